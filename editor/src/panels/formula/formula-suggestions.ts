/** What can be written at a place of a formula: functions and columns. */
import {
  type FormulaPlace,
  type NamedColumn,
  namedColumns,
  writtenName,
} from '@lienzo/schema/data/formula-names';
import { foldedName } from '@lienzo/schema/formula/folded-name';
import { FUNCTION_NAMES, type FunctionName } from '@lienzo/schema/formula/function-table';

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
const MOST = 8;
const WORD_BEFORE = /(\[[^\][]*|[\p{L}_][\p{L}\p{N}\p{M}_.]*)$/u;
/** Several words, as the names of columns have them: “salario d”. */
const WORDS_BEFORE = /[\p{L}_][\p{L}\p{N}\p{M}_.]*( [\p{L}\p{N}\p{M}_.]*)+$/u;

type Words = { column: string; ofFunction: string };

/**
 * @param caret place in `text`.
 * @param all everything, also where no word has begun.
 */
export function formulaSuggestions(
  text: string,
  caret: number,
  { item, own, all, words }: { item: FormulaPlace; own: string; all: boolean; words: Words },
): FormulaSuggestion[] {
  const before = text.slice(0, caret);
  if (isInText(before)) return [];
  const named = namedColumns(item, own);
  const last = WORD_BEFORE.exec(before)?.[0] ?? '';
  const word = last.startsWith('[') ? last : (wordsOfColumn(before, named) ?? last);
  if (word === '' && !all) return [];
  const isColumn = word.startsWith('[');
  const wanted = foldedName(isColumn ? word.slice(1) : word);
  const start = caret - word.length;
  const end = isColumn && text[caret] === ']' ? caret + 1 : caret;
  const columns = named.flatMap((column) => rankedColumn(column, wanted));
  const functions = isColumn ? [] : FUNCTION_NAMES.flatMap((name) => rankedFunction(name, wanted));
  return [...columns, ...functions]
    .toSorted((one, other) => one.rank - other.rank)
    .slice(0, MOST)
    .map(({ rank: _rank, ...found }) => ({
      ...found,
      detail: found.detail ?? (found.written.endsWith('(') ? words.ofFunction : words.column),
      start,
      end: found.written.endsWith('(') && text[caret] === '(' ? caret + 1 : end,
    }));
}

/** The most words at the end of a text that the name of a column begins with; null unless they are several. */
function wordsOfColumn(before: string, named: readonly NamedColumn[]): string | null {
  let words = WORDS_BEFORE.exec(before)?.[0] ?? '';
  while (words.includes(' ')) {
    const wanted = foldedName(words);
    if (named.some(({ name }) => foldedName(name).startsWith(wanted))) return words;
    words = words.slice(words.indexOf(' ') + 1);
  }
  return null;
}

type Ranked = { key: string; label: string; detail: string | null; written: string; rank: number };

/** Names that begin with the word come first, then those that have it inside. */
function rankOf(name: string, wanted: string): number | null {
  const folded = foldedName(name);
  if (folded.startsWith(wanted)) return 0;
  return folded.includes(wanted) ? 1 : null;
}

function rankedColumn({ key, name, table }: NamedColumn, wanted: string): Ranked[] {
  const rank = rankOf(name, wanted);
  return rank === null
    ? []
    : [{ key, label: name, detail: table, written: writtenName(name), rank: 2 * rank }];
}

function rankedFunction(name: FunctionName, wanted: string): Ranked[] {
  const rank = rankOf(name, wanted);
  return rank === null
    ? []
    : [{ key: `f-${name}`, label: name, detail: null, written: `${name}(`, rank: 2 * rank + 1 }];
}

/** Whether a place lies inside of quotes. */
const isInText = (before: string): boolean => (before.match(/"/g) ?? []).length % 2 === 1;
