/** The people of a payroll, loaded as a workbook of masters is: with their salaries, their credits and what the IMSS is told. */
import { importMasterRows } from '../../../modules/masters/masters.ts';
import type { TenantTransaction } from '../../../platform/database/in-tenant.ts';
import { creditRowsOf } from './credit-rows.ts';
import { demoAuthor } from './demo-author.ts';
import type { DemoEmployee } from './employees.ts';
import type { LoadEmployeesInput } from './load-employees-input.ts';
import { salaryRowsOf } from './salary-rows.ts';

/** @returns the ids by the people's numbers. */
export async function importPeople(
  trx: TenantTransaction,
  input: LoadEmployeesInput,
  people: readonly DemoEmployee[],
): Promise<ReadonlyMap<string, number>> {
  const { organization, organization_id, client_id, paysheet_id, paysheet, today, ids } = input;
  const { id_humansite } = paysheet;
  await importMasterRows(
    trx,
    {
      ...{ author: demoAuthor(organization), clientId: client_id, source: 'programa', today },
      newId: ids.next.bind(ids),
    },
    {
      employees: people.map((one) => rowOf(input, one)),
      salaries: people.flatMap((one) =>
        salaryRowsOf(one).map(([vigente_desde, daily_salary, sbc]) => ({
          ...{ id_humansite, human_id: one.human_id, ssn: one.ssn },
          ...{ vigente_desde, daily_salary, sbc },
        })),
      ),
      credits: people.flatMap((one) =>
        creditRowsOf(one, paysheet).map((credit) => ({
          ...{ id_humansite, human_id: one.human_id, ssn: one.ssn },
          ...{ ...credit, vigente_hasta: '' },
        })),
      ),
    },
  );
  const stored = await trx
    .selectFrom('employees')
    .select(['id', 'human_id'])
    .where('organization_id', '=', organization_id)
    .where('paysheet_id', '=', paysheet_id)
    .execute();
  return new Map(stored.map(({ id, human_id }) => [human_id ?? '', id]));
}

/** People live where their client is. */
const postcodeOf = (address: string): string => /\b\d{5}\b/.exec(address)?.[0] ?? '';

function rowOf({ paysheet, costCenters, registers, client }: LoadEmployeesInput, one: DemoEmployee) {
  return {
    id_humansite: paysheet.id_humansite,
    ...{ human_id: one.human_id, ssn: one.ssn, rfc: one.rfc, curp: one.curp },
    ...{
      nombres: one.nombres,
      apellido_paterno: one.apellido_paterno,
      apellido_materno: one.apellido_materno,
    },
    ...{ birth_date: one.birth_date, gender: one.gender, estado_civil: one.estado_civil },
    ...{ nacionalidad: 'Mexicana', lugar_nacimiento: one.curp.slice(11, 13) },
    codigo_postal: postcodeOf(client.domicilio),
    ...{ email: one.email, telefono: one.telefono, position: one.position },
    cost_center_id: costCenters[one.cost_center] ?? '',
    register_id: registers[one.register]?.register ?? '',
    ...{
      hire_date: one.hire_date,
      termination_date: one.termination_date ?? '',
      causa_baja: one.causa_baja ?? '',
    },
    ...{ tipo_trabajador: '1', tipo_salario: '0', jornada: '0' },
    ...{ bank: one.bank, bank_account: one.bank_account, clabe: one.clabe },
  };
}
