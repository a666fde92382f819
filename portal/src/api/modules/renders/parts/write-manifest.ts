/** The list of the files of a report in parts, as CSV that Excel opens: file, value, rows, control totals, state. */

import { catalogColumn } from '@lienzo/schema/data/catalog';
import type { ColumnKey } from '@lienzo/schema/data/column';
import type { PartsTarget } from '@lienzo/schema/reports/parts-endpoints';
import { partsMessages } from '@lienzo/schema/reports/parts-messages';
import type { ComparedTotals, StoredPart } from '../repositories/render-parts.ts';

const { manifest } = partsMessages;

/** Excel reads UTF-8 by this mark. */
const MARK = '\ufeff';
/** What Excel would take for a formula. Numbers are none. */
const FORMULA = /^[=+\-@\t\r](?!\d+(\.\d+)?$)/;

type Manifest = {
  column: ColumnKey;
  target: PartsTarget;
  parts: readonly StoredPart[];
  totals: ComparedTotals;
};

/** The lines of the list, the last one with the totals of all. */
export function writeManifest({ column, target, parts, totals }: Manifest): Buffer {
  const head = [
    manifest.file,
    catalogColumn(column)?.readable_name ?? column,
    manifest.rows,
    ...totals.columns.map(({ heading }) => heading),
    manifest.state,
    manifest.detail,
  ];
  const lines = parts.map((part) => [
    part.name,
    part.value,
    String(part.rows),
    ...part.totals,
    manifest.states[part.state === 'failed' ? 'failed' : target.kind],
    part.problem ?? part.recipient ?? '',
  ]);
  const sum = [manifest.total, '', totals.rows.parts, ...totals.columns.map(({ parts: sum }) => sum), '', ''];
  return Buffer.from(MARK + [head, ...lines, sum].map(lineOf).join(''));
}

const lineOf = (cells: readonly string[]): string => `${cells.map(cellOf).join(',')}\r\n`;

/** Quoted also where an Excel of another region would end the cell: what follows could be a formula. */
function cellOf(text: string): string {
  const plain = FORMULA.test(text) ? `'${text}` : text;
  return /[",;\t\r\n]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain;
}
