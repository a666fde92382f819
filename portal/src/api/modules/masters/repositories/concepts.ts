/** Concepts, and which of them are captured in a payroll. */
import type { ConceptChoice, PROCESS_KINDS, ProcessChoice } from '@lienzo/schema/masters/master-endpoints';
import { type SqlBool, sql } from 'kysely';
import type { TenantTransaction } from '../../../platform/database/in-tenant.ts';

type OfPaysheet = { organizationId: string; paysheetId: number };

/** One that has ended is given to no payroll any more. */
const notEnded = sql<SqlBool>`(concepts.ended_on is null or concepts.ended_on >= (now() at time zone 'America/Mexico_City')::date)`;

export function listProcesses(
  trx: TenantTransaction,
  { organizationId, kind }: { organizationId: string; kind: (typeof PROCESS_KINDS)[number] },
): Promise<ProcessChoice[]> {
  return trx
    .selectFrom('processes')
    .select(['id', 'process', 'description', 'kind'])
    .where('organization_id', '=', organizationId)
    .where('kind', '=', kind)
    .orderBy('id')
    .execute();
}

/** Those that a payroll can be given. */
export function listShownConcepts(trx: TenantTransaction, organizationId: string): Promise<ConceptChoice[]> {
  return trx
    .selectFrom('concepts')
    .select(['id', 'key', 'description', 'type_value'])
    .where('organization_id', '=', organizationId)
    .where('hidden', '=', false)
    .where(notEnded)
    .orderBy('key')
    .execute();
}

/** A concept that became hidden, or has ended, is still captured where it was. */
export function listPaysheetConcepts(
  trx: TenantTransaction,
  { organizationId, paysheetId }: OfPaysheet,
): Promise<(ConceptChoice & { ended_on: string | null })[]> {
  return trx
    .selectFrom('paysheet_concepts')
    .innerJoin('concepts', (join) =>
      join
        .onRef('concepts.organization_id', '=', 'paysheet_concepts.organization_id')
        .onRef('concepts.id', '=', 'paysheet_concepts.concept_id'),
    )
    .select([
      'concepts.id',
      'concepts.key',
      'concepts.description',
      'concepts.type_value',
      'concepts.ended_on',
    ])
    .where('paysheet_concepts.organization_id', '=', organizationId)
    .where('paysheet_concepts.paysheet_id', '=', paysheetId)
    .orderBy('concepts.key')
    .execute();
}

/** Which of these ids are no concepts that a payroll can be given. */
export async function unknownConcepts(
  trx: TenantTransaction,
  organizationId: string,
  ids: number[],
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from concepts
    where organization_id = ${organizationId} and id = any (${ids}::int[]) and not hidden and ${notEnded}
  `.execute(trx);
  const known = new Set(rows.map(({ id }) => id));
  return ids.filter((id) => !known.has(id));
}

/** Exactly these concepts from now on; hidden or ended ones that the payroll has stay. */
export async function replacePaysheetConcepts(
  trx: TenantTransaction,
  { organizationId, paysheetId }: OfPaysheet,
  ids: number[],
): Promise<void> {
  await sql`
    delete from paysheet_concepts using concepts
    where paysheet_concepts.organization_id = ${organizationId} and paysheet_id = ${paysheetId}
      and concepts.organization_id = paysheet_concepts.organization_id and concepts.id = concept_id
      and not hidden and ${notEnded} and not concept_id = any (${ids}::int[])
  `.execute(trx);
  await sql`
    insert into paysheet_concepts (organization_id, client_id, paysheet_id, concept_id)
    select organization_id, client_id, id, unnest(${ids}::int[]) from paysheets
    where organization_id = ${organizationId} and id = ${paysheetId}
    on conflict do nothing
  `.execute(trx);
}

/** Gives a new payroll the concepts that are usually captured. */
export async function assignUsualConcepts(
  trx: TenantTransaction,
  organizationId: string,
  paysheetId: number,
): Promise<void> {
  await sql`
    insert into paysheet_concepts (organization_id, client_id, paysheet_id, concept_id)
    select paysheets.organization_id, paysheets.client_id, paysheets.id, concepts.id
    from paysheets join concepts on concepts.organization_id = paysheets.organization_id
    where paysheets.organization_id = ${organizationId} and paysheets.id = ${paysheetId}
      and concepts.capturable and not concepts.hidden and ${notEnded}
    on conflict do nothing
  `.execute(trx);
}
