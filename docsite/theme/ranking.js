// Which sections answer what somebody typed. Pure, so that a test can ask it, too.

const STOP_WORDS = new Set(
  ('a about am an and any are as at be been but by can could did do does for from get had has have how i if in into is it ' +
    'its me my no not of on one or our own people run should so some that the their them then there these they this to us use was ' +
    'we what when where which who why will with would you your').split(' '),
);
// Words that mean what the documents call otherwise.
const SYNONYMS = {
  aloud: 'reader',
  blind: 'reader',
  cheat: 'fair',
  citation: 'cite',
  delete: 'forget',
  friend: 'link',
  gdpr: 'privacy',
  honest: 'fair',
  https: 'certificate',
  javascript: 'typescript',
  js: 'typescript',
  mac: 'install',
  macos: 'install',
  offline: 'connection',
  pi: 'server',
  postgres: 'postgresql',
  raspberry: 'server',
  rl: 'environment',
  setup: 'install',
  strong: 'level',
  tls: 'certificate',
  translate: 'language',
  windows: 'install',
};
const FIELDS = { keywords: 8, heading: 6, page: 5, text: 1 };
// Pages that list everything mention every word: they come last.
const LISTS = /^(reference|rules|project)\/|^(commands|fields|glossary|questions|settings|socket-messages)\//;

/** Letters without accents, in lower case. */
export const plain = (text) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** The words of a text, each as its stem. */
export const words = (text) => (plain(text).match(/[\p{L}\p{N}]+/gu) ?? []).map(stem);

/** A word without the endings of plurals and verbs: "installing", "installs" and "installed" are one. */
function stem(word) {
  if (word.length < 4) return word;
  const short = word
    .replace(/(sses|ies|(?<=[^s])s)$/, (end) => ({ sses: 'ss', ies: 'y' })[end] ?? '')
    .replace(/(?<=\w{3})(ings?|ed|ers?|ly|ments?|ations?)$/, '')
    .replace(/(?<=\w{3})e$/, '');
  return short.replace(/([bdgmnprt])\1$/, '$1');
}

/** What to look for: the words that carry meaning, or all if none does. */
export function wanted(question) {
  const typed = plain(question).match(/[\p{L}\p{N}]+/gu) ?? [];
  const meant = typed.filter((word) => !STOP_WORDS.has(word) && !/^\d+$/.test(word));
  return [...new Set((meant.length ? meant : typed).map(stem))];
}

/** Prepare the sections of mkdocs' index: counts of words by field, and how rare each word is. */
export function prepared(docs) {
  const pages = new Map(docs.filter((doc) => !doc.location.includes('#')).map((doc) => [doc.location, doc]));
  const sections = docs.map((doc) => {
    const [path, anchor] = doc.location.split('#');
    const page = pages.get(path);
    const isPage = !anchor;
    return {
      ...doc,
      path,
      anchor,
      page: page?.title,
      counts: {
        keywords: counted(page?.keywords ?? ''),
        heading: counted(doc.title),
        page: counted(page?.title ?? ''),
        text: counted(isPage ? '' : doc.text), // the index repeats all sections in their page
      },
      length: isPage ? 1 : doc.text.length,
    };
  });
  const rarity = new Map();
  for (const { counts } of sections) {
    for (const word of new Set(Object.values(counts).flatMap((field) => [...field.keys()])))
      rarity.set(word, (rarity.get(word) ?? 0) + 1);
  }
  const usual = sections.reduce((sum, { length }) => sum + length, 0) / Math.max(sections.length, 1);
  return { sections, rarity, usual };
}

function counted(text) {
  const counts = new Map();
  for (const word of words(text)) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}

const SYNONYM_STEMS = new Map(Object.entries(SYNONYMS).map(([word, other]) => [stem(word), stem(other)]));

/** How well a section matches (BM25 over its fields); what holds more of the words wins over what repeats one. */
function score({ sections, rarity, usual }, section, stems) {
  let sum = 0;
  let found = 0;
  let all = 0;
  for (const word of stems) {
    const rare = (of) => Math.log(1 + sections.length / (1 + (rarity.get(of) ?? 0)));
    const weight = rarity.has(word) ? rare(word) : rare(SYNONYM_STEMS.get(word) ?? word);
    const [own, other] = [matched(section, word, usual), matched(section, SYNONYM_STEMS.get(word), usual)];
    const most = Math.max(own, 0.8 * other);
    all += weight;
    if (most > 0) found += weight;
    sum += weight * most;
  }
  return sum * (found / all) ** 2 * (LISTS.test(section.path) ? 0.25 : 1);
}

function matched({ counts, length }, word, usual) {
  if (!word) return 0;
  let weighed = 0;
  for (const [field, weight] of Object.entries(FIELDS)) {
    const times = counts[field].get(word) ?? 0;
    weighed += times && weight * (field === 'text' ? times / (0.4 + (0.6 * length) / usual) : 1);
  }
  return weighed / (weighed + 3);
}

/** The sections that match, best first, at most two of one page. */
export function ranked(index, question, most = 12) {
  const stems = wanted(question);
  if (!stems.length) return [];
  const seen = new Map();
  return index.sections
    .map((section) => ({ section, score: score(index, section, stems) }))
    .filter((each) => each.score > 0)
    .sort((one, other) => other.score - one.score)
    .filter(({ section }) => {
      const times = (seen.get(section.path) ?? 0) + 1;
      seen.set(section.path, times);
      return times <= 2;
    })
    .slice(0, most)
    .map(({ section }) => section);
}
