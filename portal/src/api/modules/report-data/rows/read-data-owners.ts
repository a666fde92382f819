import type { Cell } from '@lienzo/schema/data/column';
import { tablesAbove } from '@lienzo/schema/data/plan-joins';
import type { DataOwners } from '@lienzo/schema/report/data-field-texts';
import type { DataItem } from '@lienzo/schema/report/item';
import { pageLinks } from '@lienzo/schema/report/page-links';
import { completeFilters, tableOf, usedTables } from '@lienzo/schema/report/query-columns';
import { dataItems, type ReportDocument } from '@lienzo/schema/report/report';
import { storedQuery } from '@lienzo/schema/report/rows-query';
import type { RowsQuery } from '@lienzo/schema/reports/report-data-endpoints';
import { CompiledQuery } from 'kysely';
import type { TenantTransaction } from '../../../platform/database/in-tenant.ts';
import { buildSourceQuery } from '../queries/build-rows-query.ts';
import { catalogProblems } from '../queries/catalog-problems.ts';

/** The tables of owners, the many before the one, with the columns that name their rows. */
const OWNER_COLUMNS = {
  periods: ['periods.id', 'periods.number', 'periods.initial_date', 'periods.end_date'],
  paysheets: ['paysheets.id', 'paysheets.id_humansite', 'paysheets.paysheet'],
  clients: ['clients.name', 'clients.rfc'],
} as const;
const OWNER_TABLES = ['periods', 'paysheets', 'clients'] as const;
type OwnerTable = (typeof OWNER_TABLES)[number];

type Match = Record<string, Cell>;

/**
 * The clients, payrolls and periods that the rows of a report belong to. Where no row has one, those that the filters
 * name: an empty report still says of what it is empty.
 * @param report without parameters; items that `catalogProblems` refuses are left out.
 */
export async function readDataOwners(
  trx: TenantTransaction,
  report: ReportDocument,
  organizationId: string,
): Promise<DataOwners> {
  const queries = ownQueries(report);
  const rows: Match[] = [];
  for (const query of queries)
    rows.push(...(await distinctOwners(trx, query, { tables: tablesOf(query), organizationId })));
  if (OWNER_TABLES.every((table) => rows.some((row) => hasOwner(row, table)))) return ownersOf(rows);
  const named: Match[] = [];
  for (const query of queries) {
    const filtered = ownerQuery(query);
    if (filtered !== null)
      named.push(
        ...(await distinctOwners(trx, filtered, {
          tables: filtered.selected_tables.filter(isOwnerTable),
          organizationId,
        })),
      );
  }
  const missing = OWNER_TABLES.filter((table) => !rows.some((row) => hasOwner(row, table)));
  return ownersOf([...rows, ...named.map((row) => onlyTables(row, missing))]);
}

/** Of the items whose rows are all shown: those of an item that is linked to a page's row are its driver's. */
function ownQueries(report: ReportDocument): RowsQuery[] {
  const { linkByItem, broken } = pageLinks(report.layouts, usedTables);
  return dataItems(report).flatMap((item: DataItem) => {
    if (linkByItem.has(item.uuid) || broken.has(item.uuid) || item.selected_tables.length === 0) return [];
    const query = storedQuery(item);
    return catalogProblems(query, undefined).length === 0 ? [query] : [];
  });
}

const isOwnerTable = (table: string): table is OwnerTable => OWNER_TABLES.some((one) => one === table);

/** Those that each row of the query has one of at most: to join them neither repeats nor drops a row. */
function tablesOf(query: RowsQuery): OwnerTable[] {
  const above = tablesAbove(usedTables(query));
  return OWNER_TABLES.filter((table) => above.has(table));
}

/** The owners that the filters alone leave; null where none of them is about an owner. */
function ownerQuery(query: RowsQuery): RowsQuery | null {
  const filters = completeFilters(query).flatMap(({ filter, column, grupo }) =>
    grupo === undefined && isOwnerTable(tableOf(column)) ? [filter] : [],
  );
  const [first] = OWNER_TABLES.filter((table) =>
    filters.some(({ selected_columns: [column = ''] }) => tableOf(column) === table),
  );
  if (first === undefined) return null;
  return {
    ...{ selected_columns: [], additional_columns: [], order_columns: [], key_columns: [] },
    selected_tables: OWNER_TABLES.slice(OWNER_TABLES.indexOf(first)),
    filters,
  };
}

async function distinctOwners(
  trx: TenantTransaction,
  query: RowsQuery,
  { tables, organizationId }: { tables: readonly OwnerTable[]; organizationId: string },
): Promise<Match[]> {
  const columns = tables.flatMap((table) => [...OWNER_COLUMNS[table]]);
  if (columns.length === 0) return [];
  const extra_columns = [...(query.extra_columns ?? []), ...columns];
  const built = buildSourceQuery({ ...query, extra_columns, order_columns: [] }, { organizationId });
  if (built === null) return [];
  const { sql, parameters } = built.rows;
  const names = columns.map((column) => `"${column}"`).join(', ');
  const { rows } = await trx.executeQuery<Match>(
    CompiledQuery.raw(`select distinct ${names} from (${sql}) as found order by ${names}`, [...parameters]),
  );
  return rows;
}

const hasOwner = (row: Match, table: OwnerTable): boolean => (row[OWNER_COLUMNS[table][0]] ?? null) !== null;

function onlyTables(row: Match, tables: readonly OwnerTable[]): Match {
  const kept = new Set<string>(tables.flatMap((table) => [...OWNER_COLUMNS[table]]));
  return Object.fromEntries(Object.entries(row).filter(([column]) => kept.has(column)));
}

function ownersOf(rows: readonly Match[]): DataOwners {
  const distinct = (table: OwnerTable): Match[] => {
    const matches = rows.filter((row) => hasOwner(row, table));
    const keys = OWNER_COLUMNS[table];
    return [...new Map(matches.map((row) => [JSON.stringify(keys.map((key) => row[key])), row])).values()];
  };
  const text = (row: Match, column: string): string => String(row[column] ?? '');
  return {
    client: distinct('clients').map((row) => text(row, 'clients.name')),
    payroll: distinct('paysheets').map(
      (row) => `${text(row, 'paysheets.id_humansite')} ${text(row, 'paysheets.paysheet')}`,
    ),
    period: distinct('periods').map((row) => ({
      number: text(row, 'periods.number'),
      initial_date: text(row, 'periods.initial_date'),
      end_date: text(row, 'periods.end_date'),
    })),
  };
}
