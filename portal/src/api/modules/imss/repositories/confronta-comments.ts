/** Comments and sign-offs: of a payroll, registro, source, person, cause and month. */
import type { Against } from '@lienzo/schema/imss/confronta/against';
import type { Cause } from '@lienzo/schema/imss/confronta/difference';
import { sql } from 'kysely';
import type { TenantTransaction } from '../../../platform/database/in-tenant.ts';
import type { PersonScope } from './confronta-people.ts';

export type CommentRow = {
  against: Against;
  nss: string;
  cause: Cause;
  month: string;
  comment: string | null;
  signed_by: string | null;
  signed_at: string | null;
  signed_amount: string | null;
};

/** Of these people: of the month, and the latest one that somebody wrote before it. */
export async function listComments(
  trx: TenantTransaction,
  scope: { organizationId: string; paysheetId: number; registerId: number; month: string },
  nss: readonly string[],
): Promise<CommentRow[]> {
  const { rows } = await sql<CommentRow>`
    select against, nss, cause, month, comment, signed_name as signed_by, signed_at, signed_amount
    from (
      select distinct on (against, nss, cause, is_own) *
      from (
        select *, month = ${scope.month} as is_own
        from confronta_comments
        where organization_id = ${scope.organizationId}::uuid and paysheet_id = ${scope.paysheetId}
          and register_id = ${scope.registerId} and nss = any (${nss}::text[])
          and (month = ${scope.month} or (month < ${scope.month} and comment is not null))
      ) as known
      order by against, nss, cause, is_own, month desc
    ) as latest
  `.execute(trx);
  return rows;
}

type Key = { organizationId: string; person: PersonScope; cause: Cause };

const keyOf = ({ organizationId, person, cause }: Key) => ({
  ...{ organization_id: organizationId, client_id: person.client_id, paysheet_id: person.paysheet_id },
  ...{
    register_id: person.register_id,
    against: person.against,
    nss: person.nss,
    cause,
    month: person.month,
  },
});
const KEY = ['organization_id', 'paysheet_id', 'register_id', 'against', 'nss', 'cause', 'month'] as const;

/** @param comment null: the program's, or that of a month before. */
export async function writeComment(
  trx: TenantTransaction,
  key: Key,
  { comment, userId }: { comment: string | null; userId: string },
): Promise<void> {
  const written = { comment, written_by: userId, written_at: new Date() };
  const unsigned = { signed_by: null, signed_name: null, signed_at: null, signed_amount: null };
  await trx
    .insertInto('confronta_comments')
    .values({ ...keyOf(key), ...written, ...unsigned })
    .onConflict((conflict) => conflict.columns(KEY).doUpdateSet(written))
    .execute();
}

/** @param by null: takes the sign-off away. */
export async function writeSignature(
  trx: TenantTransaction,
  key: Key,
  by: { userId: string; name: string } | null,
): Promise<void> {
  const signature =
    by === null
      ? { signed_by: null, signed_name: null, signed_at: null, signed_amount: null }
      : {
          ...{ signed_by: by.userId, signed_name: by.name, signed_at: new Date() },
          signed_amount: key.person.amount,
        };
  await trx
    .insertInto('confronta_comments')
    .values({ ...keyOf(key), comment: null, written_by: null, written_at: null, ...signature })
    .onConflict((conflict) => conflict.columns(KEY).doUpdateSet(signature))
    .execute();
}
