/** The employees of a payroll with all their records. */

import { conceptOf } from '../../../modules/accounts/accounts.ts';
import type { TenantTransaction } from '../../../platform/database/in-tenant.ts';
import { type DemoEmployee, type DemoPlace, demoEmployee } from './employees.ts';
import type { IdSource } from './id-source.ts';
import { insertRows, type RowBatch } from './insert-rows.ts';
import { loadCertificates, type OwnedCertificate } from './load-certificates.ts';
import { loadOvertime } from './load-overtime.ts';
import { movementsOf, salaryRowsOf } from './movements.ts';
import { OWNER_COLUMNS, type OwnedRecord, ownerOf } from './owned-record.ts';
import { type DemoPeriod, workHistory } from './work-history.ts';

export type LoadEmployeesInput = DemoPlace & {
  organization_id: string;
  client_id: string;
  paysheet_id: number;
  /** Range of indices to fill, the end exclusive. */
  from: number;
  to: number;
  costCenters: number[];
  registers: { id: number; risk_premium: string }[];
  periods: DemoPeriod[];
  ids: IdSource;
};

/** Employees per chunk. */
const CHUNK = 50;

/** @param progress called after each chunk with the number of employees done. */
export async function loadEmployees(
  trx: TenantTransaction,
  input: LoadEmployeesInput,
  progress: (done: number) => void,
): Promise<void> {
  for (let start = input.from; start < input.to; start += CHUNK) {
    const count = Math.min(CHUNK, input.to - start);
    const people = Array.from({ length: count }, (_, at) => demoEmployee(input, start + at));
    await save(trx, input, people);
    progress(start + count - input.from);
  }
}

function historyOf(
  { paysheet, periods, today, registers }: LoadEmployeesInput,
  employee: DemoEmployee,
): ReturnType<typeof workHistory> {
  const { risk_premium } = registerOf(registers, employee);
  return workHistory({ employee, paysheet, periods, today, risk_premium });
}

function registerOf(registers: LoadEmployeesInput['registers'], employee: DemoEmployee) {
  const register = registers[employee.register];
  if (register === undefined) throw new Error('an employee without register');
  return register;
}

const sameOf = ({ organization_id, client_id }: LoadEmployeesInput) => ({ organization_id, client_id });

const EMPLOYEE_COLUMNS = {
  id: 'integer',
  paysheet_id: 'integer',
  cost_center_id: 'integer',
  register_id: 'integer',
  human_id: 'text',
  name: 'text',
  nombres: 'text',
  apellido_paterno: 'text',
  apellido_materno: 'text',
  rfc: 'text',
  curp: 'text',
  ssn: 'text',
  birth_date: 'date',
  gender: 'text',
  estado_civil: 'text',
  nacionalidad: 'text',
  email: 'text',
  telefono: 'text',
  position: 'text',
  hire_date: 'date',
  termination_date: 'date',
  estatus: 'text',
  daily_salary: 'numeric',
  sbc: 'numeric',
  bank: 'text',
  bank_account: 'text',
  clabe: 'text',
  causa_baja: 'text',
  lugar_nacimiento: 'text',
} as const;

function employeeBatch(input: LoadEmployeesInput, people: DemoEmployee[], ids: number[]): RowBatch {
  return {
    table: 'employees',
    same: sameOf(input),
    columns: EMPLOYEE_COLUMNS,
    rows: people.map((one, at) => [
      ids[at] ?? null,
      input.paysheet_id,
      input.costCenters[one.cost_center] ?? null,
      input.registers[one.register]?.id ?? null,
      one.human_id,
      one.name,
      one.nombres,
      one.apellido_paterno,
      one.apellido_materno,
      one.rfc,
      one.curp,
      one.ssn,
      one.birth_date,
      one.gender,
      one.estado_civil,
      'Mexicana',
      one.email,
      one.telefono,
      one.position,
      one.hire_date,
      one.termination_date,
      one.termination_date === null ? 'A' : 'F',
      one.daily_salary,
      one.sbc,
      one.bank,
      one.bank_account,
      one.clabe,
      one.causa_baja,
      one.curp.slice(11, 13),
    ]),
  };
}

async function save(
  trx: TenantTransaction,
  input: LoadEmployeesInput,
  people: DemoEmployee[],
): Promise<void> {
  const { ids } = input;
  const employeeIds = people.map(() => ids.next('employees'));
  await insertRows(trx, employeeBatch(input, people, employeeIds));
  const records: OwnedRecord[] = [];
  const certificates: OwnedCertificate[] = [];
  const movements: RowBatch['rows'] = [];
  const salaries: RowBatch['rows'] = [];
  for (const [at, employee] of people.entries()) {
    const employee_id = employeeIds[at];
    if (employee_id === undefined) throw new Error('an employee without id');
    const history = historyOf(input, employee);
    for (const record of history.records) records.push({ employee_id, record });
    for (const certificate of history.certificates) certificates.push({ employee_id, certificate });
    const register = registerOf(input.registers, employee);
    for (const movement of movementsOf(employee))
      movements.push([ids.next('movements'), employee_id, register.id, ...movement]);
    for (const salary of salaryRowsOf(employee))
      salaries.push([ids.next('employee_salaries'), employee_id, ...salary]);
  }
  const same = sameOf(input);
  await insertRows(trx, { table: 'movements', same, columns: MOVEMENT_COLUMNS, rows: movements });
  await insertRows(trx, { table: 'employee_salaries', same, columns: SALARY_COLUMNS, rows: salaries });
  await loadCaptured(trx, same, records, ids);
  await loadOvertime(trx, same, records, ids);
  await loadCertificates(trx, input, certificates);
  await loadPayslips(trx, same, records, ids);
}

const MOVEMENT_COLUMNS = {
  id: 'integer',
  employee_id: 'integer',
  register_id: 'integer',
  movement_type: 'text',
  description: 'text',
  movement_date: 'date',
  sbc: 'numeric',
  termination_cause: 'text',
} as const;

const SALARY_COLUMNS = {
  id: 'integer',
  employee_id: 'integer',
  vigente_desde: 'date',
  daily_salary: 'numeric',
  sbc: 'numeric',
} as const;

async function loadCaptured(
  trx: TenantTransaction,
  same: RowBatch['same'],
  records: OwnedRecord[],
  ids: IdSource,
): Promise<void> {
  const incidents: RowBatch['rows'] = [];
  for (const { employee_id, record } of records) {
    const owner = ownerOf(employee_id, record);
    for (const one of record.incidents)
      incidents.push([ids.next('incidents'), ...owner, one.concept_id, one.amount, one.capture_date]);
  }
  await insertRows(trx, {
    table: 'incidents',
    same,
    columns: { ...OWNER_COLUMNS, concept_id: 'integer', amount: 'numeric', capture_date: 'date' },
    rows: incidents,
  });
}

async function loadPayslips(
  trx: TenantTransaction,
  same: RowBatch['same'],
  records: OwnedRecord[],
  ids: IdSource,
): Promise<void> {
  const paid = records.flatMap(({ employee_id, record: { period, payslip } }) =>
    payslip === null ? [] : [{ id: ids.next('payroll_results'), employee_id, period, payslip }],
  );
  await insertRows(trx, {
    table: 'payroll_results',
    same,
    columns: {
      id: 'integer',
      employee_id: 'integer',
      period_id: 'integer',
      days_paid: 'numeric',
      total_perceptions: 'numeric',
      total_deductions: 'numeric',
      net_pay: 'numeric',
      employer_cost: 'numeric',
      calculated_at: 'timestamptz',
    },
    rows: paid.map(({ id, employee_id, period, payslip }) => [
      id,
      employee_id,
      period.id,
      payslip.days_paid,
      payslip.total_perceptions.toFixed(2),
      payslip.total_deductions.toFixed(2),
      payslip.net_pay.toFixed(2),
      payslip.employer_cost.toFixed(2),
      period.calculated_at,
    ]),
  });
  await insertRows(trx, {
    table: 'payroll_lines',
    same,
    columns: {
      id: 'integer',
      payroll_result_id: 'integer',
      concept_id: 'integer',
      units: 'numeric',
      amount: 'numeric',
      taxable_amount: 'numeric',
      exempt_amount: 'numeric',
    },
    rows: paid.flatMap(({ id, payslip }) =>
      payslip.lines.map((line) => [
        ids.next('payroll_lines'),
        id,
        conceptOf(line.key).id,
        line.units,
        line.amount.toFixed(2),
        line.taxable.toFixed(2),
        line.exempt.toFixed(2),
      ]),
    ),
  });
}
