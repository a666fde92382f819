/** Employments that were written wrong: repaired or removed, with a reason that the history keeps. */

import { formatMediumDate } from '@lienzo/schema/data/format';
import type { correct_employment, remove_employment } from '@lienzo/schema/masters/employee-endpoints';
import { masterMessages } from '@lienzo/schema/masters/master-messages';
import { todayInMexico } from '@lienzo/schema/payroll/plain-date';
import { inTenant, type TenantTransaction } from '../../../platform/database/in-tenant.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import { updateEmployee } from '../repositories/employees.ts';
import {
  correctEmployment,
  listEmployments,
  removeEmployment,
  type StoredEmployment,
  seesEveryEmployment,
} from '../repositories/employments.ts';
import { recordChanges } from '../repositories/history.ts';
import type { Handler } from '../services.ts';
import { confirmIdentity } from './identity.ts';
import { keepCapture } from './keep-capture.ts';
import { refuseDates } from './refuse-dates.ts';
import { refuseTaken } from './refuse-taken.ts';
import { known, requireEditor, requireEmployee } from './require.ts';
import { requireScopes, scopeText } from './require-scopes.ts';
import { TAKEN_NUMBER } from './taken-number.ts';

const wrongDate = (field: string): DomainError => new DomainError({ code: 'employment_dates', field });

export const repairEmployment: Handler<typeof correct_employment> = async ({ body, caller, services }) => {
  const { employee_id: employeeId, employment_id, motivo, identidades: answers, ...values } = body;
  const { organizationId } = caller;
  const scope = { organizationId, employeeId };
  await refuseTaken(TAKEN_NUMBER, () =>
    inTenant(services.db, caller, async (trx) => {
      const employee = await requireEmployee(trx, scope, 'employee_id');
      requireEditor(caller);
      const row = await requireEmployment(trx, scope, employment_id);
      const { own } = row;
      const target = { organizationId, clientId: employee.client_id, paysheetId: own.paysheet_id };
      const until = values.termination_date;
      const after = await requireScopes(trx, target, values, { until, paysheetField: 'termination_date' });
      const before = await scopeText(trx, target, own);
      checkEnd(row, values);
      const identity = goesOn(row, values)
        ? await confirmIdentity(trx, { ...target, employeeId, answers }, employee)
        : null;
      if (identity !== null) await updateEmployee(trx, scope, { identity_confirmed: identity.isConfirmed });
      await keepCapture(trx, scope, 'initial_date', () =>
        refuseDates('initial_date', () => correctEmployment(trx, organizationId, row, values)),
      );
      const changed = { author: caller, clientId: employee.client_id, entity: 'employee' as const };
      await recordChanges(
        trx,
        { ...changed, entityId: employeeId },
        ofEmployment(own, { ...own, ...before }),
        { ...ofEmployment(own, { ...values, ...after }), motivo, ...identity?.history },
      );
    }),
  );
  return {};
};

export const dropEmployment: Handler<typeof remove_employment> = async ({ body, caller, services }) => {
  const { employee_id: employeeId, employment_id, motivo } = body;
  const { organizationId } = caller;
  const key = { organizationId, employeeId };
  await refuseTaken(TAKEN_NUMBER, () =>
    inTenant(services.db, caller, async (trx) => {
      const employee = await requireEmployee(trx, key, 'employee_id');
      requireEditor(caller);
      const row = await requireEmployment(trx, key, employment_id);
      // The row of the person shows the last employment that is left: it must be seen.
      if (!(await seesEveryEmployment(trx))) throw new DomainError('forbidden');
      if (row.count === 1 || row.next !== undefined)
        throw new DomainError({ code: 'employment_needed', field: 'employment_id' });
      await keepCapture(trx, key, 'employment_id', () =>
        refuseDates('employment_id', () => removeEmployment(trx, organizationId, row)),
      );
      const changed = { author: caller, clientId: employee.client_id, entity: 'employee' as const };
      const after = { empleo_quitado: spanOf(row.own), motivo };
      await recordChanges(trx, { ...changed, entityId: employeeId }, {}, after);
    }),
  );
  return {};
};

/** With the rows of the same hire before and after it. */
type Row = {
  own: StoredEmployment;
  before: StoredEmployment | undefined;
  next: StoredEmployment | undefined;
  isLast: boolean;
  count: number;
};

async function requireEmployment(
  trx: TenantTransaction,
  context: { organizationId: string; employeeId: number },
  id: number,
): Promise<Row> {
  const all = await listEmployments(trx, context);
  const at = all.findIndex((one) => one.id === id);
  const own = known(all[at], 'employment_id');
  const sameHire = (one: StoredEmployment | undefined) =>
    one !== undefined && one.hire_date === own.hire_date ? one : undefined;
  return {
    own,
    before: sameHire(all[at - 1]),
    next: sameHire(all[at + 1]),
    isLast: at === all.length - 1,
    count: all.length,
  };
}

type End = Pick<StoredEmployment, 'termination_date' | 'causa_baja'>;

/** An end by a move is the next row's beginning; only the last employment goes on; ending it is a baja. */
function checkEnd({ own, next, isLast }: Row, { termination_date, causa_baja }: End): void {
  if (next !== undefined) {
    if (termination_date !== own.termination_date) throw wrongDate('termination_date');
    if (causa_baja !== own.causa_baja) throw wrongDate('causa_baja');
    return;
  }
  if (termination_date === null && !isLast) throw wrongDate('termination_date');
  if (own.termination_date === null && termination_date !== null)
    throw new DomainError({ code: 'leave_instead', field: 'termination_date' });
  if ((termination_date === null) !== (causa_baja === null)) throw wrongDate('causa_baja');
}

/** Whether somebody who left, or leaves on a known day, works on: they are active again, as after coming back. */
function goesOn({ own, isLast }: Row, { termination_date: until }: End): boolean {
  if (!isLast || own.termination_date === null) return false;
  return until === null || (until > own.termination_date && until >= todayInMexico());
}

const spanOf = ({ initial_date, termination_date }: StoredEmployment): string =>
  masterMessages.employmentSpan(
    formatMediumDate(initial_date),
    termination_date === null ? null : formatMediumDate(termination_date),
  );

type Facts = End & { initial_date: string; cost_center_id: string; register_id: string };

/** As the history names them. */
function ofEmployment(own: StoredEmployment, facts: Facts): Record<string, string | null> {
  const item = masterMessages.employmentOf(formatMediumDate(own.initial_date));
  const { initial_date, termination_date, causa_baja, cost_center_id, register_id } = facts;
  return Object.fromEntries(
    Object.entries({
      primer_dia: initial_date,
      termination_date,
      causa_baja,
      cost_center_id,
      register_id,
    }).map(([field, value]) => [`${item}: ${field}`, value]),
  );
}
