/** What reading back the files of reports has found. */

import { proofDifference, type ReportProof } from '@lienzo/schema/reports/report-proof';
import { PRODUCT_STATIC_REPORTS } from '@lienzo/templates/reports/products/product-static-reports';
import { sql } from 'kysely';
import { z } from 'zod';
import type { TenantTransaction } from '../../../platform/database/in-tenant.ts';

/** Seconds after a save: whoever works on a report saves it again soon. */
const CALM_SECONDS = 20;
/** Reports that are given out at once. */
const AT_ONCE = 20;

const PRODUCT_IDS = PRODUCT_STATIC_REPORTS.map(({ id }) => id);

const storedDifferences = z.array(proofDifference);

/**
 * Reports that were saved within a day, and those of the product, whose version is not proved; those of the product
 * first, then the oldest.
 */
export async function listUnproved(trx: TenantTransaction, organizationId: string): Promise<number[]> {
  const rows = await trx
    .selectFrom('reports')
    .leftJoin('users', (join) =>
      join
        .onRef('users.organization_id', '=', 'reports.organization_id')
        .onRef('users.id', '=', 'reports.user_id'),
    )
    .select('reports.id')
    .where('reports.organization_id', '=', organizationId)
    .where('reports.deleted_at', 'is', null)
    .where(({ or, and, eb }) =>
      or([
        // A product is empty without answers, so there is nothing to compare.
        and([eb('reports.es_estatico', '=', true), eb('reports.id', 'not in', PRODUCT_IDS)]),
        and([
          eb('reports.updated_at', '>', sql<string>`now() - interval '1 day'`),
          eb('users.active', '=', 'true'),
        ]),
      ]),
    )
    .where('reports.updated_at', '<', sql<string>`now() - make_interval(secs => ${CALM_SECONDS}::int)`)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('report_proofs as proof')
            .select('proof.report_id')
            .whereRef('proof.organization_id', '=', 'reports.organization_id')
            .whereRef('proof.report_id', '=', 'reports.id')
            .whereRef('proof.version', '=', 'reports.updated_at'),
        ),
      ),
    )
    .orderBy('reports.es_estatico', 'desc')
    .orderBy('reports.updated_at')
    .limit(AT_ONCE)
    .execute();
  return rows.map(({ id }) => id);
}

export type NewProof = Omit<ReportProof, 'checked_at'>;

/** Keeps the proof of a version, in the place of that of an older one. */
export async function writeProof(
  trx: TenantTransaction,
  key: { organizationId: string; reportId: number; version: string },
  { state, rows, values: count, more, differences, problem }: NewProof,
): Promise<void> {
  const values = {
    version: key.version,
    state,
    row_count: rows,
    value_count: count,
    has_more: more,
    differences: JSON.stringify(differences),
    problem,
    checked_at: sql<string>`now()`,
  };
  await trx
    .insertInto('report_proofs')
    .values({ organization_id: key.organizationId, report_id: key.reportId, ...values })
    .onConflict((conflict) => conflict.columns(['organization_id', 'report_id']).doUpdateSet(values))
    .execute();
}

/** The proofs of the versions that reports have now, by their numbers. */
export async function listProofs(
  trx: TenantTransaction,
  organizationId: string,
): Promise<Map<number, ReportProof>> {
  const rows = await trx
    .selectFrom('report_proofs as proof')
    .innerJoin('reports', (join) =>
      join
        .onRef('reports.organization_id', '=', 'proof.organization_id')
        .onRef('reports.id', '=', 'proof.report_id')
        .onRef('reports.updated_at', '=', 'proof.version'),
    )
    .select(['proof.report_id', 'proof.state', 'proof.row_count as rows', 'proof.has_more as more'])
    .select('proof.value_count as values')
    .select(['proof.differences', 'proof.problem', 'proof.checked_at'])
    .where('proof.organization_id', '=', organizationId)
    .execute();
  return new Map(
    rows.map(({ report_id, differences, ...proof }) => [
      report_id,
      { ...proof, differences: storedDifferences.parse(differences) },
    ]),
  );
}
