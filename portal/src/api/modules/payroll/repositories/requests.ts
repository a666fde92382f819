/** What was asked for. */
import type { Product, ProductParameters } from '@lienzo/schema/runs/products';
import { type SqlBool, sql } from 'kysely';
import type { TenantTransaction } from '../../../platform/database/in-tenant.ts';

type NewRequest = {
  organizationId: string;
  clientId: string;
  paysheetId: number;
  periodId: number;
  userId: string;
  product: Product;
  parameters: ProductParameters;
};

/** @returns the number of the request, or undefined when the same one is still being done. */
export async function insertRequest(
  trx: TenantTransaction,
  { organizationId, clientId, paysheetId, periodId, userId, product, parameters }: NewRequest,
): Promise<number | undefined> {
  const row = await trx
    .insertInto('payroll_requests')
    .values({
      ...{ organization_id: organizationId, client_id: clientId, paysheet_id: paysheetId },
      ...{ period_id: periodId, user_id: userId, product, total: null, finished_at: null },
      parameters: JSON.stringify(parameters),
    })
    .onConflict((conflict) =>
      conflict
        .columns(['organization_id', 'period_id', 'product', 'parameters'])
        // Literals: with parameters a prepared statement's general plan no longer finds the partial index.
        .where(sql<SqlBool>`state in ('en_espera', 'en_proceso')`)
        .doNothing(),
    )
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

export type PayrollRequest = {
  id: number;
  paysheet_id: number;
  period_id: number;
  product: number;
  parameters: object;
  state: 'en_espera' | 'en_proceso' | 'lista' | 'rechazada' | 'fallida';
};

/** Begins a request, or begins it again. @returns how often it was begun; undefined: it is unknown, or has ended. */
export async function beginRequest(
  trx: TenantTransaction,
  organizationId: string,
  id: number,
): Promise<(PayrollRequest & { attempts: number }) | undefined> {
  return trx
    .updateTable('payroll_requests')
    .set((eb) => ({ state: 'en_proceso', attempts: eb('attempts', '+', 1) }))
    .where('organization_id', '=', organizationId)
    .where('id', '=', id)
    .where('state', 'in', ['en_espera', 'en_proceso'])
    .returning(['id', 'paysheet_id', 'period_id', 'product', 'parameters', 'state', 'attempts'])
    .executeTakeFirst();
}

/** While it is being done. */
export async function setProgress(
  trx: TenantTransaction,
  organizationId: string,
  id: number,
  progress: { done: number; total: number | null },
): Promise<void> {
  await trx
    .updateTable('payroll_requests')
    .set({ state: 'en_proceso', ...progress })
    .where('organization_id', '=', organizationId)
    .where('id', '=', id)
    .where('state', 'in', ['en_espera', 'en_proceso'])
    .execute();
}

/** Ends a request; one that has ended stays as it is. */
export async function endRequest(
  trx: TenantTransaction,
  organizationId: string,
  id: number,
  { state, message }: { state: 'lista' | 'rechazada' | 'fallida'; message: string },
): Promise<void> {
  await trx
    .updateTable('payroll_requests')
    .set({ state, message, finished_at: new Date() })
    .where('organization_id', '=', organizationId)
    .where('id', '=', id)
    .where('state', 'in', ['en_espera', 'en_proceso'])
    .execute();
}

/** Whether something of a period is being done, or waits for it; `product`: this alone. */
export async function hasOpenRequest(
  trx: TenantTransaction,
  organizationId: string,
  periodId: number,
  product?: Product,
): Promise<boolean> {
  const row = await trx
    .selectFrom('payroll_requests')
    .select('id')
    .where('organization_id', '=', organizationId)
    .where('period_id', '=', periodId)
    .$if(product !== undefined, (query) => query.where('product', '=', product ?? 0))
    .where(sql<SqlBool>`state in ('en_espera', 'en_proceso')`)
    .executeTakeFirst();
  return row !== undefined;
}

export type ListedRequest = Omit<PayrollRequest, 'period_id'> & {
  id_humansite: string;
  paysheet: string;
  mes: string;
  calendar: number;
  done: number;
  total: number | null;
  message: string;
  person: string | null;
  created_at: string;
};

/** How many a list holds. */
const LISTED = 100;

/** The newest first. */
export function listRequests(
  trx: TenantTransaction,
  organizationId: string,
  filters: {
    paysheetIds: readonly number[] | undefined;
    /** Those of the list; undefined: all. */
    products: readonly number[] | undefined;
    periodId: number | undefined;
  },
): Promise<ListedRequest[]> {
  let query = trx
    .selectFrom('payroll_requests')
    .innerJoin('paysheets', (join) =>
      join
        .onRef('paysheets.organization_id', '=', 'payroll_requests.organization_id')
        .onRef('paysheets.id', '=', 'payroll_requests.paysheet_id'),
    )
    .innerJoin('periods', (join) =>
      join
        .onRef('periods.organization_id', '=', 'payroll_requests.organization_id')
        .onRef('periods.id', '=', 'payroll_requests.period_id'),
    )
    .leftJoin('users', (join) =>
      join
        .onRef('users.organization_id', '=', 'payroll_requests.organization_id')
        .onRef('users.id', '=', 'payroll_requests.user_id'),
    )
    .select([
      'payroll_requests.id',
      'payroll_requests.paysheet_id',
      'payroll_requests.product',
      'payroll_requests.parameters',
      'payroll_requests.state',
      'payroll_requests.done',
      'payroll_requests.total',
      'payroll_requests.message',
      'payroll_requests.created_at',
      'paysheets.id_humansite',
      'paysheets.paysheet',
      'periods.mes',
      'periods.calendar',
      'users.name as person',
    ])
    .where('payroll_requests.organization_id', '=', organizationId)
    .orderBy('payroll_requests.created_at', 'desc')
    .orderBy('payroll_requests.id', 'desc')
    .limit(LISTED);
  if (filters.paysheetIds !== undefined)
    query = query.where('payroll_requests.paysheet_id', 'in', [...filters.paysheetIds]);
  if (filters.products !== undefined)
    query = query.where('payroll_requests.product', 'in', [...filters.products]);
  if (filters.periodId !== undefined)
    query = query.where('payroll_requests.period_id', '=', filters.periodId);
  return query.execute();
}
