import type { InlineNode } from '@lienzo/schema/report/rich-text';
import { foldText } from '@lienzo/schema/text/fold-text';

/**
 * Where a text names what is to be filled in: `start` to `end` are the letters that its value replaces. A field of a
 * merge is one whose name stands between guillemets.
 */
export type NameMention = {
  name: string;
  start: number;
  end: number;
  isMergeField: boolean;
  needsSpace: boolean;
  /** A label whose value is written beside it; nothing is replaced. */
  isFilled: boolean;
};

/** Letters of a label that are read. */
const MAX_LABEL = 200;

/** What stands for a node that is no text. */
const OTHER_NODE = '\uFFFC';

/** «Nombre», {Nombre}, {{Nombre}}, ${Nombre}, <Nombre>, <<Nombre>>, [Nombre]. */
const FIELD = /«([^«»]{1,200})»|\$?\{\{?([^{}]{1,200})\}\}?|<<?([^<>]{1,200})>>?|\[([^[\]]{1,200})\]/gu;
/** What follows a label: a blank line to write on, nothing up to the end of its line, or a value. */
const AFTER_LABEL = /:([ \t\u00a0]*)(_{3,}|…+|\.{3,}|(?=\n|$)|(?=[^\s:«{<[$]))/gu;
const BEFORE_LABEL = /[\n\t:_…\uFFFC]|\.{3,}/u;

/** What names are compared by: without accents, capitals, spaces and punctuation. */
export const nameKey = (name: string): string => foldText(name).replace(/[^\p{L}\p{N}]+/gu, '');

/** A text as a person reads a name: in one line. */
export const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** The letters of a block; every node that is no text is one letter. */
export const lettersOf = (nodes: readonly InlineNode[]): string =>
  nodes
    .map((node) => (node.type === 'text' ? node.text : node.type === 'hardBreak' ? '\n' : OTHER_NODE))
    .join('');

/** The names in a text, in their order. */
export function nameMentions(letters: string): NameMention[] {
  const fields = [...letters.matchAll(FIELD)].map(
    (match): NameMention => ({
      name: oneLine(match.slice(1).find((name) => name !== undefined) ?? ''),
      start: match.index,
      end: match.index + match[0].length,
      isMergeField: match[0].startsWith('«'),
      needsSpace: false,
      isFilled: false,
    }),
  );
  let behindColon = 0;
  const labels = [...letters.matchAll(AFTER_LABEL)].map((match): NameMention => {
    const [all, space = '', blank = ''] = match;
    const end = match.index + all.length;
    const before = letters.slice(Math.max(behindColon, match.index - MAX_LABEL), match.index);
    behindColon = match.index + 1;
    return {
      name: oneLine(before.split(BEFORE_LABEL).at(-1) ?? ''),
      start: end - blank.length,
      end,
      isMergeField: false,
      needsSpace: space === '',
      isFilled: blank === '' && end < letters.length && letters[end] !== '\n',
    };
  });
  return [...fields, ...labels].toSorted((a, b) => a.start - b.start);
}
