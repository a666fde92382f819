/** What a report shows of its rows, value by value as people read it. */
import type { Cell, ColumnKey, Row, SelectedColumn } from '@lienzo/schema/data/column';
import { formatCell, formatOf } from '@lienzo/schema/data/format';
import { CROSS_COLUMN, CROSS_ROW, totalKey } from '@lienzo/schema/data/summary';
import { crossColumns, crossMeasures, crossRowColumns } from '@lienzo/schema/report/cross-columns';
import {
  type DataItem,
  isDataItem,
  type ReportItem,
  type TablaCruzadaItem,
  type TablaItem,
} from '@lienzo/schema/report/item';
import { itemTexts } from '@lienzo/schema/report/item-texts';
import { groupDriver, pageGroups } from '@lienzo/schema/report/page-group';
import { isTableColumn, rowColumns } from '@lienzo/schema/report/query-columns';
import type { ReportDocument } from '@lienzo/schema/report/report';
import { inlineNodes } from '@lienzo/schema/report/rich-text';
import { isSummarised, summaryKeys } from '@lienzo/schema/report/summary-question';
import { chartDataOf } from '@lienzo/templates/drawing/chart-data-of';
import { codeContent } from '@lienzo/templates/drawing/code-content';
import { columnAtomText } from '@lienzo/templates/drawing/column-atom';
import { tableLines } from '@lienzo/templates/drawing/table-lines';
import { totalsRow } from '@lienzo/templates/drawing/totals-row';
import { rowKey } from './row-key.ts';
import type { ReportRows } from './rows-of-versions.ts';

/** Texts by what they are of: a column, a series. Empty ones are left out. */
export type Values = ReadonlyMap<string, string>;

/** What an item shows. */
export type ShownItem = {
  /** Each row as queried, with what is shown of it. */
  rows: readonly { row: Row; values: Values }[];
  /** The columns of the rows that come from tables: by them a row is known in both versions. */
  columns: readonly ColumnKey[];
  /** There are more rows than these. */
  more: boolean;
  /** What is shown of all rows together, by what it is of: totals, the figures of a chart. Empty with `more`. */
  summary: ReadonlyMap<string, Values>;
};

/** By the items' uuids; items that show no data are left out. */
export function shownItems(report: ReportDocument, rows: ReportRows, today: string): Map<string, ShownItem> {
  const shown = new Map<string, ShownItem>();
  for (const group of pageGroups(report.layouts)) {
    const driver = groupDriver(group);
    for (const item of group.flatMap(({ items }) => items)) {
      const source = isDataItem(item) ? item : driver;
      if (source === undefined) continue;
      const match = shownItem(item, source, rows, today);
      if (match !== null) shown.set(item.uuid, match);
    }
  }
  return shown;
}

/** @param source whose rows the item shows: its own, or those that its page is repeated for. */
function shownItem(item: ReportItem, source: DataItem, all: ReportRows, today: string): ShownItem | null {
  const { rows, more } = all[source.uuid] ?? { rows: [], more: false };
  const columns = isSummarised(source) ? summaryKeys(source) : rowColumns(source).filter(isTableColumn);
  const base = { columns, more, summary: new Map<string, Values>() };
  switch (item.nombre) {
    case 'tabla':
      return {
        ...base,
        rows: rows.map((row) => ({ row, values: cellsOf(item, row) })),
        summary: more ? base.summary : totalsOf(item, rows),
      };
    case 'tabla_cruzada':
      return {
        ...base,
        rows: rows.map((row) => ({ row, values: cellsOf(item, row) })),
        summary: more ? base.summary : crossTotalsOf(item, rows),
      };
    case 'grafica': {
      const data = more ? null : chartDataOf(item, { rowsOf: () => rows, today });
      const figures = (data?.points ?? []).map(({ label, values }): [string, Values] => [
        label,
        valuesOf(values.map((value, at) => [data?.series[at] ?? '', value ?? ''])),
      ]);
      return { ...base, rows: [], summary: new Map(figures) };
    }
    case 'codigo':
      if (item.column === undefined) return null;
      return {
        ...base,
        rows: rows.map((row, index) => ({
          row,
          values: valuesOf([['', codeContent(item, { current: currentOf(source, row, index) }) ?? '']]),
        })),
      };
    case 'texto':
    case 'titulo':
    case 'texto_dinamico':
    case 'firma':
    case 'tabla_fija':
      return { ...base, rows: rows.map((row) => ({ row, values: atomsOf(item, source, row) })) };
    case 'imagen':
    case 'indicador':
    case 'totales':
    case 'linea':
    case 'desconocido':
      return null;
  }
}

const currentOf = ({ uuid, selected_columns }: DataItem, row: Row, index: number) => ({
  driver: uuid,
  row,
  index,
  columns: selected_columns,
});

const valuesOf = (entries: readonly (readonly [string, string])[]): Values =>
  new Map(entries.filter(([, text]) => text !== ''));

const cellsOf = ({ selected_columns }: Pick<DataItem, 'selected_columns'>, row: Row): Values =>
  valuesOf(
    selected_columns.map((column) => [
      column.column,
      formatCell(row[column.column], column.data_type, formatOf(column)),
    ]),
  );

/** The totals of a cross table: by the values that name its rows and columns, and of all. */
function crossTotalsOf(item: TablaCruzadaItem, rows: readonly Row[]): Map<string, Values> {
  const measures = crossMeasures(item);
  const figures = (row: Row, scope: { level: number; ofDetail: boolean }): Values =>
    valuesOf(
      measures.map(({ column }) => [
        column.column,
        formatCell(row[totalKey(column.column, scope)], column.data_type, formatOf(column)),
      ]),
    );
  const [first] = rows;
  const hasAll = first !== undefined && (item.total_filas || item.total_columnas);
  return new Map([
    ...(item.total_filas
      ? rows.map(
          (row) => [`fila ${rowKey(row, keysOf(crossRowColumns(item)))}`, figures(row, CROSS_ROW)] as const,
        )
      : []),
    ...(item.total_columnas
      ? rows.map(
          (row) =>
            [`columna ${rowKey(row, keysOf(crossColumns(item)))}`, figures(row, CROSS_COLUMN)] as const,
        )
      : []),
    ...(hasAll ? [['total', figures(first, { level: 0, ofDetail: false })] as const] : []),
  ]);
}

const keysOf = (columns: readonly SelectedColumn[]): ColumnKey[] => columns.map(({ column }) => column);

/** Subtotals and totals, by their groups. */
function totalsOf(item: TablaItem, rows: readonly Row[]): Map<string, Values> {
  const matches = new Map<string, Values>();
  const path: string[] = [];
  for (const line of tableLines(item, rows, (row) => row)) {
    if (line.kind === 'row') continue;
    if (line.kind === 'group') path.splice(line.level, path.length, line.groupName);
    const name = line.kind === 'total' ? 'total' : JSON.stringify(path.slice(0, line.level + 1));
    if (line.kind === 'group') {
      if (item.textos_grupo?.[line.level]?.encabezado)
        matches.set(`encabezado ${name}`, valuesOf([['', line.title]]));
    } else if (line.kind === 'foot') matches.set(`pie ${name}`, valuesOf([['', line.text]]));
    else matches.set(name, figuresOf(item, line.totals));
  }
  return matches;
}

function figuresOf({ selected_columns }: TablaItem, totals: Map<ColumnKey, Cell>): Values {
  const cells = totalsRow(selected_columns, totals, { caption: '' });
  return valuesOf(
    selected_columns.flatMap(({ column }, at) =>
      totals.has(column) ? [[column, cells[at]?.text ?? ''] as const] : [],
    ),
  );
}

/** The columns that a text names, in its order. */
function atomsOf(item: ReportItem, { selected_columns }: DataItem, row: Row): Values {
  const nodes = itemTexts(item).flatMap((text) => [...inlineNodes(text)]);
  const entries = nodes
    .filter((node) => node.type === 'column')
    .map(
      ({ attrs }, at) => [`${at + 1} ${attrs.column}`, columnAtomText(attrs, selected_columns, row)] as const,
    );
  return valuesOf(entries);
}
