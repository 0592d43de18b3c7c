// Search in the reader's browser, in the index that the build wrote: it needs no other server.
import { prepared, ranked, wanted, words } from './ranking.js';

{
  const AROUND = 70;
  const base = document.body.dataset.base;
  const field = document.getElementById('search');
  const found = document.getElementById('found');
  let loading;

  function sections() {
    loading ??= fetch(`${base}/search/search_index.json`)
      .then((answer) => answer.json())
      .then(({ docs }) => prepared(docs));
    return loading;
  }

  // The text around the first word that was looked for.
  function extract(section, stems) {
    const found = [...section.text.matchAll(/[\p{L}\p{N}]+/gu)].find(([word]) => stems.includes(words(word)[0]));
    const at = Math.max(0, (found?.index ?? 0) - AROUND / 2);
    return (at ? '… ' : '') + section.text.slice(at, at + 2 * AROUND).trim() + ' …';
  }

  function row(section, stems) {
    const link = document.createElement('a');
    const title = document.createElement('strong');
    const text = document.createElement('span');
    link.href = `${base}/${section.location}`;
    title.textContent = section.title;
    if (section.page !== section.title) {
      const page = document.createElement('em');
      page.textContent = section.page;
      link.append(page);
    }
    text.textContent = section.text ? extract(section, stems) : '';
    link.append(title, text);
    return link;
  }

  async function look() {
    const asked = field.value;
    const stems = wanted(asked);
    if (!stems.length) {
      found.hidden = true;
      return;
    }
    const answers = ranked(await sections(), asked);
    if (asked !== field.value) return; // another search began while the index loaded
    const nothing = document.createElement('p');
    nothing.textContent = 'Nothing found.';
    found.replaceChildren(...(answers.length ? answers.map((section) => row(section, stems)) : [nothing]));
    found.hidden = false;
  }

  field.hidden = false;
  field.addEventListener('input', look);
  field.addEventListener('focus', look);
  document.addEventListener('keydown', (event) => {
    if (event.key === '/' && document.activeElement !== field) {
      event.preventDefault();
      field.focus();
    } else if (event.key === 'Escape') {
      found.hidden = true;
    } else if (event.key === 'Enter' && document.activeElement === field) {
      found.querySelector('a')?.click();
    }
  });
  document.addEventListener('click', (event) => {
    if (!event.target.closest('search')) found.hidden = true;
  });
}
