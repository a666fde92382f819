import { additionalDataType } from '@lienzo/schema/data/additional-column';
import type { ColumnDataType } from '@lienzo/schema/data/column';
import { isMeasureKey } from '@lienzo/schema/data/summary';
import { editorColumnMessages } from '@lienzo/schema/messages/editor-column-messages';
import { editorSummaryMessages } from '@lienzo/schema/messages/editor-summary-messages';
import type { DataItem } from '@lienzo/schema/report/item';
import { crossKeys, isSummarised, summaryKeys } from '@lienzo/schema/report/summary-question';
import type { ReportTable } from '@lienzo/schema/reports/report-data-endpoints';
import { columnTitle } from '@lienzo/templates/drawing/column-title';

export type ColumnOption = { value: string; label: string; type: ColumnDataType };
export type ColumnOptions = { group: string; items: ColumnOption[] }[];

/** The columns of an item's tables, grouped by table, as options of a select. */
export function columnOptions(
  item: DataItem,
  tables: ReportTable[],
  fits: (type: ColumnDataType) => boolean = () => true,
): ColumnOptions {
  return item.selected_tables
    .flatMap((model) => tables.find((table) => table.nombre_modelo === model) ?? [])
    .map((table) => ({
      group: table.nombre,
      items: table.columns
        .filter((column) => fits(column.data_type))
        .map((column) => ({
          value: `${table.nombre_modelo}.${column.column_name}`,
          label: column.readable_name,
          type: column.data_type,
        })),
    }))
    .filter((group) => group.items.length > 0);
}

/** As `columnOptions`, with the item's additional columns as a last group. */
export function sortOptions(item: DataItem, tables: ReportTable[]): ColumnOptions {
  const additional = item.additional_columns.map((column) => ({
    value: column.id,
    label: column.nombre || editorColumnMessages.additional.unnamed,
    type: additionalDataType(column, item.additional_columns),
  }));
  const groups = columnOptions(item, tables);
  return additional.length === 0
    ? groups
    : [...groups, { group: editorColumnMessages.additional.title, items: additional }];
}

/** What the rows of an item can be sorted by: those of a summary by their groups and measures. */
export function orderOptions(item: DataItem, tables: ReportTable[]): ColumnOptions {
  const all = sortOptions(item, tables);
  if (!isSummarised(item)) return all;
  const across = crossKeys(item);
  const keys = new Set(summaryKeys(item).filter((key) => !across.includes(key)));
  const derived = new Set(item.resumen.derivadas?.map(({ id }) => id));
  const measures = item.selected_columns
    .filter(({ column }) => isMeasureKey(column) && !derived.has(column))
    .map((column) => ({ value: column.column, label: columnTitle(column), type: column.data_type }));
  return [
    { group: editorSummaryMessages.group, items: measures },
    ...all.map((group) => ({ ...group, items: group.items.filter(({ value }) => keys.has(value)) })),
  ].filter(({ items }) => items.length > 0);
}

/** The option of a column, or undefined when it is not among the item's tables. */
export const optionOf = (options: ColumnOptions, key: string | undefined): ColumnOption | undefined =>
  options.flatMap((group) => group.items).find((option) => option.value === key);
