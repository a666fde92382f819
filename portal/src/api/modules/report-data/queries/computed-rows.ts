import { additionalDataType } from '@lienzo/schema/data/additional-column';
import { type ColumnKey, isNumericType } from '@lienzo/schema/data/column';
import { rowColumns } from '@lienzo/schema/report/query-columns';
import type { RowsQuery } from '@lienzo/schema/report/rows-query';
import type { CompiledQuery } from 'kysely';
import { buildRowsQuery } from './build-rows-query.ts';

export type StoredRow = Record<string, unknown>;

/** The SQL of an item's rows with its additional columns, the columns that they have, and which of them hold numbers. */
export type ComputedRows = {
  query: CompiledQuery<StoredRow>;
  /** The same in no order. */
  unordered: CompiledQuery<StoredRow>;
  columns: ReadonlySet<ColumnKey>;
  numeric: ReadonlySet<ColumnKey>;
};

/** @returns null when the item uses no column of any table. */
export function computedRows(
  query: RowsQuery,
  options: { organizationId: string; today: string },
): ComputedRows | null {
  const { organizationId, today } = options;
  const built = buildRowsQuery(query, { organizationId, reckoned: today });
  const { resumen } = query;
  const columns = new Set(
    resumen === undefined
      ? [...rowColumns(query), ...query.key_columns, ...query.additional_columns.map(({ id }) => id)]
      : [
          ...resumen.keys.map(({ column }) => column),
          ...resumen.medidas.map(({ id }) => id),
          ...resumen.derivadas.map(({ id }) => id),
        ],
  );
  // The query was held against the catalogue, the types that the chart names were not.
  const numeric = new Set([
    ...query.selected_columns.flatMap(({ column, data_type }) => (isNumericType(data_type) ? [column] : [])),
    ...query.additional_columns.flatMap((column) =>
      isNumericType(additionalDataType(column, query.additional_columns)) ? [column.id] : [],
    ),
  ]);
  return built === null ? null : { query: built.rows, unordered: built.unordered, columns, numeric };
}

/** A column that the rows do not have is empty, as it is in the drawing. */
export const columnOf = ({ columns }: ComputedRows, key: ColumnKey): string =>
  columns.has(key) ? `"${key.replaceAll('"', '""')}"` : 'null::numeric';
