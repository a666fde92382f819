/** Applies what a workbook changes of people: who they are, their employment, salaries and credits. */

import { LEAVING_CAUSES } from '@lienzo/schema/masters/employee-endpoints';
import { CREATED } from '@lienzo/schema/masters/master-change-text';
import { masterCodes } from '@lienzo/schema/masters/master-codes';
import { fullName, MOVEMENTS } from '../repositories/employees.ts';

import { insertRows, updateRows } from '../repositories/master-batches.ts';
import { type BookRow, loadMasterBook } from '../repositories/master-book.ts';
import { refreshSalaries } from '../repositories/salaries.ts';
import { type Applying, idOf } from './applying.ts';
import { fateOf } from './fate-of.ts';
import { PeopleOfBook } from './people-of-book.ts';
import type { MasterPlan } from './plan-masters.ts';
import type { PlannedRow } from './plan-sheet.ts';
import type { RowOf } from './row-schemas.ts';

type Row = Record<string, string | number | boolean | null>;
type Employee = RowOf<'employees'>;
type Salary = RowOf<'salaries'>;

export async function applyPeople(work: Applying, plan: MasterPlan): Promise<void> {
  const { trx } = work;
  const first = firstSalaries(plan);
  const made = plan.employees.filter(({ stored }) => stored === null);
  const changed = plan.employees.filter(({ stored }) => stored !== null);
  // Who leaves, or gets another number, first: somebody new may take the place.
  const isBack = ({ data, stored }: PlannedRow<Employee>): boolean => fateOf(data, stored) === 'back';
  const personOf = ({ row, data, stored }: PlannedRow<Employee>) => ({
    ...{ id: Number(stored?.id), ...identityOf(data) },
    identity_confirmed: plan.identity.confirmed(row) !== undefined || stored?.identity_confirmed === true,
  });
  const [back, staying] = [changed.filter(isBack), changed.filter((one) => !isBack(one))];
  await updateRows(
    trx,
    work,
    'employees',
    staying.map((one) => ({
      ...personOf(one),
      ...employmentOf(work, one.data),
      estatus: statusOf(one.data),
    })),
  );
  await updateRows(trx, work, 'employees', back.map(personOf));
  // The row of the person shows the new employment; the earlier one stays as it was.
  await insertRows(
    trx,
    work,
    'employments',
    back.map(({ data, stored }) => ({
      ...{ employee_id: Number(stored?.id), initial_date: data.hire_date },
      ...employmentOf(work, data),
    })),
  );
  await insertRows(
    trx,
    work,
    'employees',
    made.map(({ row, data }) => ({
      ...newEmployee(work, plan, data, first),
      identity_confirmed: plan.identity.confirmed(row) !== undefined,
    })),
  );
  const { employees } = await loadMasterBook(trx, work);
  const people = new Roster(employees);
  const movements = plan.employees.flatMap(({ data, stored }) => {
    const person = people.rowOf(data);
    const fate = fateOf(data, stored);
    const begins = fate === 'hired' || fate === 'back';
    const ends = fate === 'left' || (fate === 'hired' && data.termination_date !== null);
    const sbc = first.get(plan.people.keyOf(data))?.sbc ?? null;
    return [
      ...(begins ? [movement(work, person, data, '08', data.hire_date, sbc)] : []),
      ...(ends ? [movement(work, person, data, '02', data.termination_date ?? '', null)] : []),
    ];
  });
  noteEmployees(work, plan, people, first);
  movements.push(...(await applySalaries(work, plan, people, first)));
  await insertRows(trx, work, 'movements', movements);
  await applyCredits(work, plan, people);
}

/** People by what the file names them with, as they are stored now. */
class Roster {
  readonly #people: PeopleOfBook;

  constructor(employees: readonly BookRow[]) {
    this.#people = new PeopleOfBook({ employees, employments: [] });
  }

  rowOf(identity: { id_humansite: string; human_id: string | null; ssn: string }): BookRow {
    const { stored } = this.#people.find({ ...identity, human_id: identity.human_id ?? '' });
    if (stored === null) throw new Error('a person of the workbook is not stored');
    return stored;
  }
}

/** The salary with which an employment begins, of people who are hired or come back. */
function firstSalaries({ salaries, employees, people }: MasterPlan): ReadonlyMap<string, Salary> {
  const first = new Map<string, Salary>();
  const beginning = new Map(
    employees.flatMap(({ data, stored }) => {
      const fate = fateOf(data, stored);
      return fate === 'hired' || fate === 'back' ? [[people.keyOf(data), data.hire_date] as const] : [];
    }),
  );
  for (const { data } of salaries) {
    const key = people.keyOf(data);
    const hired = beginning.get(key);
    if (hired === undefined || data.vigente_desde < hired) continue;
    const known = first.get(key);
    if (known === undefined || data.vigente_desde < known.vigente_desde) first.set(key, data);
  }
  return first;
}

const EMPLOYMENT_FIELDS = [
  ...(['hire_date', 'termination_date', 'causa_baja'] as const),
  ...(['position', 'tipo_trabajador', 'tipo_salario', 'jornada'] as const),
] as const;

/** Where, how long and by which contract. */
function employmentOf({ ids }: Applying, data: Employee): Row {
  return {
    ...Object.fromEntries(EMPLOYMENT_FIELDS.map((field) => [field, data[field]])),
    paysheet_id: idOf(ids.paysheets, data.id_humansite),
    cost_center_id: idOf(ids.costCenters, data.id_humansite, data.cost_center_id),
    register_id: idOf(ids.registers, data.register_id),
  };
}

/** What the person has, whatever the employment. */
function identityOf(data: Employee): Row {
  const { id_humansite: _payroll, cost_center_id: _center, register_id: _register, ...content } = data;
  const ofEmployment = new Set<string>(EMPLOYMENT_FIELDS);
  const own = Object.entries(content).filter(([field]) => !ofEmployment.has(field));
  const { saldo_vacaciones = null, saldo_vacaciones_al = null, ubicacion = '' } = data;
  return {
    ...{ ...Object.fromEntries(own), saldo_vacaciones, saldo_vacaciones_al, ubicacion },
    name: fullName(data),
  };
}

const statusOf = ({ termination_date }: Employee): 'A' | 'F' => (termination_date === null ? 'A' : 'F');

function newEmployee(
  work: Applying,
  { people }: MasterPlan,
  data: Employee,
  first: ReadonlyMap<string, Salary>,
): Row {
  const salary = first.get(people.keyOf(data));
  if (salary === undefined) throw new Error('somebody new has no salary');
  const { daily_salary, sbc } = salary;
  const employment = employmentOf(work, data);
  return { ...identityOf(data), ...employment, estatus: statusOf(data), daily_salary, sbc };
}

function movement(
  { ids }: Applying,
  person: BookRow,
  { register_id, causa_baja }: { register_id: string; causa_baja: string | null },
  type: keyof typeof MOVEMENTS,
  day: string,
  sbc: string | null,
): Row {
  const cause = type === '02' ? LEAVING_CAUSES.find((one) => one === causa_baja) : undefined;
  return {
    employee_id: Number(person.id),
    register_id: idOf(ids.registers, register_id),
    ...{ movement_type: type, description: MOVEMENTS[type], movement_date: day, sbc },
    termination_cause: cause === undefined ? null : masterCodes.leavingCauses[cause],
  };
}

function noteEmployees(
  { changes }: Applying,
  { employees, people: named, identity }: MasterPlan,
  people: Roster,
  first: ReadonlyMap<string, Salary>,
): void {
  for (const { row, data, stored, before, after } of employees) {
    const identidad = identity.confirmed(row) ?? null;
    const entityId = Number(people.rowOf(data).id);
    const { daily_salary = null, sbc = null } = first.get(named.keyOf(data)) ?? {};
    changes.push(
      stored === null
        ? {
            ...{ entity: 'employee', entityId, before: {} },
            after: { [CREATED]: fullName(data), hire_date: data.hire_date, daily_salary, sbc, identidad },
          }
        : { entity: 'employee', entityId, before, after: { ...after, identidad } },
    );
  }
}

/** A row is added for each, also where one of that day is there: the last one holds. */
async function applySalaries(
  work: Applying,
  { salaries, people: named }: MasterPlan,
  people: Roster,
  first: ReadonlyMap<string, Salary>,
): Promise<Row[]> {
  const { trx, organizationId, changes } = work;
  const movements: Row[] = [];
  const rows: (Row & { employee_id: number })[] = [];
  for (const { data } of salaries.toSorted(byDay)) {
    const person = people.rowOf(data);
    const { vigente_desde, daily_salary, sbc } = data;
    rows.push({ employee_id: Number(person.id), vigente_desde, daily_salary, sbc });
    if (first.get(named.keyOf(data)) === data) continue;
    const source = { register_id: `${person.register_id}`, causa_baja: null };
    movements.push(movement(work, person, source, '07', vigente_desde, sbc));
    changes.push({
      ...{ entity: 'employee', entityId: Number(person.id) },
      before: { daily_salary: textOf(person.daily_salary), sbc: textOf(person.sbc) },
      after: { salario_desde: vigente_desde, daily_salary, sbc },
    });
  }
  await insertRows(trx, work, 'employee_salaries', rows);
  const employeeIds = [...new Set(rows.map(({ employee_id }) => employee_id))];
  if (employeeIds.length > 0) await refreshSalaries(trx, { organizationId, today: work.today, employeeIds });
  return movements;
}

const byDay = (one: PlannedRow<Salary>, other: PlannedRow<Salary>): number =>
  one.data.vigente_desde < other.data.vigente_desde ? -1 : 1;

const textOf = (value: BookRow[string] | undefined): string => `${value ?? ''}`;

async function applyCredits(work: Applying, { credits }: MasterPlan, people: Roster): Promise<void> {
  const { trx, changes } = work;
  const made: Row[] = [];
  const changed: (Row & { id: number })[] = [];
  for (const { data, stored, before } of credits) {
    const {
      id_humansite: _paysheet,
      human_id: _number,
      ssn: _ssn,
      tabla_disminucion = null,
      porcentaje_reducido = null,
      ...content
    } = data;
    const fields = { ...content, tabla_disminucion, porcentaje_reducido };
    const employeeId = Number(people.rowOf(data).id);
    if (stored === null) made.push({ employee_id: employeeId, ...fields });
    else changed.push({ id: Number(stored.id), ...fields });
    const { kind, ...facts } = fields;
    const named = (values: Readonly<Record<string, string | number | null>>) =>
      Object.fromEntries(Object.keys(facts).map((field) => [`${kind}: ${field}`, values[field] ?? '']));
    changes.push({ entity: 'employee', entityId: employeeId, before: named(before), after: named(facts) });
  }
  await insertRows(trx, work, 'employee_credits', made);
  await updateRows(trx, work, 'employee_credits', changed);
}
