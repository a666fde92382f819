/** The employees of a payroll with all their records. */

import { conceptOf } from '../../../modules/accounts/accounts.ts';
import type { TenantTransaction } from '../../../platform/database/in-tenant.ts';
import { type DemoEmployee, demoEmployee } from './employees.ts';
import type { IdSource } from './id-source.ts';
import { importPeople } from './import-people.ts';
import { insertRows, type RowBatch } from './insert-rows.ts';
import { loadCertificates, type OwnedCertificate } from './load-certificates.ts';
import type { LoadEmployeesInput } from './load-employees-input.ts';
import { loadOvertime } from './load-overtime.ts';
import { OWNER_COLUMNS, type OwnedRecord, ownerOf } from './owned-record.ts';
import { workHistory } from './work-history.ts';

/** Employees per chunk of what was captured of them. */
const CHUNK = 50;

/** @param progress called after each chunk with the number of employees done. */
export async function loadEmployees(
  trx: TenantTransaction,
  input: LoadEmployeesInput,
  progress: (done: number) => void,
): Promise<void> {
  const people = Array.from({ length: input.to - input.from }, (_, at) =>
    demoEmployee(input, input.from + at),
  );
  const numbers = await importPeople(trx, input, people);
  for (let start = 0; start < people.length; start += CHUNK) {
    const chunk = people.slice(start, start + CHUNK);
    await loadRecords(trx, input, chunk, numbers);
    progress(start + chunk.length);
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

async function loadRecords(
  trx: TenantTransaction,
  input: LoadEmployeesInput,
  people: DemoEmployee[],
  numbers: ReadonlyMap<string, number>,
): Promise<void> {
  const { ids } = input;
  const records: OwnedRecord[] = [];
  const certificates: OwnedCertificate[] = [];
  for (const employee of people) {
    const employee_id = numbers.get(employee.human_id);
    if (employee_id === undefined) throw new Error('an employee without id');
    const history = historyOf(input, employee);
    for (const record of history.records) records.push({ employee_id, record });
    for (const certificate of history.certificates) certificates.push({ employee_id, certificate });
  }
  const same = sameOf(input);
  await loadCaptured(trx, same, records, ids);
  await loadOvertime(trx, same, records, ids);
  await loadCertificates(trx, input, certificates);
  await loadPayslips(trx, same, records, ids);
}

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
  const paid = records.flatMap(({ employee_id, record: { period, payment } }) =>
    payment === null ? [] : [{ id: ids.next('payroll_results'), employee_id, period, payment }],
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
      facts_from: 'text',
      calculated_at: 'timestamptz',
    },
    rows: paid.map(({ id, employee_id, period, payment: { totals } }) => [
      id,
      employee_id,
      period.id,
      totals.days_paid,
      totals.perceptions,
      totals.deductions,
      totals.net,
      totals.employer_cost,
      'calculo',
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
    rows: paid.flatMap(({ id, payment }) =>
      payment.lines
        .filter(({ amount }) => amount !== '0.00')
        .map((line) => [
          ids.next('payroll_lines'),
          id,
          conceptOf(line.concept).id,
          line.units,
          line.amount,
          line.taxable,
          line.exempt,
        ]),
    ),
  });
}
