/** The people of a payroll: looking for them, reading, setting up. */

import type {
  create_employee,
  EmployeeContent,
  get_employee,
  get_master_history,
  search_employees,
  update_employee,
} from '@lienzo/schema/masters/employee-endpoints';
import { HISTORY_PAGE, LEAVING_CAUSES } from '@lienzo/schema/masters/employee-endpoints';
import { CREATED } from '@lienzo/schema/masters/master-change-text';
import { isActiveOn } from '@lienzo/schema/payroll/employment';
import { isSameIdentity } from '@lienzo/schema/payroll/person-keys';
import { todayInMexico } from '@lienzo/schema/payroll/plain-date';
import { undatedBalance } from '@lienzo/schema/payroll/vacation-balance';
import { masterRuleMessages } from '@lienzo/schema/rule-messages/master-rule-messages';
import { inTenant } from '../../../platform/database/in-tenant.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import { canEditMasters } from '../policy.ts';
import { listCredits } from '../repositories/credits.ts';
import {
  findEmployee,
  insertEmployee,
  insertMovement,
  searchEmployees,
  updateEmployeeContent,
} from '../repositories/employees.ts';
import { listEmploymentDetails } from '../repositories/employments.ts';
import { listChanges, recordChanges } from '../repositories/history.ts';
import { addSalaryRow, listSalaries } from '../repositories/salaries.ts';
import type { Handler } from '../services.ts';
import { confirmIdentity } from './identity.ts';
import { refuseDates } from './refuse-dates.ts';
import { refuseTaken } from './refuse-taken.ts';
import { known, requireEditor, requireEmployee, requirePaysheet } from './require.ts';
import { requireScopes, scopeText } from './require-scopes.ts';
import { TAKEN_NUMBER } from './taken-number.ts';

export const searchEmployeePage: Handler<typeof search_employees> = ({ query, caller, services }) => {
  const { organizationId } = caller;
  return inTenant(services.db, caller, async (trx) => {
    await requirePaysheet(trx, { organizationId, paysheetId: query.nomina_id });
    return searchEmployees(trx, organizationId, query);
  });
};

export const getEmployee: Handler<typeof get_employee> = ({ query, caller, services }) => {
  const scope = { organizationId: caller.organizationId, employeeId: query.id };
  return inTenant(services.db, caller, async (trx) => {
    const { paysheet_id, causa_baja, ...employee } = known(await findEmployee(trx, scope), 'id');
    return {
      ...employee,
      nomina_id: paysheet_id,
      causa_baja: LEAVING_CAUSES.find((cause) => cause === causa_baja) ?? null,
      salaries: await listSalaries(trx, scope),
      credits: await listCredits(trx, scope),
      employments: await listEmploymentDetails(trx, scope),
      can: { edit: canEditMasters(caller) },
    };
  });
};

export const createEmployee: Handler<typeof create_employee> = ({ body, caller, services }) => {
  const { nomina_id: paysheetId, identidades: answers, ...employee } = body;
  const { organizationId } = caller;
  return refuseTaken(TAKEN_NUMBER, () =>
    inTenant(services.db, caller, async (trx) => {
      const { client_id: clientId } = await requirePaysheet(trx, { organizationId, paysheetId });
      requireEditor(caller);
      requireDatedBalance(employee);
      const target = { organizationId, clientId, paysheetId };
      await requireScopes(trx, target, employee, { until: null, paysheetField: 'nomina_id' });
      const confirmed = await confirmIdentity(trx, { ...target, answers }, employee);
      const id = await refuseDates('hire_date', () =>
        insertEmployee(trx, target, employee, confirmed.isConfirmed),
      );
      const { hire_date, daily_salary, sbc, register_id: registerId } = employee;
      const key = { organizationId, clientId, employeeId: id };
      await addSalaryRow(trx, key, { vigente_desde: hire_date, daily_salary, sbc }, todayInMexico());
      await insertMovement(
        trx,
        { ...key, registerId },
        { movement_type: '08', movement_date: hire_date, sbc },
      );
      const made = { author: caller, clientId, entity: 'employee' as const, entityId: id };
      const name = `${employee.nombres} ${employee.apellido_paterno} ${employee.apellido_materno}`.trim();
      const created = { [CREATED]: name, hire_date, daily_salary, sbc, ...confirmed.history };
      await recordChanges(trx, made, {}, created);
      return { id };
    }),
  );
};

function requireDatedBalance(content: EmployeeContent): void {
  const field = undatedBalance(content);
  if (field !== null)
    throw new DomainError({
      code: 'invalid_request',
      field,
      message: masterRuleMessages.vacationBalanceDated,
    });
}

export const updateEmployee: Handler<typeof update_employee> = async ({ body, caller, services }) => {
  const { id, identidades: answers, ...content } = body;
  const { organizationId } = caller;
  const context = { organizationId, employeeId: id };
  await refuseTaken(TAKEN_NUMBER, () =>
    inTenant(services.db, caller, async (trx) => {
      const before = await requireEmployee(trx, context, 'id');
      requireEditor(caller);
      const { client_id: clientId, paysheet_id: paysheetId, termination_date } = before;
      const location = { organizationId, clientId, paysheetId };
      requireDatedBalance(content);
      const placed = await requireScopes(trx, location, content, {
        until: termination_date,
        paysheetField: 'id',
      });
      if (termination_date !== null && termination_date < content.hire_date)
        throw new DomainError({ code: 'employment_dates', field: 'hire_date' });
      const asks = isActiveOn(termination_date, todayInMexico()) && !isSameIdentity(before, content);
      const confirmed = asks
        ? await confirmIdentity(trx, { ...location, employeeId: id, answers }, content)
        : undefined;
      await refuseDates('hire_date', () =>
        updateEmployeeContent(trx, context, content, confirmed?.isConfirmed),
      );
      await recordChanges(
        trx,
        { author: caller, clientId, entity: 'employee', entityId: id },
        { ...before, ...(await scopeText(trx, location, before)) },
        { ...content, ...placed, ...confirmed?.history },
      );
    }),
  );
  return {};
};

export const getMasterHistory: Handler<typeof get_master_history> = ({ query, caller, services }) =>
  inTenant(services.db, caller, (trx) =>
    listChanges(trx, {
      organizationId: caller.organizationId,
      entity: query.entity,
      entityId: query.entity_id,
      before: query.before,
      limit: HISTORY_PAGE,
    }),
  );
