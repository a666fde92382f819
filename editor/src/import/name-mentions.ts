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
};

/** What stands for a node that is no text. */
const OTHER_NODE = '\uFFFC';

/** «Nombre», {Nombre}, {{Nombre}}, ${Nombre}, <Nombre>, <<Nombre>>, [Nombre]. */
const FIELD = /«([^«»]{1,200})»|\$?\{\{?([^{}]{1,200})\}\}?|<<?([^<>]{1,200})>>?|\[([^[\]]{1,200})\]/gu;
/** A label with a blank line to write on, or with nothing up to the end of its line. */
const LABEL = /([^\n\t:_…\uFFFC]{1,200}):([ \t\u00a0]*)(_{3,}|…+|\.{4,}|(?=\n|$))/gu;

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
    }),
  );
  const labels = [...letters.matchAll(LABEL)].map((match): NameMention => {
    const [all, name = '', space = '', blank = ''] = match;
    const end = match.index + all.length;
    return {
      name: oneLine(name),
      start: end - blank.length,
      end,
      isMergeField: false,
      needsSpace: space === '',
    };
  });
  return [...fields, ...labels].toSorted((a, b) => a.start - b.start);
}
