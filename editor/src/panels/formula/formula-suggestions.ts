/** What can be written at a place of a formula: functions and columns. */
import { type NamedColumn, writtenName } from '@lienzo/schema/data/formula-names';
import { foldedName } from '@lienzo/schema/formula/folded-name';

/** `written` takes the place of the text between `start` and `end`; `caret` lies that far behind its end. */
export type FormulaSuggestion = {
  key: string;
  label: string;
  detail: string;
  written: string;
  start: number;
  end: number;
};

/** The most suggestions. */
const MAX = 8;
const WORD_BEFORE = /(\[[^\][]*|[\p{L}_][\p{L}\p{N}\p{M}_.]*)$/u;
/** Several words, as the names of columns have them: “salario d”. */
const TEXTS_BEFORE = /[\p{L}_][\p{L}\p{N}\p{M}_.]*( [\p{L}\p{N}\p{M}_.]*)+$/u;

type Texts = { column: string; ofFunction: string };

/**
 * @param caret place in `text`.
 * @param named the columns that can be used.
 * @param functions their names.
 * @param all everything, also where no word has begun.
 */
export function formulaSuggestions(
  text: string,
  caret: number,
  {
    named,
    functions: names,
    all,
    words,
  }: { named: readonly NamedColumn[]; functions: readonly string[]; all: boolean; words: Texts },
): FormulaSuggestion[] {
  const before = text.slice(0, caret);
  if (isInText(before)) return [];
  const last = WORD_BEFORE.exec(before)?.[0] ?? '';
  const word = last.startsWith('[') ? last : (textOfColumn(before, named) ?? last);
  if (word === '' && !all) return [];
  const isColumn = word.startsWith('[');
  const requested = foldedName(isColumn ? word.slice(1) : word);
  const start = caret - word.length;
  const end = isColumn && text[caret] === ']' ? caret + 1 : caret;
  const columns = named.flatMap((column) => rankedColumn(column, requested));
  const functions = isColumn ? [] : names.flatMap((name) => rankedFunction(name, requested));
  return [...columns, ...functions]
    .toSorted((one, other) => one.rank - other.rank)
    .slice(0, MAX)
    .map(({ rank: _rank, ...found }) => ({
      ...found,
      detail: found.detail ?? (found.written.endsWith('(') ? words.ofFunction : words.column),
      start,
      end: found.written.endsWith('(') && text[caret] === '(' ? caret + 1 : end,
    }));
}

/** The most words at the end of a text that the name of a column begins with; null unless they are several. */
function textOfColumn(before: string, named: readonly NamedColumn[]): string | null {
  let texts = TEXTS_BEFORE.exec(before)?.[0] ?? '';
  while (texts.includes(' ')) {
    const desired = foldedName(texts);
    if (named.some(({ name }) => foldedName(name).startsWith(desired))) return texts;
    texts = texts.slice(texts.indexOf(' ') + 1);
  }
  return null;
}

type Ranked = { key: string; label: string; detail: string | null; written: string; rank: number };

/** Names that begin with the word come first, then those that have it inside. */
function rankOf(name: string, target: string): number | null {
  const folded = foldedName(name);
  if (folded.startsWith(target)) return 0;
  return folded.includes(target) ? 1 : null;
}

function rankedColumn({ key, name, table }: NamedColumn, expected: string): Ranked[] {
  const rank = rankOf(name, expected);
  return rank === null
    ? []
    : [{ key, label: name, detail: table, written: writtenName(name), rank: 2 * rank }];
}

function rankedFunction(name: string, chosen: string): Ranked[] {
  const rank = rankOf(name, chosen);
  return rank === null
    ? []
    : [{ key: `f-${name}`, label: name, detail: null, written: `${name}(`, rank: 2 * rank + 1 }];
}

/** Whether a place lies inside of quotes. */
const isInText = (before: string): boolean => (before.match(/"/g) ?? []).length % 2 === 1;
