/** What happens to an employee: another salary, leaving, coming back, another payroll or registro. */
import type {
  add_salary,
  end_employment,
  move_employee,
  rehire,
} from '@lienzo/schema/masters/employee-endpoints';
import { masterCodes } from '@lienzo/schema/masters/master-codes';
import { employmentOn } from '@lienzo/schema/payroll/employment';
import { addDays, todayInMexico } from '@lienzo/schema/payroll/plain-date';
import { inTenant, type TenantTransaction } from '../../../platform/database/in-tenant.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import { insertMovement, type StoredEmployee, updateEmployee } from '../repositories/employees.ts';
import {
  beginEmployment,
  listEmployments,
  moveEmployment,
  type Scopes,
  type StoredEmployment,
} from '../repositories/employments.ts';
import { recordChanges } from '../repositories/history.ts';
import { addSalaryRow, listSalaries } from '../repositories/salaries.ts';
import type { Handler } from '../services.ts';
import { confirmIdentity } from './identity.ts';
import { keepCapture } from './keep-capture.ts';
import { refuseDates } from './refuse-dates.ts';
import { refuseTaken } from './refuse-taken.ts';
import { known, requireEditor, requireEmployee, requirePaysheet } from './require.ts';
import { requireScopes, scopeText } from './require-scopes.ts';
import { TAKEN_NUMBER } from './taken-number.ts';

const wrongDate = (field: string): DomainError => new DomainError({ code: 'employment_dates', field });

const scopeOf = (organizationId: string, employee: StoredEmployee) => ({
  organizationId,
  clientId: employee.client_id,
  employeeId: employee.id,
  registerId: employee.register_id,
});

export const addSalary: Handler<typeof add_salary> = async ({ body, caller, services }) => {
  const { employee_id: employeeId, ...salary } = body;
  const { organizationId } = caller;
  await inTenant(services.db, caller, async (trx) => {
    const employee = await requireEmployee(trx, { organizationId, employeeId }, 'employee_id');
    requireEditor(caller);
    const { vigente_desde: from, daily_salary, sbc } = salary;
    const employment = employmentOn(await listEmployments(trx, { organizationId, employeeId }), from);
    if (employment === undefined) throw wrongDate('vigente_desde');
    const scope = { ...scopeOf(organizationId, employee), registerId: employment.register_id };
    await addSalaryRow(trx, scope, salary, todayInMexico());
    await insertMovement(trx, scope, { movement_type: '07', movement_date: from, sbc });
    await recordChanges(
      trx,
      { author: caller, clientId: scope.clientId, entity: 'employee', entityId: employeeId },
      { daily_salary: employee.daily_salary, sbc: employee.sbc },
      { salario_desde: from, daily_salary, sbc },
    );
  });
  return {};
};

export const endEmployment: Handler<typeof end_employment> = async ({ body, caller, services }) => {
  const { employee_id: employeeId, termination_date, causa_baja } = body;
  const { organizationId } = caller;
  await inTenant(services.db, caller, async (trx) => {
    const employee = await requireEmployee(trx, { organizationId, employeeId }, 'employee_id');
    requireEditor(caller);
    if (employee.estatus === 'F' || termination_date < employee.hire_date)
      throw wrongDate('termination_date');
    const last = known((await listEmployments(trx, { organizationId, employeeId })).at(-1), 'employee_id');
    if (termination_date < last.initial_date) throw wrongDate('termination_date');
    const after = { termination_date, causa_baja, estatus: 'F' as const };
    await updateEmployee(trx, { organizationId, employeeId }, after);
    const location = scopeOf(organizationId, employee);
    await insertMovement(trx, location, {
      movement_type: '02',
      movement_date: termination_date,
      sbc: null,
      termination_cause: masterCodes.leavingCauses[causa_baja],
    });
    await recordChanges(
      trx,
      { author: caller, clientId: location.clientId, entity: 'employee', entityId: employeeId },
      { ...employee },
      after,
    );
  });
  return {};
};

export const rehireEmployee: Handler<typeof rehire> = async ({ body, caller, services }) => {
  const { employee_id: employeeId, hire_date, daily_salary, sbc, identidades: answers } = body;
  const { organizationId } = caller;
  await inTenant(services.db, caller, async (trx) => {
    const employee = await requireEmployee(trx, { organizationId, employeeId }, 'employee_id');
    requireEditor(caller);
    if (employee.termination_date === null || hire_date <= employee.termination_date)
      throw wrongDate('hire_date');
    const { cost_center_id = employee.cost_center_id, register_id = employee.register_id } = body;
    const slot = { ...scopeOf(organizationId, employee), registerId: register_id };
    const payroll = { ...slot, paysheetId: employee.paysheet_id };
    const targets = { cost_center_id, register_id };
    const texts = await requireScopes(trx, payroll, targets, { until: null, paysheetField: 'hire_date' });
    const { isConfirmed, history } = await confirmIdentity(trx, { ...payroll, answers }, employee);
    const after = { hire_date, termination_date: null, causa_baja: null, estatus: 'A' as const };
    await updateEmployee(trx, { organizationId, employeeId }, { identity_confirmed: isConfirmed });
    await refuseDates('hire_date', () =>
      beginEmployment(trx, { organizationId, employeeId }, hire_date, targets),
    );
    await addSalaryRow(trx, slot, { vigente_desde: hire_date, daily_salary, sbc }, todayInMexico());
    await insertMovement(trx, slot, { movement_type: '08', movement_date: hire_date, sbc });
    await recordChanges(
      trx,
      { author: caller, clientId: slot.clientId, entity: 'employee', entityId: employeeId },
      { ...employee, ...(await scopeText(trx, payroll, employee)) },
      { ...after, ...texts, daily_salary, sbc, ...history },
    );
  });
  return {};
};

/** Who changes the registro is told to the IMSS as leaving one and entering the other. */
const MOVED_CAUSE = '6';

/** From a day on in another payroll, registro patronal or cost centre. */
export const moveEmployee: Handler<typeof move_employee> = async ({ body, caller, services }) => {
  const { employee_id: employeeId, desde: from, human_id, identidades: answers } = body;
  const { organizationId } = caller;
  const key = { organizationId, employeeId };
  await refuseTaken(TAKEN_NUMBER, () =>
    inTenant(services.db, caller, async (trx) => {
      const employee = await requireEmployee(trx, key, 'employee_id');
      requireEditor(caller);
      const target = { organizationId, clientId: employee.client_id, paysheetId: body.nomina_id };
      await requirePaysheet(trx, target);
      const last = known((await listEmployments(trx, key)).at(-1), 'employee_id');
      const until = last.termination_date;
      const after = await requireScopes(trx, target, body, { until, paysheetField: 'nomina_id' });
      const before = await scopeText(trx, { ...target, paysheetId: employee.paysheet_id }, employee);
      if (employmentOn([last], from) === undefined) throw wrongDate('desde');
      if (isSameScope(last, scopesOf(body)))
        throw new DomainError({ code: 'same_place', field: 'nomina_id' });
      if (last.paysheet_id !== body.nomina_id)
        await confirmIdentity(trx, { ...target, employeeId, answers }, employee);
      await move(trx, { organizationId, employee, last, from, human_id, places: scopesOf(body) });
      await recordChanges(
        trx,
        { author: caller, clientId: employee.client_id, entity: 'employee', entityId: employeeId },
        { ...before, human_id: employee.human_id },
        { lugar_desde: from, ...after, human_id },
      );
    }),
  );
  return {};
};

const scopesOf = (source: { nomina_id: number; cost_center_id: number; register_id: number }): Scopes => ({
  paysheet_id: source.nomina_id,
  cost_center_id: source.cost_center_id,
  register_id: source.register_id,
});

const isSameScope = (last: Scopes, scopes: Scopes): boolean =>
  last.paysheet_id === scopes.paysheet_id &&
  last.cost_center_id === scopes.cost_center_id &&
  last.register_id === scopes.register_id;

type Move = {
  organizationId: string;
  employee: StoredEmployee;
  last: StoredEmployment;
  from: string;
  human_id: string | null;
  places: Scopes;
};

/** On the first day of an employment it corrects the place; later another registro is told to the IMSS. */
async function move(trx: TenantTransaction, change: Move): Promise<void> {
  const { organizationId, employee, last, from, human_id, places } = change;
  const leaves = last.register_id !== places.register_id && from > last.initial_date;
  const causa_baja = leaves ? MOVED_CAUSE : null;
  await keepCapture(trx, { organizationId, employeeId: employee.id }, 'desde', () =>
    refuseDates('desde', () =>
      moveEmployment(trx, { organizationId, last }, { from, human_id, causa_baja, places }),
    ),
  );
  if (leaves) await tellMove(trx, change);
}

async function tellMove(
  trx: TenantTransaction,
  { organizationId, employee, last, from, places }: Move,
): Promise<void> {
  const area = scopeOf(organizationId, employee);
  const salaries = await listSalaries(trx, { organizationId, employeeId: employee.id });
  const sbc = salaries.find(({ vigente_desde }) => vigente_desde <= from)?.sbc ?? employee.sbc;
  await insertMovement(
    trx,
    { ...area, registerId: last.register_id },
    {
      ...{ movement_type: '02', movement_date: addDays(from, -1), sbc: null },
      termination_cause: masterCodes.leavingCauses[MOVED_CAUSE],
    },
  );
  await insertMovement(
    trx,
    { ...area, registerId: places.register_id },
    { movement_type: '08', movement_date: from, sbc },
  );
}
