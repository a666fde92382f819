import {
  type CeldaFija,
  MAX_FIXED_COLUMNS,
  MAX_FIXED_ROWS,
  newCell,
  type TablaFijaItem,
} from '@lienzo/schema/report/fixed-table-item';
import type { BlockNode, InlineNode, TextMark } from '@lienzo/schema/report/rich-text';
import type { ImportedCell, ImportedTable } from '@lienzo/schema/reports/imported-document';
import { tableOfCells } from '../model/fixed-table/table-of-cells.ts';
import { isLight } from '../text/cell-looks.ts';
import type { AcceptedColumns } from './data-table.ts';
import { lettersOf, nameKey, nameMentions } from './name-mentions.ts';
import { tableLines } from './table-lines.ts';

/**
 * Whether a table becomes a fixed table. A single cell is a frame around a text, and a table whose labels become columns
 * is a text that repeats its page.
 */
export function canBeFixed(table: ImportedTable, accepted: AcceptedColumns): boolean {
  const columns = Math.max(0, ...table.rows.map((row) => row.length));
  if (table.rows.length > MAX_FIXED_ROWS || columns > MAX_FIXED_COLUMNS) return false;
  if (columns === 0 || (table.rows.length === 1 && columns === 1)) return false;
  return !tableLines(table).some(({ content }) =>
    nameMentions(lettersOf(content)).some(({ name }) => accepted.has(nameKey(name))),
  );
}

/** A table of a document with its cells as they were typed; null for one without any text. */
export function fixedTableOf({ rows, header_rows, widths }: ImportedTable): TablaFijaItem | null {
  if (rows.every((row) => row.every((cell) => (cell?.text ?? '').trim() === ''))) return null;
  const celdas = rows.map((row, at) =>
    row.map((cell) => (cell === null ? null : cellOf(cell, at < header_rows))),
  );
  return tableOfCells(withoutGaps(celdas), { widths, ...(header_rows > 0 && { hasHead: true }) });
}

function cellOf(cell: ImportedCell, isHead: boolean): CeldaFija {
  const { bold, color, align, background, columns, rows, type } = cell;
  const marks: TextMark[] = [
    ...(bold === true && !isHead ? [{ type: 'bold' as const }] : []),
    ...(color === undefined ? [] : [{ type: 'textStyle' as const, attrs: { color } }]),
  ];
  // Programs align numbers right unless they are told otherwise.
  const textAlign = align ?? (type === 'number' ? 'right' : undefined);
  const content = cell.text.split('\n').map((line): BlockNode => {
    const text = line.trim();
    const nodes: InlineNode[] =
      text === '' ? [] : [{ type: 'text', text, ...(marks.length > 0 && { marks }) }];
    return { type: 'paragraph', ...(textAlign !== undefined && { attrs: { textAlign } }), content: nodes };
  });
  return {
    ...newCell({ type: 'doc', content }),
    // Dark letters, or those that programs choose, would not be read on a dark ground.
    ...(background !== undefined && (color !== undefined || isLight(background)) && { fondo: background }),
    ...(columns !== undefined && { columnas: columns }),
    ...(rows !== undefined && { filas: rows }),
  };
}

/** Empty cells where no merged cell covers a place, and merged cells that end with the table. */
function withoutGaps(celdas: (CeldaFija | null)[][]): (CeldaFija | null)[][] {
  const width = Math.max(...celdas.map((row) => row.length));
  const taken = celdas.map(() => new Set<number>());
  return celdas.map((line, row) =>
    Array.from({ length: width }, (_, column) => {
      if (taken[row]?.has(column) === true) return null;
      const { columnas = 1, filas = 1, ...cell } = line[column] ?? newCell();
      let columns = 1;
      while (columns < columnas && column + columns < width && taken[row]?.has(column + columns) !== true)
        columns += 1;
      const rows = Math.min(filas, celdas.length - row);
      for (let at = row; at < row + rows; at += 1)
        for (let next = column; next < column + columns; next += 1) taken[at]?.add(next);
      return { ...cell, ...(columns > 1 && { columnas: columns }), ...(rows > 1 && { filas: rows }) };
    }),
  );
}
