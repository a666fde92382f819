/** A salary that was mistyped. */
import type { correct_salary } from '@lienzo/schema/masters/employee-endpoints';
import { todayInMexico } from '@lienzo/schema/payroll/plain-date';
import { inTenant } from '../../../platform/database/in-tenant.ts';
import { recordChanges } from '../repositories/history.ts';
import { correctSalaryRow, listSalaries } from '../repositories/salaries.ts';
import type { Handler } from '../services.ts';
import { known, requireEditor, requireEmployee } from './require.ts';

/** The day stays: another one is another salary, or another day of hiring. */
export const correctSalary: Handler<typeof correct_salary> = async ({ body, caller, services }) => {
  const { employee_id: employeeId, motivo, vigente_desde, daily_salary, sbc } = body;
  const { organizationId } = caller;
  await inTenant(services.db, caller, async (trx) => {
    const { client_id: clientId } = await requireEmployee(trx, { organizationId, employeeId }, 'employee_id');
    requireEditor(caller);
    const scope = { organizationId, clientId, employeeId };
    const before = known(
      (await listSalaries(trx, scope)).find((one) => one.vigente_desde === vigente_desde),
      'vigente_desde',
    );
    await correctSalaryRow(trx, scope, { vigente_desde, daily_salary, sbc }, todayInMexico());
    await recordChanges(
      trx,
      { author: caller, clientId, entity: 'employee', entityId: employeeId },
      { daily_salary: before.daily_salary, sbc: before.sbc },
      { salario_corregido: vigente_desde, daily_salary, sbc, motivo },
    );
  });
  return {};
};
