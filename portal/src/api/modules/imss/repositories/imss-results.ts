/** What a request found: findings, and of a comparison its sources with their totals. */
import type { ComparedSource } from '@lienzo/schema/imss/confronta/confrontation';
import type { FileFinding } from '@lienzo/schema/imss/confronta/file-findings';
import { sql } from 'kysely';
import type { TenantTransaction } from '../../../platform/database/in-tenant.ts';

type NewResult = {
  clientId: string;
  requestId: number;
  findings: { kept: readonly FileFinding[]; leftOut: number };
  sources?: readonly ComparedSource[];
  tolerances?: { total: string; person: string };
};

/** Replaces what an earlier attempt found. */
export async function saveResult(
  trx: TenantTransaction,
  organizationId: string,
  { clientId, requestId, findings, sources = [], tolerances }: NewResult,
): Promise<void> {
  const values = {
    ...{ sources: JSON.stringify(sources), findings: JSON.stringify(findings.kept) },
    left_out: findings.leftOut,
    tolerance_total: tolerances?.total ?? null,
    tolerance_person: tolerances?.person ?? null,
  };
  await trx
    .insertInto('imss_results')
    .values({ organization_id: organizationId, client_id: clientId, request_id: requestId, ...values })
    .onConflict((conflict) => conflict.columns(['organization_id', 'request_id']).doUpdateSet(values))
    .execute();
}

export type StoredResult = {
  sources: object;
  findings: object;
  left_out: number;
  tolerance_total: string | null;
  tolerance_person: string | null;
};

export function findResult(
  trx: TenantTransaction,
  organizationId: string,
  requestId: number,
): Promise<StoredResult | undefined> {
  return trx
    .selectFrom('imss_results')
    .select(['sources', 'findings', 'left_out'])
    .select([
      sql<string | null>`trim_scale(tolerance_total)::text`.as('tolerance_total'),
      sql<string | null>`trim_scale(tolerance_person)::text`.as('tolerance_person'),
    ])
    .where('organization_id', '=', organizationId)
    .where('request_id', '=', requestId)
    .executeTakeFirst();
}
