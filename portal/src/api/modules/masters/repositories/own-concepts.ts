/** The concepts of a bureau as it sets them up. */
import type { ConceptContent, ConceptDetail } from '@lienzo/schema/masters/concept-endpoints';
import { type RawBuilder, sql } from 'kysely';
import type { TenantTransaction } from '../../../platform/database/in-tenant.ts';

type OfConcept = { organizationId: string; conceptId: number };

/** What names a concept beside the payrolls that it is given to. */
const RECORDS = ['incidents', 'disabilities', 'payroll_lines', 'disability_certificates'];

const hasRecords = (): RawBuilder<boolean> =>
  sql<boolean>`(${sql.join(
    RECORDS.map(
      (table) => sql`exists (
        select 1 from ${sql.table(table)} record
        where record.organization_id = concepts.organization_id and record.concept_id = concepts.id
      )`,
    ),
    sql` or `,
  )})`;

const FIELDS = [
  'id',
  'key',
  'description',
  'type_value',
  'kind',
  'cfdi_code',
  'isr_treatment',
  'sbc_integration',
  'own',
  'ended_on',
] as const;

/** @param lock nothing is captured with them, and nobody changes them, until the transaction ends. */
export function listConcepts(
  trx: TenantTransaction,
  organizationId: string,
  lock: 'lock' | 'read' = 'read',
): Promise<ConceptDetail[]> {
  return trx
    .selectFrom('concepts')
    .select([...FIELDS, hasRecords().as('captured')])
    .where('organization_id', '=', organizationId)
    .where('hidden', '=', false)
    .orderBy('key')
    .$if(lock === 'lock', (query) => query.forUpdate())
    .execute();
}

/** The keys that calculations use and nobody sees. */
export async function listHiddenKeys(trx: TenantTransaction, organizationId: string): Promise<Set<string>> {
  const rows = await trx
    .selectFrom('concepts')
    .select('key')
    .where('organization_id', '=', organizationId)
    .where('hidden', '=', true)
    .execute();
  return new Set(rows.map(({ key }) => key));
}

/** Locked until the transaction ends. */
export function lockConcept(
  trx: TenantTransaction,
  { organizationId, conceptId }: OfConcept,
): Promise<ConceptDetail | undefined> {
  return trx
    .selectFrom('concepts')
    .select([...FIELDS, hasRecords().as('captured')])
    .where('organization_id', '=', organizationId)
    .where('id', '=', conceptId)
    .where('hidden', '=', false)
    .forUpdate()
    .executeTakeFirst();
}

/** @throws a unique violation when another concept has the key. */
export async function insertConcept(
  trx: TenantTransaction,
  organizationId: string,
  content: ConceptContent & { ended_on?: string | null },
): Promise<number> {
  const { id } = await trx
    .insertInto('concepts')
    .values({ organization_id: organizationId, own: true, capturable: true, ...content })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** @throws a unique violation when another concept has the key. */
export async function updateConcept(
  trx: TenantTransaction,
  { organizationId, conceptId }: OfConcept,
  content: Partial<ConceptContent & { ended_on: string | null }>,
): Promise<void> {
  await trx
    .updateTable('concepts')
    .set(content)
    .where('organization_id', '=', organizationId)
    .where('id', '=', conceptId)
    .execute();
}

/** With the payrolls' being given it. */
export async function deleteConcept(
  trx: TenantTransaction,
  { organizationId, conceptId }: OfConcept,
): Promise<void> {
  await trx
    .deleteFrom('paysheet_concepts')
    .where('organization_id', '=', organizationId)
    .where('concept_id', '=', conceptId)
    .execute();
  await trx
    .deleteFrom('concepts')
    .where('organization_id', '=', organizationId)
    .where('id', '=', conceptId)
    .execute();
}
