/** Who works under a registro patronal in some days, with what the files for SUA hold of them. */
import type { DatedCredit } from '@lienzo/schema/imss/sua/credit-movements';
import type { SuaDisability } from '@lienzo/schema/imss/sua/sua-input';
import { sql } from 'kysely';
import type { TenantTransaction } from '../../../platform/database/in-tenant.ts';

export type SuaFacts = {
  employee_id: number;
  human_id: string | null;
  name: string;
  nombres: string;
  apellido_paterno: string;
  apellido_materno: string;
  rfc: string;
  curp: string;
  ssn: string;
  birth_date: string;
  lugar_nacimiento: string;
  codigo_postal: string;
  ubicacion: string;
  umf: string;
  /** Of the last employment in these days. */
  position: string;
  hire_date: string;
  tipo_trabajador: number;
  tipo_salario: number;
  jornada: number;
  /** In force on the last of these days; null: none is known. */
  sbc: string | null;
  credits: DatedCredit[];
  movements: { type: '02' | '07' | '08'; date: string; sbc: string | null }[];
  absences: string[];
  certificates: (Pick<SuaDisability, 'inicio' | 'dias' | 'folio'> & {
    concept_id: number;
    tipo_control: number;
    tipo_riesgo: number;
    tipo_secuela: number;
  })[];
};

type Scope = {
  organizationId: string;
  paysheetId: number;
  registerId: number;
  first: string;
  last: string;
};

/** A concept `c` whose days are absences, as the calculation's `dayEffectOf` decides. */
export const isAbsence = sql`c.kind = 'Incidencia' and c.cfdi_code = '020' and c.type_value <> 'HR'`;

/**
 * By their ids, at most `most` of them. A movement belongs to the payroll in whose registro it is; a certificate to the days in
 * which it begins.
 */
export async function listSuaPeople(
  trx: TenantTransaction,
  { organizationId, paysheetId, registerId, first, last }: Scope,
  most: number,
): Promise<SuaFacts[]> {
  const organization = sql`${organizationId}::uuid`;
  const days = sql`between ${first}::date and ${last}::date`;
  const { rows } = await sql<SuaFacts>`
    with work as (
      select distinct on (employee_id) * from employments
      where organization_id = ${organization} and paysheet_id = ${paysheetId} and register_id = ${registerId}
        and initial_date <= ${last}::date and (termination_date is null or termination_date >= ${first}::date)
      order by employee_id, initial_date desc
    )
    select e.id as employee_id, e.human_id, e.name, e.nombres, e.apellido_paterno, e.apellido_materno, e.rfc, e.curp,
      e.ssn, e.birth_date, e.lugar_nacimiento, e.codigo_postal, e.ubicacion, coalesce(nullif(e.umf, ''), registers.umf) as umf,
      work."position", work.hire_date, work.tipo_trabajador, work.tipo_salario, work.jornada,
      (select sbc::text from employee_salaries s where s.organization_id = ${organization} and s.employee_id = e.id
        and s.vigente_desde <= least(${last}::date, coalesce(work.termination_date, ${last}::date))
        order by s.vigente_desde desc, s.id desc limit 1) as sbc,
      (select coalesce(jsonb_agg(jsonb_build_object('number', number, 'discount_type', discount_type,
          'value', trim_scale(value)::text, 'vigente_desde', vigente_desde, 'vigente_hasta', vigente_hasta,
          'tabla_disminucion', tabla_disminucion) order by vigente_desde, id), '[]')
        from employee_credits where organization_id = ${organization} and employee_id = e.id
          and kind = 'INFONAVIT') as credits,
      (select coalesce(jsonb_agg(jsonb_build_object('type', movement_type, 'date', movement_date,
          'sbc', sbc::text) order by movement_date, id), '[]')
        from movements where organization_id = ${organization} and employee_id = e.id
          and register_id = ${registerId} and movement_date ${days}) as movements,
      (select coalesce(jsonb_agg(distinct i.capture_date), '[]')
        from incidents i join concepts c on c.organization_id = i.organization_id and c.id = i.concept_id
        where i.organization_id = ${organization} and i.employee_id = e.id and ${isAbsence}
          and i.capture_date ${days}) as absences,
      (select coalesce(jsonb_agg(jsonb_build_object('inicio', fecha_incapacidad, 'dias', dias_incapacidad,
          'folio', folio, 'concept_id', concept_id, 'tipo_control', tipo_control, 'tipo_riesgo', tipo_riesgo,
          'tipo_secuela', tipo_secuela) order by fecha_incapacidad, id), '[]')
        from disability_certificates where organization_id = ${organization} and employee_id = e.id
          and fecha_incapacidad ${days}) as certificates
    from work
    join employees e on e.organization_id = work.organization_id and e.id = work.employee_id
    join registers on registers.organization_id = work.organization_id and registers.id = work.register_id
    order by e.id
    limit ${most}
  `.execute(trx);
  return rows;
}
