// Search in the reader's browser, in the index that the build wrote: it needs no other server.
'use strict';
(() => {
  const MOST = 12;
  const AROUND = 70;
  const base = document.body.dataset.base;
  const field = document.getElementById('search');
  const found = document.getElementById('found');
  let loading;

  const plain = (text) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

  function sections() {
    loading ??= fetch(`${base}/search/search_index.json`)
      .then((answer) => answer.json())
      .then(({ docs }) => {
        const pages = new Map(docs.filter((doc) => !doc.location.includes('#')).map((doc) => [doc.location, doc.title]));
        return docs.map((doc) => {
          const [path, anchor] = doc.location.split('#');
          return { ...doc, path, anchor, page: pages.get(path), heading: plain(doc.title), words: plain(doc.text) };
        });
      });
    return loading;
  }

  // Every word must occur; a heading counts more than the text, the beginning of a word more than its middle.
  function score(section, wanted) {
    let sum = 0;
    for (const word of wanted) {
      const inHeading = rank(section.heading, word);
      const inText = rank(section.words, word);
      if (!inHeading && !inText) return 0;
      sum += 8 * inHeading + inText;
    }
    return section.location.startsWith('rules/') || section.location.startsWith('project/') ? sum / 3 : sum;
  }

  function rank(text, word) {
    const at = text.indexOf(word);
    if (at < 0) return 0;
    return at === 0 || /[^\p{L}\p{N}]/u.test(text[at - 1]) ? 2 : 1;
  }

  function extract(section, word) {
    const at = Math.max(0, section.words.indexOf(word) - AROUND / 2);
    return (at ? '… ' : '') + section.text.slice(at, at + 2 * AROUND).trim() + ' …';
  }

  function row(section, word) {
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
    text.textContent = section.text ? extract(section, word) : '';
    link.append(title, text);
    return link;
  }

  async function look() {
    const wanted = plain(field.value).split(/\s+/).filter(Boolean);
    if (!wanted.length) {
      found.hidden = true;
      return;
    }
    const asked = field.value;
    const matching = (await sections())
      .map((section) => ({ section, score: score(section, wanted) }))
      .filter((each) => each.score);
    const precise = new Set(matching.filter((each) => each.section.anchor).map((each) => each.section.path));
    const ranked = matching
      .filter(({ section }) => section.anchor || !precise.has(section.path)) // a whole page only if no section matches
      .sort((a, b) => b.score - a.score)
      .slice(0, MOST);
    if (asked !== field.value) return; // another search began while the index loaded
    const nothing = document.createElement('p');
    nothing.textContent = 'Nothing found.';
    found.replaceChildren(...(ranked.length ? ranked.map((each) => row(each.section, wanted[0])) : [nothing]));
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
})();
