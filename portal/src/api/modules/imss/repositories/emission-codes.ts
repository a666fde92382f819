/** What the numbers of movements in emissions mean, as an organization has explained them. */
import { UNEXPLAINED } from '@lienzo/schema/imss/confronta/emission-book';
import type { EmissionCodeEntry } from '@lienzo/schema/imss/confronta-endpoints';
import type { EmissionCodeKind } from '@lienzo/schema/imss/readers/emission-codes';
import { normalizedCode } from '@lienzo/schema/imss/readers/rejection-codes';
import { type SqlBool, sql } from 'kysely';
import type { TenantTransaction } from '../../../platform/database/in-tenant.ts';

export const listEmissionCodes = (
  trx: TenantTransaction,
  organizationId: string,
): Promise<EmissionCodeEntry[]> =>
  trx
    .selectFrom('imss_emission_codes')
    .select(['kind', 'code', 'explanation', 'meaning'])
    .where('organization_id', '=', organizationId)
    .orderBy('kind', 'desc')
    .orderBy('code')
    .execute();

/** Comparisons whose findings are looked at, the newest first. */
const LATEST = 50;

/** Codes of the emissions that the person has compared, or sees, and the table lacks. */
export async function listUnexplainedEmissionCodes(
  trx: TenantTransaction,
  organizationId: string,
): Promise<{ kind: EmissionCodeKind; code: string; message: string }[]> {
  const { rows } = await sql<{ kind: EmissionCodeKind; code: string; message: string }>`
    select distinct on (kind, code) kind, code, message
    from (
      select result.request_id, replace(finding ->> 'code', ${UNEXPLAINED}, '') as kind, finding ->> 'value' as code,
        finding ->> 'message' as message
      from (
        select request_id, findings from imss_results
        where organization_id = ${organizationId}::uuid order by request_id desc limit ${LATEST}
      ) result, jsonb_array_elements(result.findings) finding
      where finding ->> 'code' in (${`${UNEXPLAINED}tipo`}, ${`${UNEXPLAINED}origen`})
    ) found
    where not exists (
      select from imss_emission_codes known
      where known.organization_id = ${organizationId}::uuid and known.kind = found.kind
        and ltrim(upper(known.code), '0') = ltrim(upper(found.code), '0')
    )
    order by kind desc, code, request_id desc
    limit 100
  `.execute(trx);
  return rows;
}

/** `007` and `7` are one code: what was there of it is replaced. */
export async function saveEmissionCode(
  trx: TenantTransaction,
  organizationId: string,
  userId: string,
  { kind, code, explanation, meaning }: EmissionCodeEntry,
): Promise<void> {
  const known = (await listEmissionCodes(trx, organizationId))
    .filter((one) => one.kind === kind && normalizedCode(one.code) === normalizedCode(code))
    .map((one) => one.code);
  await trx
    .deleteFrom('imss_emission_codes')
    .where('organization_id', '=', organizationId)
    .where('kind', '=', kind)
    .where(sql<SqlBool>`code = any (${known}::text[])`)
    .execute();
  await trx
    .insertInto('imss_emission_codes')
    .values({ organization_id: organizationId, kind, code, explanation, meaning, updated_by: userId })
    .execute();
}

/** @returns whether there was one. */
export async function deleteEmissionCode(
  trx: TenantTransaction,
  organizationId: string,
  { kind, code }: { kind: EmissionCodeKind; code: string },
): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('imss_emission_codes')
    .where('organization_id', '=', organizationId)
    .where('kind', '=', kind)
    .where('code', '=', code)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
