/** The certificates of a chunk of employees, with the days that they take from the periods. */
import { daysBetween } from '@lienzo/schema/payroll/plain-date';
import { sql } from 'kysely';
import type { TenantTransaction } from '../../../platform/database/in-tenant.ts';
import type { Certificate } from './disabilities.ts';
import type { IdSource } from './id-source.ts';

export type OwnedCertificate = { employee_id: number; certificate: Certificate };

type Scope = { organization_id: string; client_id: string; paysheet_id: number; ids: IdSource };

const PREFIXES = ['OL', 'QR', 'MX', 'ZN'];
const FOLIOS = 900_000;
/** Prime, and no divisor of the number of folios: no folio comes twice. */
const STEP = 577;

const folioOf = (id: number): string =>
  `${PREFIXES[id % PREFIXES.length]}${100_000 + ((Math.floor(id / PREFIXES.length) * STEP) % FOLIOS)}`;

/** A subsequent certificate comes right behind its initial one. */
export async function loadCertificates(
  trx: TenantTransaction,
  { organization_id, client_id, paysheet_id, ids }: Scope,
  owned: readonly OwnedCertificate[],
): Promise<void> {
  if (owned.length === 0) return;
  const numbers = owned.map(() => ids.next('disability_certificates'));
  const column = (pick: (one: Certificate) => string | number) =>
    owned.map(({ certificate }) => pick(certificate));
  await sql`
    insert into disability_certificates (organization_id, client_id, period_id, status, id, folio, employee_id,
      concept_id, fecha_incapacidad, dias_incapacidad, tipo_incapacidad, tipo_control, tipo_riesgo, tipo_secuela,
      initial_certificate_id)
    select ${organization_id}::uuid, ${client_id}::uuid, period.id,
      case period.estatus when 'Finalizada' then 'F' else 'C' end, given.*
    from unnest(
      ${numbers}::integer[], ${numbers.map(folioOf)}::text[],
      ${owned.map(({ employee_id }) => employee_id)}::integer[], ${column((one) => one.concept_id)}::integer[],
      ${column(({ from }) => from)}::date[], ${column(({ from, to }) => daysBetween(from, to) + 1)}::integer[],
      ${column((one) => one.tipo_incapacidad)}::text[], ${column((one) => one.tipo_control)}::integer[],
      ${column((one) => one.tipo_riesgo)}::integer[], ${column((one) => one.tipo_secuela)}::integer[],
      ${owned.map(({ certificate }, at) => (certificate.tipo_incapacidad === 'C' ? (numbers[at - 1] ?? null) : null))}::integer[]
    ) as given (id, folio, employee_id, concept_id, fecha_incapacidad, dias_incapacidad, tipo_incapacidad,
      tipo_control, tipo_riesgo, tipo_secuela, initial_certificate_id)
    join periods period on period.organization_id = ${organization_id}::uuid and period.paysheet_id = ${paysheet_id}
      and given.fecha_incapacidad between period.initial_date and period.end_date
  `.execute(trx);
  await sql`
    insert into disabilities (organization_id, client_id, employee_id, concept_id, period_id, status, certificate_id,
      folio, fecha_incapacidad, dias_incapacidad, tipo_incapacidad, tipo_control, tipo_riesgo, tipo_secuela)
    select own.organization_id, own.client_id, own.employee_id, own.concept_id, period.id,
      case period.estatus when 'Finalizada' then 'F' else 'C' end, own.id, own.folio, day::date, 1,
      own.tipo_incapacidad, own.tipo_control, own.tipo_riesgo, own.tipo_secuela
    from disability_certificates own
    join periods period on period.organization_id = own.organization_id and period.paysheet_id = ${paysheet_id}
      and period.initial_date <= own.fecha_fin and period.end_date >= own.fecha_incapacidad
    cross join generate_series(greatest(own.fecha_incapacidad, period.initial_date)::timestamp,
      least(own.fecha_fin, period.end_date)::timestamp, interval '1 day') as day
    where own.organization_id = ${organization_id}::uuid and own.id = any (${numbers}::integer[])
    order by own.id, day
  `.execute(trx);
}
