/** Compares the sheet of a fixed table with its cells, each in its place. */
import type { SelectedColumn } from '@lienzo/schema/data/column';
import { dataTypeOf } from '@lienzo/schema/data/computed-formulas';
import { type PlacedCell, placedCells } from '@lienzo/schema/report/fixed-grid';
import { formatOfOutcome } from '@lienzo/schema/report/formula-results';
import { ITEM_TYPES, type TablaFijaItem } from '@lienzo/schema/report/item';
import { reportItems } from '@lienzo/schema/report/report';
import type { ProofDifference } from '@lienzo/schema/reports/report-proof';
import { columnLetters } from '@lienzo/schema/workbooks/column-letters';
import type { CurrentRow, DrawContext } from '@lienzo/templates/drawing/draw-context';
import { drawRichText } from '@lienzo/templates/drawing/draw-rich-text';
import { rowsByUuid } from '@lienzo/templates/drawing/rows-by-uuid';
import { rowsOfItem } from '@lienzo/templates/drawing/rows-of-item';
import { soleColumn } from '@lienzo/templates/drawing/sole-column';
import { drawnCells } from './drawn-cells.ts';
import type { DrawnSource } from './drawn-pages.ts';
import { plainText } from './plain-text.ts';
import { type NamedSheet, textOfCell } from './read-xlsx.ts';

/** Differences that are told apart; a sheet with more is another one. */
const MAX_DIFFERENCES = 50;
const TEXT: SelectedColumn = { column: '', data_type: 'text', readable_name: '' };

export type FixedMatch = { differences: ProofDifference[]; values: number };

/** @param sheets of the report's fixed tables, in their order. */
export function matchFixedSheets(source: DrawnSource, sheets: readonly NamedSheet[]): FixedMatch {
  const items = reportItems(source.report).filter((item) => item.nombre === 'tabla_fija');
  const matches = items.map((item, at) => matchFixedSheet(item, source, sheets[at]));
  return {
    differences: matches.flatMap(({ differences }) => differences).slice(0, MAX_DIFFERENCES),
    values: matches.reduce((sum, { values }) => sum + values, 0),
  };
}

function matchFixedSheet(
  item: TablaFijaItem,
  { report, rows, today }: DrawnSource,
  sheet: NamedSheet | undefined,
): FixedMatch {
  const rowsOf = rowsByUuid(rows);
  const differences: ProofDifference[] = [];
  let values = 0;
  let first = 0;
  for (const current of rowsOfItem(item, report.layouts, { rowsOf, today })) {
    const context: DrawContext = {
      ...{ rowsOf, imageSource: () => null, today, bodyWidth: 0, placeholders: false },
      ...(current !== undefined && { current }),
    };
    for (const placed of placedCells(item)) {
      const { shown, found } = textsOf(placed, context, sheet?.rows[first + placed.row]?.[placed.column]);
      if (plainText(shown) === found) values += shown === '' ? 0 : 1;
      else if (differences.length < MAX_DIFFERENCES)
        differences.push(differenceAt(placed, current, { expected: shown, found }));
    }
    // One empty row between tables.
    first += item.celdas.length + 1;
  }
  const more = (sheet?.rows ?? [])
    .slice(first)
    .flat()
    .find((cell) => textOfCell(cell, TEXT) !== '');
  if (more !== undefined)
    differences.push({ ...NOWHERE, row: null, column: '', expected: '', found: textOfCell(more, TEXT) });
  return { differences, values };
}

const NOWHERE = { format: 'xlsx', item: ITEM_TYPES.tabla_fija.etiqueta } as const;

const differenceAt = (
  { row, column }: PlacedCell,
  current: CurrentRow | undefined,
  texts: { expected: string; found: string },
): ProofDifference => ({
  ...NOWHERE,
  column: `${columnLetters(column + 1)}${row + 1}`,
  row: current === undefined ? null : current.index + 1,
  ...texts,
});

/** What a cell says on paper, and in the sheet: a number there is read by its format. */
function textsOf(
  { cell }: PlacedCell,
  context: DrawContext,
  value: Parameters<typeof textOfCell>[0],
): { shown: string; found: string } {
  const shown = drawnCells(drawRichText(cell.texto, context), 'word')
    .map((one) => one.shown)
    .join('\n');
  const { resultado } = cell;
  const column: SelectedColumn =
    resultado === undefined
      ? (soleColumn(cell.texto, context.current) ?? TEXT)
      : {
          ...TEXT,
          data_type: dataTypeOf(resultado.type),
          formato: formatOfOutcome(resultado, resultado.formato),
        };
  return { shown, found: textOfCell(value, typeof value === 'string' ? TEXT : column) };
}
