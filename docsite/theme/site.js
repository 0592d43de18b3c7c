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
  // On a narrow screen the two lists wait until they are opened.
  if (matchMedia('(max-width: 60rem)').matches) document.getElementById('pages').open = false;
  const parts = document.getElementById('parts');
  if (parts && matchMedia('(max-width: 80rem)').matches) parts.open = false;
  document.querySelectorAll('main pre').forEach(addCopyButton);
});

// Of a console only the commands are copied, without their prompt.
function copiedText(block) {
  const text = (block.querySelector('code') ?? block).textContent;
  if (!/^\$ /m.test(text)) return text;
  return text.split('\n').filter((line) => line.startsWith('$ ')).map((line) => `${line.slice(2)}\n`).join('');
}

function addCopyButton(block) {
  if (!navigator.clipboard) return; // browsers have it on https and on this computer only
  const button = document.createElement('button');
  const show = (text) => (button.textContent = text);
  button.type = 'button';
  button.className = 'copy';
  show('Copy');
  button.addEventListener('click', () => {
    navigator.clipboard.writeText(copiedText(block)).then(() => show('Copied'), () => show('Not copied'));
    button.addEventListener('blur', () => show('Copy'), { once: true });
  });
  const frame = document.createElement('div');
  frame.className = 'copied';
  block.replaceWith(frame);
  frame.append(block, button);
}
