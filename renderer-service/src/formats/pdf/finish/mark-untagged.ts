/** A string, a hexadecimal string, the marks of dictionaries and arrays, or a word. White space and comments fall between. */
const TOKEN =
  /%[^\r\n]*|\((?:\\[\s\S]|[^\\()]|\((?:\\[\s\S]|[^\\()])*\))*\)|<<|>>|<[^>]*>|[[\]{}]|\/?[^\s()<>[\]{}/%]+|\//g;

const OPERATOR = /^[A-Za-z'"][A-Za-z0-9*]*$/;
/** Operators that begin a path, and those that end one (ISO 32000-1 §8.2). */
const PATH = new Set(['m', 're']);
const PAINT = new Set(['S', 's', 'f', 'F', 'f*', 'B', 'B*', 'b', 'b*']);
const SHOW = new Set(['Tj', 'TJ', "'", '"', 'sh']);
const NESTING: Readonly<Record<string, number>> = { BMC: 1, BDC: 1, EMC: -1 };
const CONSTANTS = new Set(['true', 'false', 'null']);
const BEGIN = '/Artifact BMC\n';
const END = '\nEMC';

/**
 * Marks as artifacts the painting operators of a content stream that lie outside of marked content. A path is marked
 * from its first operator on, since marks may not stand inside of one (ISO 32000-1 §14.6.1).
 * @param content as Latin-1.
 * @param formIsTagged whether the form of a name has tags of its own, and is left as it is.
 */
export function markUntagged(content: string, formIsTagged: (name: string) => boolean): string {
  let marked = '';
  let copied = 0;
  let depth = 0;
  let path: number | undefined;
  for (const { word, from, to, operand } of operatorsOf(content)) {
    depth += NESTING[word] ?? 0;
    if (PATH.has(word)) path ??= from;
    const isPainted = PAINT.has(word) || SHOW.has(word) || (word === 'Do' && !formIsTagged(operand.slice(1)));
    if (isPainted && depth === 0) {
      marked += `${content.slice(copied, path ?? from)}${BEGIN}${content.slice(path ?? from, to)}${END}`;
      copied = to;
    }
    if (PAINT.has(word) || word === 'n') path = undefined;
  }
  return marked + content.slice(copied);
}

type Operator = { word: string; from: number; to: number; operand: string };

/** The operators of a content stream with their first operand and their extent, operands included. */
function* operatorsOf(content: string): Generator<Operator> {
  let first: { text: string; at: number } | undefined;
  for (const { 0: token, index } of content.matchAll(TOKEN)) {
    if (token.startsWith('%')) continue;
    if (!OPERATOR.test(token) || CONSTANTS.has(token)) {
      first ??= { text: token, at: index };
      continue;
    }
    yield { word: token, from: first?.at ?? index, to: index + token.length, operand: first?.text ?? '' };
    first = undefined;
  }
}
