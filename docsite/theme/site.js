// Light or dark: the reader's choice, else that of the system. Loaded before the page is drawn, so that nothing flashes.
'use strict';
const KEY = 'throwdown-docs-scheme';
const chosen = (() => {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null; // a browser that keeps nothing
  }
})();
if (chosen) document.documentElement.dataset.scheme = chosen;

document.addEventListener('DOMContentLoaded', () => {
  const button = document.getElementById('scheme');
  button.hidden = false;
  button.addEventListener('click', () => {
    const root = document.documentElement;
    const dark = root.dataset.scheme ? root.dataset.scheme === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches;
    root.dataset.scheme = dark ? 'light' : 'dark';
    try {
      localStorage.setItem(KEY, root.dataset.scheme);
    } catch {
      // then it holds for this page
    }
  });
  // On a phone the list of pages waits until it is asked for.
  if (matchMedia('(max-width: 60rem)').matches) document.getElementById('pages').open = false;
});
