/** The lines that the sheet of an item must have below its title, in order. */
import { catalogColumn } from '@lienzo/schema/data/catalog';
import type { Cell, ColumnKey, Row, SelectedColumn } from '@lienzo/schema/data/column';
import { formatCell, formatOf } from '@lienzo/schema/data/format';
import type { DataItem, GraficaItem, TablaItem } from '@lienzo/schema/report/item';
import { newItem } from '@lienzo/schema/report/new-item';
import { detailColumnOf, groupDriver, pageGroups } from '@lienzo/schema/report/page-group';
import { chartDataOf } from '@lienzo/templates/drawing/chart-data-of';
import { chartFormat } from '@lienzo/templates/drawing/chart-text';
import { groupRows } from '@lienzo/templates/drawing/group-rows';
import { rowsByUuid } from '@lienzo/templates/drawing/rows-by-uuid';
import { type TableLine, tableLines } from '@lienzo/templates/drawing/table-lines';
import type { DrawnSource } from './drawn-pages.ts';
import { hasKeyColumn } from './expected-items.ts';

/** `isNothing`: an empty figure, which a formula says as 0. */
type LineCell = { text: string; column: SelectedColumn; isFigure: boolean; isNothing: boolean };

export type SheetLine = {
  /** From 1; null for what is no row of data. */
  row: number | null;
  /** Of a subtotal. */
  group: string | undefined;
  cells: LineCell[];
};

export type SheetContent = { columns: SelectedColumn[]; lines: Iterable<SheetLine> };

/** null for a chart that shows nothing. */
export function sheetContent(item: DataItem, source: DrawnSource): SheetContent | null {
  if (item.nombre === 'grafica') return chartContent(item, source);
  const key = hasKeyColumn(item) ? keyColumn(item) : undefined;
  const isTable = item.nombre === 'tabla';
  const columns = [
    ...(key === undefined ? [] : [key]),
    ...item.selected_columns.map((column) => (isTable ? column : { ...column, encabezado_comun: undefined })),
  ];
  const table: TablaItem =
    item.nombre === 'tabla'
      ? { ...item, selected_columns: columns }
      : { ...newItem('tabla'), selected_columns: columns };
  return { columns, lines: linesOfTable(table, source.rows[item.uuid] ?? []) };
}

function* linesOfTable(table: TablaItem, rows: readonly Row[]): Generator<SheetLine> {
  const columns = table.selected_columns;
  for (const line of tableLines(table, rows, (row) => row)) yield lineOf(line, columns);
}

function lineOf(line: TableLine, columns: readonly SelectedColumn[]): SheetLine {
  switch (line.kind) {
    case 'group':
      return {
        row: null,
        group: undefined,
        cells: columns.map((column, at) => textOf(column, at === 0 ? line.title : '')),
      };
    case 'foot':
      return {
        row: null,
        group: line.groupName,
        cells: columns.map((column, at) => textOf(column, at === 0 ? line.text : '')),
      };
    case 'row':
      return {
        row: line.index + 1,
        group: undefined,
        cells: columns.map((column) => valueCell(column, line.row[column.column])),
      };
    case 'subtotal':
      return {
        row: null,
        group: line.groupName,
        cells: figures(columns, line.totals, `${line.caption} ${line.groupName}`),
      };
    case 'total':
      return { row: null, group: undefined, cells: figures(columns, line.totals, line.caption) };
  }
}

const figures = (
  columns: readonly SelectedColumn[],
  totals: ReadonlyMap<ColumnKey, Cell>,
  caption: string,
): LineCell[] =>
  columns.map((column, at) => {
    if (column.total === undefined || !totals.has(column.column))
      return textOf(column, at === 0 ? caption : '');
    const figure = totals.get(column.column);
    return {
      ...valueCell(countedColumn(column), figure),
      isFigure: true,
      isNothing: figure === null || Number(figure) === 0,
    };
  });

/** A count is a whole number, whatever its column holds. */
export const countedColumn = (column: SelectedColumn): SelectedColumn =>
  column.total === 'cuenta' ? { ...column, data_type: 'integer', formato: 'entero' } : column;

const textOf = (column: SelectedColumn, text: string): LineCell => ({
  ...{ text, isFigure: false, isNothing: false },
  column: { ...column, data_type: 'text' },
});

const valueCell = (column: SelectedColumn, value: Cell | undefined): LineCell => ({
  ...{ column, isFigure: false, isNothing: false },
  text: formatCell(value, column.data_type, formatOf(column)),
});

/** The data of a chart, one category in a line; for each row of its page where it is linked to that. */
function chartContent(item: GraficaItem, { report, rows, today }: DrawnSource): SheetContent | null {
  const context = { rowsOf: rowsByUuid(rows), today };
  const all = chartDataOf(item, context);
  if (all === null) return null;
  const key = detailColumnOf(item) === undefined ? undefined : keyColumn(item);
  const category = item.selected_columns.find(({ column }) => column === item.categoria);
  const columns: SelectedColumn[] = [
    ...(key === undefined ? [] : [key]),
    {
      column: '',
      data_type: 'text',
      readable_name: category?.titulo || category?.readable_name || 'Categoría',
    },
    ...all.series.map(
      (readable_name): SelectedColumn => ({
        ...{ column: '', data_type: 'numeric', readable_name },
        formato: chartFormat(item),
      }),
    ),
  ];
  const group = pageGroups(report.layouts).find((one) =>
    one.some(({ items }) => items.some(({ uuid }) => uuid === item.uuid)),
  );
  const followed =
    key === undefined || group === undefined || groupDriver(group) === undefined
      ? [undefined]
      : groupRows(group, context);
  return { columns, lines: linesOfChart() };

  function* linesOfChart(): Generator<SheetLine> {
    let row = 0;
    for (const current of followed) {
      const data = current === undefined ? all : chartDataOf(item, { ...context, current });
      for (const { label, values } of data?.points ?? []) {
        row += 1;
        const before: Cell[] = key === undefined ? [] : [current?.row[key.column] ?? null];
        const cells = [...before, label, ...values];
        yield { row, group: undefined, cells: columns.map((column, at) => valueCell(column, cells[at])) };
      }
    }
  }
}

/** The column that tells which page a row belongs to. */
function keyColumn(item: DataItem): SelectedColumn | undefined {
  const key = detailColumnOf(item);
  const known = key === undefined ? undefined : catalogColumn(key);
  if (key === undefined || known === undefined) return undefined;
  return { column: key, data_type: known.data_type, readable_name: known.readable_name };
}
