/** Shaders without the branches that are never taken. */

interface Branch {
  /** Its condition; empty for what comes otherwise. */
  when: string;
  body: Part[];
}
type Part = string | Branch[];

export function withoutComments(source: string): string {
  return source.replace(/\/\*[^]*?\*\//g, '').replace(/\/\/.*$/gm, '');
}

/** GLSL without what is under `#if` of something that is never defined, or 0. */
export function pruned(source: string, never: ReadonlySet<string>): string {
  const lines = source.split('\n').map((line) => line.trim());
  return written(parsed(lines.values()).body, never).join('\n');
}

function parsed(lines: Iterator<string>): { body: Part[]; end: string } {
  const body: Part[] = [];
  for (let next = lines.next(); !next.done; next = lines.next()) {
    const line = next.value;
    if (/^#(if|ifdef|ifndef)\b/.test(line)) body.push(branches(line, lines));
    else if (/^#(elif|else|endif)\b/.test(line)) return { body, end: line };
    else if (line) body.push(line);
  }
  return { body, end: '' };
}

function branches(first: string, lines: Iterator<string>): Branch[] {
  const all: Branch[] = [];
  for (let line = first; !line.startsWith('#endif');) {
    const { body, end } = parsed(lines);
    if (!end) throw new Error(`a branch does not end: ${first}`);
    all.push({ when: condition(line), body });
    line = end;
  }
  return all;
}

function condition(line: string): string {
  const [, word, rest = ''] = /^#(\w+)\s*(.*)$/.exec(line) ?? [];
  if (word === 'ifdef') return `defined( ${rest.trim()} )`;
  if (word === 'ifndef') return `! defined( ${rest.trim()} )`;
  return word === 'else' ? '' : rest.trim();
}

function written(body: readonly Part[], never: ReadonlySet<string>): string[] {
  return body.flatMap((part) => (typeof part === 'string' ? [part] : chosen(part, never)));
}

/** Of the branches those that may be taken; without any condition if that is known. */
function chosen(all: readonly Branch[], never: ReadonlySet<string>): string[] {
  const lines: string[] = [];
  for (const { when, body } of all) {
    const known = when === '' ? true : truth(when, never);
    if (known === false) continue;
    const text = written(body, never);
    if (known === true && !lines.length) return text;
    lines.push(known === true ? '#else' : `${lines.length ? '#elif' : '#if'} ${when}`, ...text);
    if (known === true) break;
  }
  return lines.length ? [...lines, '#endif'] : [];
}

/** Whether a condition holds, as far as that is known. */
function truth(when: string, never: ReadonlySet<string>): boolean | null {
  if (/[()]/.test(when.replace(/defined\s*\(\s*\w+\s*\)/g, ''))) return null;
  return any(when.split('||').map((terms) => all(terms.split('&&').map((factor) => atom(factor, never)))));
}

function atom(factor: string, never: ReadonlySet<string>): boolean | null {
  const [, not, name = ''] = /^\s*(!?)\s*defined\s*\(\s*(\w+)\s*\)\s*$/.exec(factor) ?? [];
  if (name) return never.has(name) ? not === '!' : null;
  const [, number = ''] = /^\s*(\w+) > 0\s*$/.exec(factor) ?? [];
  return never.has(number) ? false : null;
}

function any(truths: readonly (boolean | null)[]): boolean | null {
  if (truths.includes(true)) return true;
  return truths.every((each) => each === false) ? false : null;
}

function all(truths: readonly (boolean | null)[]): boolean | null {
  if (truths.includes(false)) return false;
  return truths.every((each) => each === true) ? true : null;
}
