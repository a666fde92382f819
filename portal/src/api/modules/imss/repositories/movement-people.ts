/** The people of a payroll in a registro patronal, with the history that their movements come from. */
import type { EmploymentSpan } from '@lienzo/schema/payroll/employment';
import { sql } from 'kysely';
import type { TenantTransaction } from '../../../platform/database/in-tenant.ts';

/** A time of work in the registro, with what a movement of its days says. */
export type RegisterEmployment = EmploymentSpan & {
  causa_baja: string | null;
  tipo_trabajador: number;
  tipo_salario: number;
  jornada: number;
};

export type MovementPerson = {
  employee_id: number;
  human_id: string | null;
  name: string;
  nombres: string;
  apellido_paterno: string;
  apellido_materno: string;
  ssn: string;
  curp: string;
  umf: string;
  /** In the registro, whatever the payroll, the first one first. */
  employments: RegisterEmployment[];
  salaries: { vigente_desde: string; daily_salary: string; sbc: string }[];
};

/**
 * In the order of their names. Employments in other payrolls of the registro count too, or moving between two payrolls would
 * look like a hire: so it is read as the program, for a payroll that the person is known to see.
 */
export async function listMovementPeople(
  trx: TenantTransaction,
  organizationId: string,
  { paysheet_id, register_id }: { paysheet_id: number; register_id: number },
  employeeIds?: readonly number[],
): Promise<MovementPerson[]> {
  const organization = sql`${organizationId}::uuid`;
  const only = employeeIds === undefined ? sql`true` : sql`person.id = any (${[...employeeIds]}::integer[])`;
  const { rows } = await sql<MovementPerson>`
    select person.id as employee_id, person.human_id, person.name, person.nombres, person.apellido_paterno,
      person.apellido_materno, person.ssn, person.curp, person.umf,
      (select coalesce(jsonb_agg(jsonb_build_object('hire_date', hire_date, 'initial_date', initial_date,
          'termination_date', termination_date, 'causa_baja', causa_baja, 'tipo_trabajador', tipo_trabajador,
          'tipo_salario', tipo_salario, 'jornada', jornada) order by initial_date), '[]')
        from employments
        where organization_id = ${organization} and employee_id = person.id
          and register_id = ${register_id}) as employments,
      (select coalesce(jsonb_agg(jsonb_build_object('vigente_desde', vigente_desde,
          'daily_salary', daily_salary::text, 'sbc', sbc::text) order by vigente_desde), '[]')
        from employee_salaries
        where organization_id = ${organization} and employee_id = person.id) as salaries
    from employees person
    where person.organization_id = ${organization} and person.paysheet_id = ${paysheet_id} and ${only}
      and exists (
        select from employments
        where organization_id = ${organization} and employee_id = person.id and register_id = ${register_id}
      )
    order by person.name, person.id
  `.execute(trx);
  return rows;
}
