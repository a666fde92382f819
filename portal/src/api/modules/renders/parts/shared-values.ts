/** Values of the dividing column that people of several clients share: one file would have the rows of all of them. */
import { MAX_PARTS } from '@lienzo/schema/api/most-parts';
import type { ColumnKey } from '@lienzo/schema/data/column';
import type { DataItem } from '@lienzo/schema/report/item';
import { storedQuery } from '@lienzo/schema/report/rows-query';
import type { PartsColumn, SharedValues } from '@lienzo/schema/reports/parts-endpoints';
import type { TenantTransaction } from '../../../platform/database/in-tenant.ts';
import { buildPartQueries, PART_VALUE } from '../../report-data/report-data.ts';

type Divided = { item: DataItem; columns: readonly PartsColumn[]; organizationId: string };

const CLIENT: ColumnKey = 'clients.name';
/** Columns by which people are told apart, the usual one first. */
const OF_ONE_PERSON: readonly ColumnKey[] = ['employees.human_id', 'employees.curp', 'employees.ssn'];

/** null where no value is of several clients, or no row is of a client. */
export async function findSharedValues(
  trx: TenantTransaction,
  divided: Divided,
  column: ColumnKey,
): Promise<SharedValues | null> {
  const [example, ...more] = await sharedOf(trx, divided, column);
  if (example === undefined) return null;
  for (const key of OF_ONE_PERSON) {
    const unique = divided.columns.find((one) => one.column === key && key !== column);
    if (unique !== undefined && (await sharedOf(trx, divided, key)).length === 0)
      return { count: 1 + more.length, example, unique };
  }
  return { count: 1 + more.length, example, unique: null };
}

async function sharedOf(
  trx: TenantTransaction,
  { item, columns, organizationId }: Divided,
  column: ColumnKey,
): Promise<string[]> {
  if (!columns.some((one) => one.column === CLIENT)) return [];
  const labels = [CLIENT];
  const queries = buildPartQueries(storedQuery(item), { organizationId, column, labels, limit: MAX_PARTS });
  if (queries === null) return [];
  const { rows } = await trx.executeQuery(queries.values);
  return rows.flatMap(({ [PART_VALUE]: value, label_0, most_0 }) =>
    label_0 === most_0 || column.startsWith('clients.') ? [] : [String(value)],
  );
}
