/** What the files of a report must show, as SQL gives it. */
import { PROOF_ROWS } from '@lienzo/schema/api/report-proof';
import { catalogTable } from '@lienzo/schema/data/catalog';
import type { Cell, ColumnKey, Row, SelectedColumn } from '@lienzo/schema/data/column';
import { formatCell, formatOf } from '@lienzo/schema/data/format';
import { totalsFor } from '@lienzo/schema/data/totals';
import type { DataItem, TablaItem } from '@lienzo/schema/report/item';
import { detailColumnOf, groupDriver, pageGroups } from '@lienzo/schema/report/page-group';
import { dataItems, type ReportDocument } from '@lienzo/schema/report/report';
import { inlineNodes, type RichText } from '@lienzo/schema/report/rich-text';
import { columnTitle } from '@lienzo/templates/drawing/column-title';
import { CompiledQuery } from 'kysely';
import type { TenantTransaction } from '../../../platform/database/in-tenant.ts';
import { buildRowsQuery } from '../data/build-rows-query.ts';
import { firstRowsOfReport } from '../data/first-rows-of-report.ts';
import { isTableColumn } from '../data/used-columns.ts';

export type ExpectedTotal = { column: SelectedColumn; text: string };

/** `kind` tells where its values stand: in rows, or anywhere in the text; a figure shows them in its sheet alone. */
export type ExpectedItem = {
  uuid: string;
  kind: 'table' | 'text' | 'other';
  name: string;
  columns: SelectedColumn[];
  /** Those that a text shows; null: all of them. A sheet shows all of a text's as well. */
  shown: ReadonlySet<ColumnKey> | null;
  /** Additional columns included. */
  rows: Row[];
  totals: ExpectedTotal[];
};

export type Expected = { items: ExpectedItem[]; rows: number; more: boolean };

type Options = { organizationId: string; today: string };

/** The first rows of every item, and the totals that SQL reckons over the same rows. */
export async function expectedItems(
  trx: TenantTransaction,
  report: ReportDocument,
  { organizationId, today }: Options,
): Promise<Expected> {
  const read = await firstRowsOfReport(trx, report, { organizationId, today, limit: PROOF_ROWS });
  const repeated = itemsOfRepeatedPages(report);
  const items: ExpectedItem[] = [];
  for (const item of dataItems(report)) {
    const rows = read[item.uuid]?.rows ?? [];
    const hasTotals = item.nombre === 'tabla' && rows.length > 0 && !repeated.has(item.uuid);
    items.push({
      uuid: item.uuid,
      kind: item.nombre === 'tabla' ? 'table' : item.nombre === 'texto_dinamico' ? 'text' : 'other',
      name: catalogTable(item.selected_tables[0] ?? '')?.nombre ?? '',
      columns: item.selected_columns,
      shown: item.nombre === 'texto_dinamico' ? columnsIn(item.valor) : null,
      rows,
      totals: hasTotals ? await totalsOf(trx, item, organizationId) : [],
    });
  }
  return {
    items,
    rows: items.reduce((sum, { rows }) => sum + rows.length, 0),
    more: Object.values(read).some(({ more }) => more),
  };
}

const columnsIn = (text: RichText): Set<ColumnKey> =>
  new Set([...inlineNodes(text)].flatMap((node) => (node.type === 'column' ? node.attrs.column : [])));

/** Their totals are of a page's rows, not of all. */
function itemsOfRepeatedPages(report: ReportDocument): Set<string> {
  const groups = pageGroups(report.layouts).filter((group) => groupDriver(group) !== undefined);
  const items = [
    ...groups.flatMap((group) => group.flatMap((section) => section.items)),
    ...dataItems(report).filter((item) => detailColumnOf(item) !== undefined),
  ];
  return new Set(items.map(({ uuid }) => uuid));
}

const FUNCTIONS = { suma: 'sum', promedio: 'avg', cuenta: 'count', minimo: 'min', maximo: 'max' } as const;

/** Totals of table columns; those of additional columns have no column in SQL. */
async function totalsOf(
  trx: TenantTransaction,
  item: TablaItem,
  organizationId: string,
): Promise<ExpectedTotal[]> {
  const query = buildRowsQuery(item, { organizationId, limit: PROOF_ROWS });
  const columns = item.selected_columns.filter(
    ({ column, total, data_type }) =>
      total !== undefined && totalsFor(data_type).includes(total) && isTableColumn(column),
  );
  if (query === null || columns.length === 0) return [];
  const figures = columns.map(({ column, total = 'cuenta' }, at) => {
    const name = `"${column.replaceAll('"', '""')}"`;
    const value = total === 'cuenta' ? `nullif(${name}::text, '')` : name;
    return `${FUNCTIONS[total]}(${value}) as f${at}`;
  });
  const { rows } = await trx.executeQuery<Record<string, unknown>>(
    CompiledQuery.raw(`select ${figures.join(', ')} from (${query.rows.sql}) as proved`, [
      ...query.rows.parameters,
    ]),
  );
  return columns.map((column, at) => ({ column, text: totalText(column, rows[0]?.[`f${at}`]) }));
}

function totalText(column: SelectedColumn, figure: unknown): string {
  const cell: Cell = figure === null || figure === undefined ? null : String(figure);
  return column.total === 'cuenta'
    ? formatCell(cell, 'integer', 'entero')
    : formatCell(cell, column.data_type, formatOf(column));
}

/** The values of a row as people read them, by the item's columns. */
export const textsOfRow = ({ columns }: ExpectedItem, row: Row): string[] =>
  columns.map((column) => formatCell(row[column.column], column.data_type, formatOf(column)));

export const titleOf = (column: SelectedColumn): string => columnTitle(column);

/** What was queried of a row, as the rendering service gets it. */
export const queriedPart = (row: Row): Record<ColumnKey, Cell> =>
  Object.fromEntries(Object.entries(row).filter(([key]) => isTableColumn(key)));

/** The key that a sheet shows before the item's own columns. */
export function hasKeyColumn(item: DataItem): boolean {
  const detail = detailColumnOf(item);
  return detail !== undefined && !item.selected_columns.some(({ column }) => column === detail);
}
