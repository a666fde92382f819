/** People of a comparison with their comments: those of the month, those of months before, those that the program proposes. */

import { carryComments, type DifferenceComment } from '@lienzo/schema/imss/confronta/carry-comments';
import type { DifferingPerson } from '@lienzo/schema/imss/confronta-endpoints';
import type { TenantTransaction } from '../../../platform/database/in-tenant.ts';
import { type CommentRow, listComments } from '../repositories/confronta-comments.ts';
import type { StoredPerson } from '../repositories/confronta-people.ts';

export type CommentScope = {
  organizationId: string;
  paysheetId: number;
  registerId: number;
  /** Of the comparison, `YYYY-MM`. */
  month: string;
};

export async function commentedPeople(
  trx: TenantTransaction,
  scope: CommentScope,
  people: readonly StoredPerson[],
): Promise<DifferingPerson[]> {
  const rows = await listComments(
    trx,
    scope,
    people.map(({ nss }) => nss),
  );
  const byPerson = Map.groupBy(rows, ({ against, nss }) => `${against} ${nss}`);
  return people.map((person) => {
    const { id, against, nss, name, amount, differences, causes } = person;
    const own = byPerson.get(`${against} ${nss}`) ?? [];
    return {
      id,
      against,
      nss,
      name,
      amount,
      differences,
      comments: commentsOf(person, causes, own, scope.month),
    };
  });
}

function commentsOf(
  person: StoredPerson,
  causes: StoredPerson['causes'],
  rows: readonly CommentRow[],
  month: string,
): DifferingPerson['comments'] {
  const earlier = rows.filter((row) => row.month !== month).map(asWritten);
  const carried = carryComments([{ ...person, differences: [], causes }], earlier.flat());
  return carried.map(({ cause, comment, source, is_carried }) => {
    const own = rows.find((row) => row.month === month && row.cause === cause);
    // A sign-off is of the amount that was seen.
    const isSigned = own?.signed_by != null && Number(own.signed_amount) === Number(person.amount);
    const written = own?.comment ?? null;
    return {
      ...(written === null
        ? { cause, comment, source, is_carried }
        : { cause, comment: written, source: 'persona' as const, is_carried: false }),
      signed_by: isSigned ? (own?.signed_by ?? null) : null,
      signed_at: isSigned ? (own?.signed_at ?? null) : null,
    };
  });
}

const asWritten = ({ nss, cause, comment }: CommentRow): DifferenceComment[] =>
  comment === null ? [] : [{ nss, cause, comment, source: 'persona', is_carried: false, signed_by: null }];
