/** Compares what an item must show with what a file says. */
import type { RenderFormat } from '@lienzo/schema/api/render-contract';
import type { ProofDifference } from '@lienzo/schema/api/report-proof';
import { compareChartSheet, compareChartText } from './compare-figures.ts';
import { compareSheetSubtotals, compareTextSubtotals } from './compare-subtotals.ts';
import { type ExpectedItem, textsOfRow, titleOf } from './expected-items.ts';
import { plainText } from './plain-text.ts';
import type { ReadText } from './read-text.ts';
import { type ReadSheet, textOfCell } from './read-xlsx.ts';

/** How often each text is there. */
class Bag {
  private readonly counts = new Map<string, number>();

  constructor(texts: Iterable<string>) {
    for (const text of texts) this.counts.set(text, (this.counts.get(text) ?? 0) + 1);
  }

  has(text: string): boolean {
    return (this.counts.get(text) ?? 0) > 0;
  }

  /** @returns whether it was there; it is not any more. */
  take(text: string): boolean {
    if (!this.has(text)) return false;
    this.counts.set(text, (this.counts.get(text) ?? 0) - 1);
    return true;
  }
}

type MissingRow = { number: number; texts: string[] };
const keyOf = (cells: readonly string[]): string => cells.join('\n');

/**
 * Rows are looked for as a whole first; the values of one that is nowhere, in the lines that are no row of the item.
 * @param lines from which the rows of the item are taken away.
 * @param isJoined a line is one text, as on a page.
 */
function missingRows(
  item: ExpectedItem,
  lines: string[][],
  isJoined: boolean,
): { missing: MissingRow[]; rest: string[][] } {
  const wanted = item.rows.map((row) => textsOfRow(item, row).map(plainText));
  const keys = wanted.map((texts) => (isJoined ? texts.join('') : keyOf(texts)));
  const there = new Bag(lines.map(keyOf));
  const missing = wanted.flatMap((texts, at): MissingRow[] => {
    const isEmpty = texts.every((text) => text === '');
    return isEmpty || there.take(keys[at] ?? '') ? [] : [{ number: at + 1, texts }];
  });
  const known = new Bag(keys);
  return { missing, rest: lines.filter((line) => !known.take(keyOf(line))) };
}

export function compareSheet(item: ExpectedItem, sheet: ReadSheet, skipped: number): ProofDifference[] {
  const { name, chart } = item;
  // A chart's sheet has its figures, not its rows.
  if (item.kind === 'chart') return chart === null ? [] : compareChartSheet({ name, chart }, sheet);
  const say = differenceIn('xlsx', item);
  const lines = sheet.map((cells) =>
    item.columns.map((column, at) => textOfCell(cells[at + skipped], column)),
  );
  const { missing, rest } = missingRows(item, lines, false);
  const differences = valuesMissing(missing, rest, say);
  for (const { column, text } of item.totals) {
    const at = item.columns.indexOf(column);
    // A count stands in a cell that has another format than its column.
    if (column.total === 'cuenta' || text === '') continue;
    if (!rest.some((line) => line[at] === plainText(text)))
      differences.push(say(at, null, text, rest.at(-1)?.[at] ?? ''));
  }
  compareSheetSubtotals(item, sheet, skipped, (group, { column, text }, found) =>
    differences.push({ ...say(item.columns.indexOf(column), null, text, found), group }),
  );
  return differences;
}

export function compareText(
  format: Exclude<RenderFormat, 'xlsx'>,
  item: ExpectedItem,
  read: ReadText,
): ProofDifference[] {
  const { name, chart } = item;
  if (item.kind === 'chart') return chart === null ? [] : compareChartText(format, { name, chart }, read);
  const say = differenceIn(format, item);
  if (item.kind === 'text') return textMissing(item, read, say);
  const isJoined = format === 'pdf';
  const { missing, rest } = missingRows(item, read.lines, isJoined);
  const differences = isJoined ? wordsMissing(item, missing, read, say) : valuesMissing(missing, rest, say);
  const ends = isJoined ? read.words : rest.flat();
  for (const { column, text } of item.totals)
    if (text !== '' && !ends.some((end) => end.endsWith(plainText(text))) && !isWithin(text, read.text))
      differences.push(say(item.columns.indexOf(column), null, text, ''));
  compareTextSubtotals(item, read.pieces, (group, { column, text }, found) =>
    differences.push({ ...say(item.columns.indexOf(column), null, text, found), group }),
  );
  return differences;
}

/** A total of several words. */
const isWithin = (text: string, whole: string): boolean => /\s/.test(text) && whole.includes(plainText(text));

type Say = (column: number, row: number | null, expected: string, found: string) => ProofDifference;

const differenceIn =
  (format: RenderFormat, item: ExpectedItem): Say =>
  (column, row, expected, found) => {
    const selected = item.columns[column];
    return {
      format,
      item: item.name,
      column: selected === undefined ? '' : titleOf(selected),
      row,
      expected,
      found,
    };
  };

/** A table in bands has its values in several rows. */
function valuesMissing(missing: MissingRow[], rest: string[][], say: Say): ProofDifference[] {
  const values = new Bag(rest.flat());
  return missing.flatMap(({ number, texts }) => {
    const like = mostAlike(texts, rest);
    return texts.flatMap((text, at) =>
      text === '' || values.take(text) ? [] : [say(at, number, text, like?.[at] ?? '')],
    );
  });
}

/** The line that shares most cells with a row, at least half of them. */
function mostAlike(texts: string[], lines: string[][]): string[] | undefined {
  let [best, most] = [undefined as string[] | undefined, texts.length / 2];
  for (const line of lines) {
    if (line.length !== texts.length) continue;
    const same = texts.filter((text, at) => text === line[at]).length;
    if (same >= most) [best, most] = [line, same];
  }
  return best;
}

/** On a page, a value of several lines shares each of them with its neighbours. */
function wordsMissing(
  item: ExpectedItem,
  missing: MissingRow[],
  { words, text }: ReadText,
  say: Say,
): ProofDifference[] {
  const there = new Bag(words);
  const gone = new Set(missing.map(({ number }) => number));
  const wordsOf = (row: ExpectedItem['rows'][number]): string[][] =>
    textsOfRow(item, row).map((value) => value.split(/\s+/).map(plainText).filter(Boolean));
  // The words of rows that are there as a whole are theirs.
  for (const [at, row] of item.rows.entries())
    if (!gone.has(at + 1)) for (const word of wordsOf(row).flat()) there.take(word);
  return missing.flatMap(({ number, texts }) => {
    const row = item.rows[number - 1] ?? {};
    return wordsOf(row).flatMap((parts, at) => {
      const isThere = parts.every((part) => there.take(part) || takeBroken(part, there));
      const value = texts[at] ?? '';
      return isThere || (value.length > LONG && text.includes(value)) ? [] : [say(at, number, value, '')];
    });
  });
}

/** From this length on a value is found by itself. */
const LONG = 12;

/** A long word may be broken once. */
function takeBroken(word: string, there: Bag): boolean {
  for (let at = 1; at < word.length; at += 1) {
    const [start, end] = [word.slice(0, at), word.slice(at)];
    if (there.has(start) && there.has(end)) return there.take(start) && there.take(end);
  }
  return false;
}

/** A text can be set in capitals. */
function textMissing(item: ExpectedItem, { words, text }: ReadText, say: Say): ProofDifference[] {
  const known = new Set(words.map(folded));
  const whole = folded(text.replaceAll('\n', ''));
  const isThere = (value: string): boolean =>
    whole.includes(folded(plainText(value))) ||
    value.split(/\s+/).every((word) => known.has(folded(plainText(word))));
  return item.rows.flatMap((row, number) =>
    textsOfRow(item, row).flatMap((value, at) => {
      const isShown = item.shown?.has(item.columns[at]?.column ?? '') ?? true;
      return !isShown || isThere(value) ? [] : [say(at, number + 1, value, '')];
    }),
  );
}

const folded = (text: string): string => text.toLocaleLowerCase('es-MX');
