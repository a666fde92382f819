/** Headings that neighbouring columns of a table share: "Horas extra" above "Dobles" and "Triples". */
import type { SelectedColumn } from './column.ts';

/** Columns side by side; `text` is '' for a single one that shares no heading. */
export type HeadingSpan = { from: number; count: number; text: string };

type Headed = Pick<SelectedColumn, 'encabezado_comun'>;

/** The shared heading of a column; '' for none. */
export const sharedHeadingOf = ({ encabezado_comun = '' }: Headed): string => encabezado_comun.trim();

/**
 * The row above the headings of columns that stand side by side: columns that were moved apart have their heading once
 * each, those that are hidden leave the others theirs.
 * @returns null where no column shares a heading.
 */
export function headingSpans(columns: readonly Headed[]): HeadingSpan[] | null {
  const spans: HeadingSpan[] = [];
  for (const [from, column] of columns.entries()) {
    const text = sharedHeadingOf(column);
    const last = spans.at(-1);
    if (last !== undefined && text !== '' && last.text === text) last.count += 1;
    else spans.push({ from, count: 1, text });
  }
  return spans.some(({ text }) => text !== '') ? spans : null;
}

/** The headings that stand above columns which are not side by side, each once. */
export function dividedHeadings(columns: readonly Headed[]): string[] {
  const texts = (headingSpans(columns) ?? []).flatMap(({ text }) => (text === '' ? [] : [text]));
  return [...new Set(texts.filter((text, at) => texts.indexOf(text) !== at))];
}
