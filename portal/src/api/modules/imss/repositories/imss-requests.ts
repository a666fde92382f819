/** What was asked for on the screens of the IMSS side. */
import type { ImssRequestKind, ImssRequestState } from '@lienzo/schema/imss/imss-request';
import { type SqlBool, sql } from 'kysely';
import type { TenantTransaction } from '../../../platform/database/in-tenant.ts';

type NewRequest = {
  organizationId: string;
  clientId: string;
  paysheetId: number;
  registerId: number;
  userId: string;
  kind: ImssRequestKind;
  /** `YYYY-MM-DD`. */
  dateStart: string;
  dateEnd: string;
  parameters?: object;
};

/** @returns the number of the request, or undefined when one of the kind is still being done for payroll and register. */
export async function insertRequest(
  trx: TenantTransaction,
  { organizationId, clientId, paysheetId, registerId, userId, parameters = {}, ...asked }: NewRequest,
): Promise<number | undefined> {
  const row = await trx
    .insertInto('imss_requests')
    .values({
      ...{ organization_id: organizationId, client_id: clientId, paysheet_id: paysheetId },
      ...{ register_id: registerId, user_id: userId, kind: asked.kind, total: null },
      ...{ date_start: asked.dateStart, date_end: asked.dateEnd, parameters: JSON.stringify(parameters) },
    })
    .onConflict((conflict) =>
      conflict
        .columns(['organization_id', 'kind', 'paysheet_id', 'register_id'])
        // Literals: with parameters a prepared statement's general plan no longer finds the partial index.
        .where(sql<SqlBool>`state in ('en_espera', 'en_proceso')`)
        .doNothing(),
    )
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

export type ImssRequest = {
  id: number;
  client_id: string;
  paysheet_id: number;
  register_id: number;
  kind: ImssRequestKind;
  date_start: string;
  date_end: string;
  parameters: object;
  created_at: string;
};

/** Begins a request, or begins it again. @returns undefined: it is unknown, or has ended. */
export function beginRequest(
  trx: TenantTransaction,
  organizationId: string,
  id: number,
): Promise<(ImssRequest & { attempts: number }) | undefined> {
  return trx
    .updateTable('imss_requests')
    .set((eb) => ({
      state: 'en_proceso',
      attempts: eb('attempts', '+', 1),
      started_at: eb.fn.coalesce('started_at', sql<string>`now()`),
    }))
    .where('organization_id', '=', organizationId)
    .where('id', '=', id)
    .where('state', 'in', ['en_espera', 'en_proceso'])
    .returning([
      ...(['id', 'client_id', 'paysheet_id', 'register_id', 'kind', 'date_start', 'date_end'] as const),
      ...(['parameters', 'created_at', 'attempts'] as const),
    ])
    .executeTakeFirst();
}

/** Whether somebody sees it, and so its payroll. */
export async function isRequestVisible(
  trx: TenantTransaction,
  organizationId: string,
  id: number,
): Promise<boolean> {
  const row = await trx
    .selectFrom('imss_requests')
    .select('id')
    .where('organization_id', '=', organizationId)
    .where('id', '=', id)
    .executeTakeFirst();
  return row !== undefined;
}

/** One of variability that the person sees. */
export const findVariabilityRequest = (
  trx: TenantTransaction,
  organizationId: string,
  id: number,
): Promise<Pick<ImssRequest, 'id' | 'client_id' | 'paysheet_id' | 'register_id'> | undefined> =>
  trx
    .selectFrom('imss_requests')
    .select(['id', 'client_id', 'paysheet_id', 'register_id'])
    .where('organization_id', '=', organizationId)
    .where('id', '=', id)
    .where('kind', '=', 'variabilidad')
    .executeTakeFirst();

/** While it is being done. */
export async function setProgress(
  trx: TenantTransaction,
  organizationId: string,
  id: number,
  progress: { done: number; total: number | null },
): Promise<void> {
  await trx
    .updateTable('imss_requests')
    .set(progress)
    .where('organization_id', '=', organizationId)
    .where('id', '=', id)
    .where('state', '=', 'en_proceso')
    .execute();
}

/** How a request ends, and what its status says. */
export type ImssOutcome = {
  state: 'lista' | 'rechazada' | 'fallida';
  message: string;
  counts?: Readonly<Record<string, number>>;
  files?: readonly StoredFile[];
};
/** A file of the directory. */
export type StoredFile = { id: string; name: string };

/** Ends a request; one that has ended stays as it is. */
export async function endRequest(
  trx: TenantTransaction,
  organizationId: string,
  id: number,
  { state, message, counts = {}, files = [] }: ImssOutcome,
): Promise<void> {
  await trx
    .updateTable('imss_requests')
    .set({
      ...{ state, message, finished_at: new Date() },
      ...{ counts: JSON.stringify(counts), files: JSON.stringify(files) },
    })
    .where('organization_id', '=', organizationId)
    .where('id', '=', id)
    .where('state', 'in', ['en_espera', 'en_proceso'])
    .execute();
}

export type ListedRequest = {
  id: number;
  empresa: string;
  id_humansite: string;
  paysheet: string;
  register: string;
  date_start: string;
  date_end: string;
  state: ImssRequestState;
  done: number;
  total: number | null;
  message: string;
  counts: object;
  files: object;
  person: string | null;
  created_at: string;
  /** Seconds from its beginning to its end; null: it has not ended. */
  seconds: number | null;
};

/** How many a list holds. */
const LISTED = 200;

/** Those whose days touch a time, the newest first. */
export function listRequests(
  trx: TenantTransaction,
  organizationId: string,
  {
    kind,
    register,
    from,
    until,
  }: {
    kind: ImssRequestKind;
    register: string | undefined;
    from: string;
    until: string;
  },
): Promise<ListedRequest[]> {
  let query = trx
    .selectFrom('imss_requests as request')
    .innerJoin('paysheets', (join) =>
      join
        .onRef('paysheets.organization_id', '=', 'request.organization_id')
        .onRef('paysheets.id', '=', 'request.paysheet_id'),
    )
    .innerJoin('registers', (join) =>
      join
        .onRef('registers.organization_id', '=', 'request.organization_id')
        .onRef('registers.id', '=', 'request.register_id'),
    )
    .innerJoin('companies', (join) =>
      join
        .onRef('companies.organization_id', '=', 'registers.organization_id')
        .onRef('companies.id', '=', 'registers.company_id'),
    )
    .leftJoin('users', (join) =>
      join
        .onRef('users.organization_id', '=', 'request.organization_id')
        .onRef('users.id', '=', 'request.user_id'),
    )
    .select([
      ...(['request.id', 'companies.empresa', 'paysheets.id_humansite', 'paysheets.paysheet'] as const),
      ...(['registers.register', 'request.date_start', 'request.date_end', 'request.state'] as const),
      ...(['request.done', 'request.total', 'request.message', 'request.counts'] as const),
      ...(['request.files', 'users.name as person', 'request.created_at'] as const),
      sql<number | null>`ceil(extract(epoch from request.finished_at - request.started_at))::integer`.as(
        'seconds',
      ),
    ])
    .where('request.organization_id', '=', organizationId)
    .where('request.kind', '=', kind)
    .where('request.date_start', '<=', until)
    .where('request.date_end', '>=', from)
    .orderBy('request.id', 'desc')
    .limit(LISTED);
  if (register !== undefined) query = query.where('registers.register', '=', register);
  return query.execute();
}
