/** The rows that parameters of reports choose from: clients, payrolls, periods, cost centres. */

import { catalogTable } from '@lienzo/schema/data/catalog';
import type { ColumnKey } from '@lienzo/schema/data/column';
import { type RowKind, TABLE_OF_KIND } from '@lienzo/schema/data/parameter';
import { type DateRange, type RelativeValue, relativePeriod } from '@lienzo/schema/data/relative-values';
import { rangeText } from '@lienzo/schema/report/parameter-text';
import type { ParameterChoice, ParameterChoices } from '@lienzo/schema/reports/report-parameter-endpoints';
import { parameterRuleMessages } from '@lienzo/schema/rule-messages/parameter-rule-messages';
import { searchText } from '@lienzo/schema/text/fold-text';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { foldedColumn } from '../../../platform/database/folded-text.ts';
import type { TenantTransaction } from '../../../platform/database/in-tenant.ts';
import { ORDINARY_PROCESS } from '../../accounts/accounts.ts';
import { writtenValue } from '../queries/column-values.ts';

/** A row by the catalogue's columns of its table, as `valor` of a filter has them. */
export type ParameterRow = ParameterChoice & {
  columnas: Record<ColumnKey, string>;
  /** A period's first and last day. */
  dias?: DateRange;
};

/** Where rows are looked for: the organization, and what was chosen before. */
export type RowScope = {
  organizationId: string;
  cliente?: string | undefined;
  nomina?: number | undefined;
};

const withPaysheet = (table: string) =>
  sql`${sql.table(table)} join paysheets on paysheets.organization_id = ${sql.ref(`${table}.organization_id`)} and paysheets.id = ${sql.ref(`${table}.paysheet_id`)}`;

/** What tells rows of the same name apart, and where it is found. */
const SOURCES: Record<
  RowKind,
  { from: RawBuilder<unknown>; detail: RawBuilder<string>; named: ColumnKey[] }
> = {
  cliente: { from: sql`clients`, detail: sql`clients.rfc`, named: ['clients.name'] },
  nomina: {
    from: sql`paysheets join clients on clients.organization_id = paysheets.organization_id and clients.id = paysheets.client_id`,
    detail: sql`paysheets.id_humansite || ' · ' || clients.name`,
    named: ['paysheets.paysheet'],
  },
  periodo: {
    from: sql`${withPaysheet('periods')}
      join processes on processes.organization_id = periods.organization_id and processes.id = periods.process_id`,
    // The first period of aguinaldo has the number, and may have the days, of an ordinary one.
    detail: sql`paysheets.paysheet || ' · ' || paysheets.id_humansite
      || case when processes.id = ${sql.lit(ORDINARY_PROCESS)} then '' else ' · ' || processes.description end`,
    named: ['periods.number', 'periods.mes', 'periods.calendar', 'periods.end_date'],
  },
  centro_costos: {
    from: withPaysheet('cost_centers'),
    detail: sql`cost_centers.code || ' · ' || paysheets.paysheet`,
    named: ['cost_centers.cost_center'],
  },
};

/** Periods that have begun, the newest first; then those to come. */
const orderOf = (kind: RowKind, today: string): RawBuilder<unknown> => {
  switch (kind) {
    case 'cliente':
      return sql`clients.name, clients.id`;
    case 'nomina':
      return sql`paysheets.paysheet, paysheets.id`;
    case 'periodo':
      return sql`periods.initial_date > ${today}::date, abs(periods.initial_date - ${today}::date), periods.id`;
    case 'centro_costos':
      return sql`cost_centers.cost_center, cost_centers.id`;
  }
};

function scopeConditions(
  kind: RowKind,
  { organizationId, cliente, nomina }: RowScope,
): RawBuilder<SqlBool>[] {
  const table = TABLE_OF_KIND[kind];
  const conditions = [sql<SqlBool>`${sql.ref(`${table}.organization_id`)} = ${organizationId}`];
  if (kind === 'cliente') return conditions;
  if (cliente !== undefined)
    conditions.push(sql<SqlBool>`${sql.ref(`${table}.client_id`)} = ${cliente}::uuid`);
  if (nomina !== undefined && kind !== 'nomina')
    conditions.push(sql<SqlBool>`${sql.ref(`${table}.paysheet_id`)} = ${nomina}::integer`);
  return conditions;
}

type Requested = { conditions: RawBuilder<SqlBool>[]; order: RawBuilder<unknown>; limit: number };

async function readRows(
  trx: TenantTransaction,
  kind: RowKind,
  { conditions, order, limit }: Requested,
): Promise<ParameterRow[]> {
  const table = TABLE_OF_KIND[kind];
  const columns = (catalogTable(table)?.columns ?? []).map(({ column_name, data_type }) => ({
    key: `${table}.${column_name}`,
    type: data_type,
  }));
  const written = columns.map(({ key, type }) => sql`${writtenValue(sql.ref(key), type)} as ${sql.id(key)}`);
  const { from, detail } = SOURCES[kind];
  const { rows } = await sql<Record<string, string | null>>`
    select ${sql.ref(`${table}.id`)}::text as valor, ${detail} as detalle, ${sql.join(written)}
    from ${from}
    where ${sql.join(conditions, sql` and `)}
    order by ${order}
    limit ${sql.lit(limit)}
  `.execute(trx);
  return rows.map(({ valor, detalle, ...row }) => {
    const columnas = Object.fromEntries(columns.map(({ key }) => [key, row[key] ?? '']));
    return { valor: valor ?? '', detalle: detalle ?? '', ...textOf(kind, columnas), columnas };
  });
}

function textOf(kind: RowKind, columns: Record<ColumnKey, string>): { etiqueta: string; dias?: DateRange } {
  const at = (key: ColumnKey): string => columns[key] ?? '';
  switch (kind) {
    case 'cliente':
      return { etiqueta: at('clients.name') };
    case 'nomina':
      return { etiqueta: at('paysheets.paysheet') };
    case 'periodo': {
      const dias = { desde: at('periods.initial_date'), hasta: at('periods.end_date') };
      return { etiqueta: parameterRuleMessages.period(at('periods.number'), rangeText(dias)), dias };
    }
    case 'centro_costos':
      return { etiqueta: at('cost_centers.cost_center') };
  }
}

/** The first rows whose name holds the words. */
export async function searchParameterRows(
  trx: TenantTransaction,
  kind: RowKind,
  { scope, search, today, limit }: { scope: RowScope; search: string; today: string; limit: number },
): Promise<ParameterChoices> {
  const conditions = scopeConditions(kind, scope);
  const { named, detail } = SOURCES[kind];
  const text = sql<string>`concat_ws(' ', ${sql.join([...named.map((key) => sql.ref(key)), detail])})`;
  for (const word of searchText(search))
    conditions.push(sql<SqlBool>`position(${word} in ${foldedColumn(text)}) > 0`);
  const rows = await readRows(trx, kind, { conditions, order: orderOf(kind, today), limit: limit + 1 });
  const values = rows
    .slice(0, limit)
    .map(({ valor, etiqueta, detalle }): ParameterChoice => ({ valor, etiqueta, detalle }));
  return { values, more: rows.length > limit };
}

/** A row by its number; undefined where the person may not see it, or it is not of what was chosen before. */
export async function findParameterRow(
  trx: TenantTransaction,
  kind: RowKind,
  valor: string,
  scope: RowScope,
): Promise<ParameterRow | undefined> {
  const id = sql.ref(`${TABLE_OF_KIND[kind]}.id`);
  const type = kind === 'cliente' ? sql`uuid` : sql`integer`;
  const conditions = [...scopeConditions(kind, scope), sql<SqlBool>`${id} = cast(${valor} as ${type})`];
  const [row] = await readRows(trx, kind, { conditions, order: id, limit: 1 });
  return row;
}

/** Periods among which a moment is looked for: more than end on one day in any bureau but the largest. */
const CANDIDATES = 200;

/**
 * The period that a moment means; undefined when there is none. Moments are about the ordinary payroll: an aguinaldo that
 * ends on the same day, or is closed later, is chosen by itself.
 */
export async function findRelativePeriod(
  trx: TenantTransaction,
  relative: RelativeValue,
  today: string,
  scope: RowScope,
): Promise<ParameterRow | undefined> {
  const isClosed = relative === 'último periodo cerrado';
  const conditions = [
    ...scopeConditions('periodo', scope),
    sql<SqlBool>`processes.process = 'ORD'`,
    isClosed
      ? sql<SqlBool>`periods.estatus = 'Finalizada' and periods.initial_date <= ${today}::date`
      : sql<SqlBool>`periods.end_date >= ${today}::date`,
  ];
  const order = isClosed
    ? sql`periods.end_date desc, periods.id`
    : sql`periods.initial_date > ${today}::date, periods.end_date, periods.id`;
  const rows = await readRows(trx, 'periodo', { conditions, order, limit: CANDIDATES });
  const periods = rows.map((row) => ({
    row,
    id: Number(row.valor),
    initial_date: row.dias?.desde ?? '',
    end_date: row.dias?.hasta ?? '',
    cerrado: isClosed,
  }));
  return relativePeriod(relative, today, periods)?.row;
}
