/** What happens to an employee: another salary, leaving, coming back. */
import type { add_salary, end_employment, rehire } from '@lienzo/schema/api/employee-endpoints';
import { masterCodes } from '@lienzo/schema/messages/master-codes';
import { todayInMexico } from '@lienzo/schema/payroll/plain-date';
import { inTenant } from '../../../platform/database/in-tenant.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import { insertMovement, type StoredEmployee, updateEmployment } from '../repositories/employees.ts';
import { recordChanges } from '../repositories/history.ts';
import { addSalaryRow } from '../repositories/salaries.ts';
import type { Handler } from '../services.ts';
import { confirmIdentity } from './identity.ts';
import { requireEditor, requireEmployee } from './require.ts';

const wrongDate = (field: string): DomainError => new DomainError({ code: 'employment_dates', field });

const placeOf = (organizationId: string, employee: StoredEmployee) => ({
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
    if (from < employee.hire_date) throw wrongDate('vigente_desde');
    if (employee.termination_date !== null && from > employee.termination_date)
      throw wrongDate('vigente_desde');
    const place = placeOf(organizationId, employee);
    await addSalaryRow(trx, place, salary, todayInMexico());
    await insertMovement(trx, place, { movement_type: '07', movement_date: from, sbc });
    await recordChanges(
      trx,
      { author: caller, clientId: place.clientId, entity: 'employee', entityId: employeeId },
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
    const { hire_date } = employee;
    const after = { hire_date, termination_date, causa_baja, estatus: 'F' as const };
    await updateEmployment(trx, { organizationId, employeeId }, after);
    const place = placeOf(organizationId, employee);
    await insertMovement(trx, place, {
      movement_type: '02',
      movement_date: termination_date,
      sbc: null,
      termination_cause: masterCodes.leavingCauses[causa_baja],
    });
    await recordChanges(
      trx,
      { author: caller, clientId: place.clientId, entity: 'employee', entityId: employeeId },
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
    const place = placeOf(organizationId, employee);
    const { isConfirmed, history } = await confirmIdentity(
      trx,
      { ...place, paysheetId: employee.paysheet_id, answers },
      employee,
    );
    const after = { hire_date, termination_date: null, causa_baja: null, estatus: 'A' as const };
    const confirmed = { ...after, identity_confirmed: isConfirmed };
    await updateEmployment(trx, { organizationId, employeeId }, confirmed);
    await addSalaryRow(trx, place, { vigente_desde: hire_date, daily_salary, sbc }, todayInMexico());
    await insertMovement(trx, place, { movement_type: '08', movement_date: hire_date, sbc });
    await recordChanges(
      trx,
      { author: caller, clientId: place.clientId, entity: 'employee', entityId: employeeId },
      { ...employee },
      { ...after, daily_salary, sbc, ...history },
    );
  });
  return {};
};
