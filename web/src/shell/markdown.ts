/** The little Markdown that the guides are written in, as parts: no HTML is ever made of text. */

export interface Span {
  text: string;
  bold: boolean;
}

export type Part =
  | { is: 'heading'; level: number; spans: Span[] }
  | { is: 'paragraph'; spans: Span[] }
  | { is: 'list'; ordered: boolean; items: Span[][] };

export function parts(source: string): Part[] {
  return source
    .trim()
    .split(/\n\s*\n/)
    .map((block) => part(block.trim()))
    .filter((each) => each !== null);
}

function part(block: string): Part | null {
  const heading = /^(#{1,4})\s+(.*)$/s.exec(block);
  if (heading) return { is: 'heading', level: heading[1]?.length ?? 1, spans: spans(heading[2] ?? '') };
  const lines = block.split('\n');
  const item = /^\s*(?:[-*]|(\d+)\.)\s+/;
  const first = item.exec(lines[0] ?? '');
  if (!first) return block ? { is: 'paragraph', spans: spans(lines.join(' ')) } : null;
  const items: string[] = [];
  for (const line of lines) {
    if (item.test(line)) items.push(line.replace(item, ''));
    else items.push(`${items.pop() ?? ''} ${line.trim()}`);
  }
  return { is: 'list', ordered: first[1] !== undefined, items: items.map(spans) };
}

export function spans(text: string): Span[] {
  return text
    .split(/\*\*/)
    .map((piece, index) => ({ text: piece, bold: index % 2 === 1 }))
    .filter((span) => span.text !== '');
}
