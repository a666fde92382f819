/** Compares the subtotals of a table's groups with what a file says. */
import { TOTAL_LABELS } from '@lienzo/schema/data/totals';
import type { ExpectedItem } from './expected-items.ts';
import type { ExpectedSubtotal, ExpectedTotal } from './expected-totals.ts';
import { plainText } from './plain-text.ts';
import { type ReadSheet, textOfCell } from './read-xlsx.ts';

/** A subtotal that a file does not say. @param found what it says instead, where that can be told. */
type Missing = (name: string, figure: ExpectedTotal, found: string) => void;

/** How many lines the caption of a subtotal and its figures take at most. */
const LINES_OF_SUBTOTAL = 4;
const CAPTIONS: readonly string[] = ['Subtotal', 'Total'];

/** In a sheet, a subtotal is a row of formulas with the name of the group in its first cell, unless that is one. */
export function compareSheetSubtotals(
  item: ExpectedItem,
  sheet: ReadSheet,
  skipped: number,
  missing: Missing,
): void {
  const [first] = item.columns;
  const rows = sheet
    .filter((cells) => cells.some(isSubtotal))
    .map((cells) => ({
      caption: first?.total === undefined ? plainText(String(cells[skipped] ?? '')) : null,
      textAt: ({ column }: ExpectedTotal): string =>
        textOfCell(cells[item.columns.indexOf(column) + skipped], typeOf(column)),
    }));
  compareRows(item.subtotals, rows, missing);
}

const isSubtotal = (cell: ReadSheet[number][number]): boolean =>
  typeof cell === 'object' && cell !== null && 'formula' in cell && cell.formula.startsWith('SUBTOTAL(');

/** A count is a whole number, whatever its column holds. */
const typeOf = (column: ExpectedTotal['column']): ExpectedTotal['column'] =>
  column.total === 'cuenta' ? { ...column, data_type: 'integer', formato: 'entero' } : column;

type FoundRow = { caption: string | null; textAt(figure: ExpectedTotal): string };

/** Groups of one name are told apart by their figures: each row is one group's. */
function compareRows(subtotals: readonly ExpectedSubtotal[], rows: FoundRow[], missing: Missing): void {
  const left = new Set(rows);
  const wrong: ExpectedSubtotal[] = [];
  const rowsOf = ({ name }: ExpectedSubtotal): FoundRow[] => {
    const caption = plainText(`Subtotal ${name}`);
    return [...left].filter((row) => row.caption === null || row.caption === caption);
  };
  for (const subtotal of subtotals) {
    const same = rowsOf(subtotal).find((row) =>
      subtotal.figures.every((figure) => row.textAt(figure) === plainText(figure.text)),
    );
    if (same === undefined) wrong.push(subtotal);
    else left.delete(same);
  }
  for (const subtotal of wrong) {
    const [like] = rowsOf(subtotal);
    if (like !== undefined) left.delete(like);
    for (const figure of subtotal.figures) {
      const found = like?.textAt(figure) ?? '';
      if (found !== plainText(figure.text)) missing(subtotal.name, figure, found);
    }
  }
}

/**
 * In a text, the figures stand beside or below the caption, each under its label if it has one; a table in bands has
 * the caption in each.
 * @param lines the words or cells of each.
 */
export function compareTextSubtotals(
  { subtotals }: ExpectedItem,
  lines: readonly (readonly string[])[],
  missing: Missing,
): void {
  const places = new Map<string, (readonly string[])[][]>();
  const taken = new Set<(readonly string[])[]>();
  for (const { name, figures } of subtotals) {
    const known = places.get(name) ?? placesOf(name, lines);
    places.set(name, known);
    const free = known.filter((place) => !taken.has(place));
    const whole = free.find((place) => figures.every((figure) => says(place, figure)));
    if (whole !== undefined) taken.add(whole);
    else
      for (const figure of figures) if (!free.some((place) => says(place, figure))) missing(name, figure, '');
  }
}

/** The lines from each caption of a name on, up to the next one; of a long name only its beginning may stand in a line. */
function placesOf(name: string, lines: readonly (readonly string[])[]): (readonly string[])[][] {
  const caption = plainText(`Subtotal ${name}`);
  const whole = placesWhere(lines, (line) => beginsWith(line, caption));
  if (whole.length > 0) return whole;
  return placesWhere(
    lines,
    ([first = '', second = '']) => second !== '' && caption.startsWith(first + second),
  );
}

function placesWhere(
  lines: readonly (readonly string[])[],
  isCaption: (line: readonly string[]) => boolean,
): (readonly string[])[][] {
  return lines.flatMap((line, at) => {
    if (!isCaption(line)) return [];
    const next = lines.slice(at + 1, at + LINES_OF_SUBTOTAL);
    const end = next.findIndex(([first = '']) => CAPTIONS.some((word) => first.startsWith(word)));
    return [[line, ...(end < 0 ? next : next.slice(0, end))]];
  });
}

/** Whether some of a line's first words are this text. */
function beginsWith(line: readonly string[], text: string): boolean {
  let start = '';
  for (const word of line) {
    start += word;
    if (start === text) return true;
    if (!text.startsWith(start)) return false;
  }
  return false;
}

function says(place: readonly (readonly string[])[], { column, text }: ExpectedTotal): boolean {
  if (text === '') return true;
  const label = column.total === undefined ? '' : TOTAL_LABELS[column.total];
  const wanted = [plainText(text), plainText(label + text)];
  return place.some((line) =>
    line.some((_word, from) => wanted.some((one) => beginsWith(line.slice(from), one))),
  );
}
