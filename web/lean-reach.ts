/**
 * Of a library what somebody names. Bundlers keep every method of a class that is used; here a method or an inner
 * function stays only if its name stands in the code that uses the library, or in a part of the library that stays.
 * A name that several classes have keeps it in all of them: too much is kept, never too little.
 */

import { parseAst } from 'vite';

interface Node {
  type: string;
  start: number;
  end: number;
  [child: string]: unknown;
}

/** Something with a name, from where to where. */
interface Part {
  name: string;
  start: number;
  end: number;
  /** Those of the outermost level are left to the bundler: they may be exported. */
  outermost: boolean;
  /** Names within, but for those of its parts. */
  names: Set<string>;
  parts: Part[];
}

/** The library's files without what nobody names. */
export function reached(files: readonly string[], users: readonly string[]): string[] {
  const wholes = files.map(whole);
  const live = new Set(users.flatMap((user) => user.match(/[\w$]+/g) ?? []));
  const dead = unnamed(wholes, live);
  return files.map((file, index) => without(file, topmost(wholes[index]!.parts, dead)));
}

function unnamed(wholes: readonly Part[], live: Set<string>): Set<Part> {
  const waiting = new Set<Part>();
  const enter = ({ names, parts }: Part) => {
    for (const name of names) live.add(name);
    for (const part of parts) waiting.add(part);
  };
  wholes.forEach(enter);
  for (let known = -1; known < live.size;) {
    known = live.size;
    for (const part of waiting) if (live.has(part.name) && waiting.delete(part)) enter(part);
  }
  return waiting;
}

function topmost(parts: readonly Part[], dead: ReadonlySet<Part>): Part[] {
  return parts.flatMap((part) => {
    if (!dead.has(part)) return topmost(part.parts, dead);
    return part.outermost ? [] : [part];
  });
}

function without(file: string, parts: readonly Part[]): string {
  let text = '';
  let from = 0;
  for (const { start, end } of parts) {
    text += file.slice(from, start);
    from = end;
  }
  return text + file.slice(from);
}

function whole(file: string): Part {
  const part = { name: '', start: 0, end: file.length, outermost: true, names: new Set<string>(), parts: [] };
  walk(parseAst(file), [], part, file);
  return part;
}

function walk(node: unknown, above: readonly Node[], into: Part, file: string): void {
  if (Array.isArray(node)) for (const each of node) walk(each, above, into, file);
  if (!isNode(node) || /^(Import|ExportNamed)Declaration$/.test(node.type)) return;
  const name = named(node, above);
  const here = name === null ? into : part(name, node, into, file);
  if (node.type === 'Identifier') here.names.add(node.name as string);
  if (node.type === 'Literal' && typeof node.value === 'string') here.names.add(node.value);
  for (const [key, child] of Object.entries(node))
    if (!isPlainKey(node, key, above)) walk(child, [node, ...above], here, file);
}

function part(name: string, node: Node, into: Part, file: string): Part {
  const comma = node.type === 'Property' ? /^\s*,/.exec(file.slice(node.end)) : null;
  const end = node.end + (comma?.[0].length ?? 0);
  const made = {
    name,
    start: node.start,
    end,
    outermost: into.name === '',
    names: new Set<string>(),
    parts: [],
  };
  into.parts.push(made);
  return made;
}

/** To give something a name is no use of it. */
function isPlainKey(node: Node, key: string, [above]: readonly Node[]): boolean {
  return key === 'key' && !node.computed && !(node.type === 'Property' && above?.type === 'ObjectPattern');
}

/** The name by which something is used, if it can be left out. */
function named(node: Node, [above, before]: readonly Node[]): string | null {
  switch (node.type) {
    case 'FunctionDeclaration':
    case 'ClassDeclaration':
    case 'VariableDeclarator':
      return node.type === 'FunctionDeclaration' || before?.type === 'Program' || above?.type === 'Program'
        ? identifier(node.id)
        : null;
    case 'MethodDefinition':
      return node.kind === 'constructor' || node.computed ? null : identifier(node.key);
    case 'Property':
      if (above?.type !== 'ObjectExpression' || node.computed) return null;
      return isFunction(node.value) || (before?.type === 'ReturnStatement' && identifier(node.value))
        ? identifier(node.key)
        : null;
    case 'ExpressionStatement':
      return given(node.expression);
    default:
      return null;
  }
}

/** `this.name = function …` */
function given(expression: unknown): string | null {
  if (!isNode(expression) || expression.type !== 'AssignmentExpression' || !isFunction(expression.right))
    return null;
  const left = expression.left as Node;
  return left.type === 'MemberExpression' && (left.object as Node).type === 'ThisExpression'
    ? identifier(left.property)
    : null;
}

function isFunction(node: unknown): boolean {
  return isNode(node) && (node.type === 'FunctionExpression' || node.type === 'ArrowFunctionExpression');
}

function identifier(node: unknown): string | null {
  return isNode(node) && node.type === 'Identifier' ? (node.name as string) : null;
}

function isNode(node: unknown): node is Node {
  return typeof node === 'object' && node !== null && 'type' in node;
}
