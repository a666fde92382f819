/** By which columns a report can be divided into files. */

import { catalogColumn, catalogTable } from '@lienzo/schema/data/catalog';
import type { ColumnKey } from '@lienzo/schema/data/column';
import { tablesAbove } from '@lienzo/schema/data/plan-joins';
import { apiRefusalMessages } from '@lienzo/schema/messages/api-refusal-messages';
import { type DataItem, ITEM_TYPES, repeatsPage } from '@lienzo/schema/report/item';
import { rowColumns, tableOf, usedTables } from '@lienzo/schema/report/query-columns';
import { dataItems, type ReportDocument } from '@lienzo/schema/report/report';
import type { PartsColumn } from '@lienzo/schema/reports/parts-endpoints';
import { partsMessages } from '@lienzo/schema/reports/parts-messages';
import { DomainError } from '../../../platform/domain-error.ts';

/** The items with rows. The first is the one whose values make the files. */
export type Division = { items: readonly [DataItem, ...DataItem[]] };

/** The person, as most reports are divided by, and what people know them by. */
const PERSON = { table: 'employees', columns: ['human_id', 'name'] };

/**
 * The columns of every table that neither repeats nor drops a row of any item: the person's first, then those of the
 * principal item's own tables.
 */
export function partsColumns(report: ReportDocument): PartsColumn[] {
  const [main, ...others] = itemsWithRows(report);
  if (main === undefined) return [];
  const allowed = others.reduce(
    (tables, item) => {
      const theirs = tablesOf(item);
      return tables.filter((table) => theirs.has(table));
    },
    [...tablesOf(main)],
  );
  const own = main.selected_tables.filter((table) => allowed.includes(table));
  const person = allowed.filter((table) => table === PERSON.table);
  return [...new Set([...person, ...own, ...allowed])].flatMap((model) => {
    const table = catalogTable(model);
    return columnsOf(model).map(({ column_name, readable_name }) => ({
      column: `${model}.${column_name}`,
      readable_name,
      table: table?.nombre ?? model,
    }));
  });
}

function columnsOf(model: string) {
  const columns = catalogTable(model)?.columns ?? [];
  if (model !== PERSON.table) return columns;
  const first = PERSON.columns.flatMap((name) => columns.filter((one) => one.column_name === name));
  return [...first, ...columns.filter((one) => !first.includes(one))];
}

/**
 * @throws DomainError unknown_column; report_not_divisible, with the item whose rows have no such column: to print all
 * of them in every file would show everybody's to each.
 */
export function divisionOf(report: ReportDocument, column: ColumnKey): Division {
  const known = catalogColumn(column);
  if (known === undefined)
    throw new DomainError({
      code: 'unknown_column',
      message: apiRefusalMessages.report.column(column),
      field: 'column',
    });
  const [main, ...others] = itemsWithRows(report);
  if (main === undefined) throw new DomainError({ code: 'report_not_divisible', field: 'column' });
  const items: Division['items'] = [main, ...others];
  const foreign = items.find((item) => !tablesOf(item).has(tableOf(column)));
  if (foreign !== undefined) {
    const named = partsMessages.item(ITEM_TYPES[foreign.nombre].etiqueta);
    throw new DomainError({
      code: 'report_not_divisible',
      message: apiRefusalMessages.report.notDivisible(known.readable_name, named),
      field: 'column',
    });
  }
  return { items };
}

/** The one that repeats its page leads, else the first in reading order. */
function itemsWithRows(report: ReportDocument): DataItem[] {
  const items = dataItems(report).filter((item) => rowColumns(item).length > 0);
  const main = items.find(repeatsPage) ?? items[0];
  return main === undefined ? [] : [main, ...items.filter((item) => item !== main)];
}

const tablesOf = (item: DataItem): Set<string> => tablesAbove(usedTables(item));
