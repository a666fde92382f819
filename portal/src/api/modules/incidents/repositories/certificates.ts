/** Certificates of disability and their days. */
import type { CaptureCertificate } from '@lienzo/schema/capture/check-disability-rows';
import { disabilityDays } from '@lienzo/schema/capture/disability';
import type { InitialCertificate } from '@lienzo/schema/capture/name-initials';
import { type SqlBool, sql } from 'kysely';
import type { TenantTransaction } from '../../../platform/database/in-tenant.ts';
import { worksIn } from '../../masters/masters.ts';
import { ofPeople, type RowScope } from './incident-rows.ts';

export type StoredCertificate = CaptureCertificate & {
  id: number;
  period_id: number;
  archivo: string | null;
  /** What its evidence is, by its content. */
  archivo_tipo: string | null;
  /** The initial one is not captured here. */
  inicial_externa: boolean;
};

/**
 * The certificates of people that have a day between two dates.
 * @param paysheetId of the people.
 */
export async function listCertificates(
  trx: TenantTransaction,
  organizationId: string,
  key: { paysheetId: number; people: readonly number[] | null; from: string; to: string },
): Promise<StoredCertificate[]> {
  let match = trx
    .selectFrom('disability_certificates as own')
    .leftJoin('disability_certificates as initial', (join) =>
      join
        .onRef('initial.organization_id', '=', 'own.organization_id')
        .onRef('initial.id', '=', 'own.initial_certificate_id'),
    )
    .leftJoin('file_system as file', (join) =>
      join
        .onRef('file.organization_id', '=', 'own.organization_id')
        .onRef('file.id', '=', 'own.archivo_id')
        .on('file.deleted_at', 'is', null),
    )
    .select([
      'own.id',
      'own.period_id',
      'own.employee_id',
      'own.folio',
      'own.concept_id as incapacidad',
      'own.fecha_incapacidad',
      'own.dias_incapacidad',
      'own.tipo_incapacidad',
      'own.tipo_control',
      'own.tipo_riesgo',
      'own.tipo_secuela',
      'own.archivo_id',
      'file.name as archivo',
      'file.media_type as archivo_tipo',
      sql<string | null>`coalesce(initial.folio, own.folio_inicial_externo)`.as('folio_inicial'),
      sql<boolean>`own.folio_inicial_externo is not null`.as('inicial_externa'),
    ])
    .where('own.organization_id', '=', organizationId)
    .where(worksIn(sql.ref('own.employee_id'), { organizationId, paysheetId: key.paysheetId }))
    .where('own.fecha_incapacidad', '<=', key.to)
    .where('own.fecha_fin', '>=', key.from);
  if (key.people !== null)
    match = match.where(sql<SqlBool>`own.employee_id = any (${key.people}::integer[])`);
  return match.orderBy('own.employee_id').orderBy('own.fecha_incapacidad').execute();
}

/** The days of disability of people between two dates, ends included. */
export async function listDisabledDays(
  trx: TenantTransaction,
  organizationId: string,
  item: { paysheetId: number; people: readonly number[] | null; from: string; to: string },
): Promise<{ employee_id: number; date: string }[]> {
  const existing = await listCertificates(trx, organizationId, item);
  return existing.flatMap((certificate) =>
    disabilityDays(certificate)
      .filter((day) => day >= item.from && day <= item.to)
      .map((date) => ({ employee_id: certificate.employee_id, date })),
  );
}

export type DisabilityDayRow = {
  employee_id: number;
  concept_id: number;
  amount: string;
  capture_date: string;
  status: 'C' | 'F';
  folio: string;
  type_inability: 'I' | 'C';
  tipo_riesgo: number;
  tipo_control: number;
  tipo_secuela: number;
};

/** The days of disability that lie in a period. */
export function listDisabilityDays(
  trx: TenantTransaction,
  organizationId: string,
  periodId: number,
): Promise<DisabilityDayRow[]> {
  return trx
    .selectFrom('disabilities')
    .select([
      'employee_id',
      'concept_id',
      sql<string>`dias_incapacidad::numeric(14, 2)`.as('amount'),
      'fecha_incapacidad as capture_date',
      'status',
      'folio',
      'tipo_incapacidad as type_inability',
      'tipo_riesgo',
      'tipo_control',
      'tipo_secuela',
    ])
    .where('organization_id', '=', organizationId)
    .where('period_id', '=', periodId)
    .orderBy('employee_id')
    .orderBy('fecha_incapacidad')
    .execute();
}

/** A folio with whom it belongs to, as far as the caller sees them. */
export async function findFolios(
  trx: TenantTransaction,
  organizationId: string,
  folios: readonly string[],
): Promise<(CaptureCertificate & { id: number; period_id: number })[]> {
  return trx
    .selectFrom('disability_certificates')
    .select([
      'id',
      'period_id',
      'employee_id',
      'folio',
      'concept_id as incapacidad',
      'fecha_incapacidad',
      'dias_incapacidad',
      'tipo_incapacidad',
      'tipo_control',
      'tipo_riesgo',
      'tipo_secuela',
      'archivo_id',
      sql<null>`null`.as('folio_inicial'),
    ])
    .where('organization_id', '=', organizationId)
    .where(sql<SqlBool>`folio = any (${folios}::text[])`)
    .execute();
}

/** The initial certificates of people, by their first day. */
export async function findInitialFolios(
  trx: TenantTransaction,
  organizationId: string,
  people: readonly number[],
): Promise<(InitialCertificate & { period_id: number })[]> {
  return trx
    .selectFrom('disability_certificates')
    .select(['employee_id', 'concept_id as incapacidad', 'folio', 'fecha_incapacidad', 'period_id'])
    .where('organization_id', '=', organizationId)
    .where(ofPeople(people))
    .where('tipo_incapacidad', '=', 'I')
    .orderBy('fecha_incapacidad')
    .execute();
}

type Replacement = RowScope & { people: readonly number[]; paysheetId: number; processId: number };

/**
 * Makes these the certificates that the people have from this period on: those whose folio is gone are deleted, others
 * keep their number. Then the days of all are placed in the periods that they meet.
 */
export async function replaceCertificates(
  trx: TenantTransaction,
  scope: Replacement,
  certificates: readonly CaptureCertificate[],
): Promise<void> {
  const { organizationId, clientId, periodId, people } = scope;
  await trx
    .deleteFrom('disability_certificates')
    .where('organization_id', '=', organizationId)
    .where('period_id', '=', periodId)
    .where(ofPeople(people))
    .where(sql<SqlBool>`folio <> all (${certificates.map(({ folio }) => folio)}::text[])`)
    .execute();
  if (certificates.length === 0) return;
  const given = givenCertificates(certificates);
  await sql`
    update disability_certificates known set
      concept_id = given.concept_id, fecha_incapacidad = given.fecha_incapacidad,
      dias_incapacidad = given.dias_incapacidad, tipo_incapacidad = given.tipo_incapacidad,
      tipo_control = given.tipo_control, tipo_riesgo = given.tipo_riesgo, tipo_secuela = given.tipo_secuela,
      archivo_id = given.archivo_id
    from ${given}
    where known.organization_id = ${organizationId}::uuid and known.period_id = ${periodId}
      and known.employee_id = given.employee_id and known.folio = given.folio
  `.execute(trx);
  await sql`
    insert into disability_certificates (organization_id, client_id, period_id, employee_id, concept_id, folio,
      fecha_incapacidad, dias_incapacidad, tipo_incapacidad, tipo_control, tipo_riesgo, tipo_secuela, archivo_id)
    select ${organizationId}::uuid, ${clientId}::uuid, ${periodId}, given.*
    from ${given}
    where not exists (
      select from disability_certificates known
      where known.organization_id = ${organizationId}::uuid and known.period_id = ${periodId}
        and known.employee_id = given.employee_id and known.folio = given.folio
    )
  `.execute(trx);
  await nameInitials(trx, organizationId, certificates);
  await placeDays(trx, scope);
}

function givenCertificates(certificates: readonly CaptureCertificate[]) {
  const column = <Name extends keyof CaptureCertificate>(name: Name) => certificates.map((one) => one[name]);
  return sql`
    unnest(
      ${column('employee_id')}::integer[], ${column('incapacidad')}::integer[], ${column('folio')}::text[],
      ${column('fecha_incapacidad')}::date[], ${column('dias_incapacidad')}::integer[],
      ${column('tipo_incapacidad')}::text[], ${column('tipo_control')}::integer[],
      ${column('tipo_riesgo')}::integer[], ${column('tipo_secuela')}::integer[], ${column('archivo_id')}::uuid[]
    ) as given (employee_id, concept_id, folio, fecha_incapacidad, dias_incapacidad, tipo_incapacidad, tipo_control,
      tipo_riesgo, tipo_secuela, archivo_id)
  `;
}

/**
 * A folio that is captured is referred to, any other is kept as an external one; those that were external of a certificate
 * that is captured now refer to it.
 */
async function nameInitials(
  trx: TenantTransaction,
  organizationId: string,
  certificates: readonly CaptureCertificate[],
): Promise<void> {
  await sql`
    update disability_certificates own set initial_certificate_id = initial.id,
      folio_inicial_externo = case when initial.id is null then given.folio_inicial end
    from unnest(${certificates.map(({ folio }) => folio)}::text[],
      ${certificates.map(({ folio_inicial }) => folio_inicial)}::text[]) as given (folio, folio_inicial)
    left join disability_certificates initial
      on initial.organization_id = ${organizationId}::uuid and initial.folio = given.folio_inicial
    where own.organization_id = ${organizationId}::uuid and own.folio = given.folio
  `.execute(trx);
  const initials = certificates.filter(({ tipo_incapacidad }) => tipo_incapacidad === 'I');
  if (initials.length === 0) return;
  await sql`
    update disability_certificates own set initial_certificate_id = initial.id, folio_inicial_externo = null
    from disability_certificates initial
    where own.organization_id = ${organizationId}::uuid
      and own.folio_inicial_externo = any (${initials.map(({ folio }) => folio)}::text[])
      and initial.organization_id = own.organization_id and initial.folio = own.folio_inicial_externo
      and initial.employee_id = own.employee_id and initial.concept_id = own.concept_id
      and initial.fecha_incapacidad < own.fecha_incapacidad
  `.execute(trx);
}

/** The days of these people's certificates that begin in the period, in the periods of the payroll and process. */
async function placeDays(
  trx: TenantTransaction,
  { organizationId, people, periodId, paysheetId, processId }: Replacement,
): Promise<void> {
  await sql`
    delete from disabilities day using disability_certificates own
    where own.organization_id = ${organizationId}::uuid and own.period_id = ${periodId}
      and own.employee_id = any (${people}::integer[])
      and day.organization_id = own.organization_id and day.certificate_id = own.id
  `.execute(trx);
  await sql`
    insert into disabilities (organization_id, client_id, employee_id, concept_id, period_id, certificate_id, folio,
      fecha_incapacidad, dias_incapacidad, tipo_incapacidad, tipo_control, tipo_riesgo, tipo_secuela)
    select own.organization_id, own.client_id, own.employee_id, own.concept_id, period.id, own.id, own.folio,
      day::date, 1, own.tipo_incapacidad, own.tipo_control, own.tipo_riesgo, own.tipo_secuela
    from disability_certificates own
    join periods period on period.organization_id = own.organization_id and period.paysheet_id = ${paysheetId}
      and period.process_id = ${processId} and period.initial_date <= own.fecha_fin
      and period.end_date >= own.fecha_incapacidad
    cross join generate_series(greatest(own.fecha_incapacidad, period.initial_date)::timestamp,
      least(own.fecha_fin, period.end_date)::timestamp, interval '1 day') as day
    where own.organization_id = ${organizationId}::uuid and own.period_id = ${periodId}
      and own.employee_id = any (${people}::integer[])
  `.execute(trx);
}
