import type { recalculate_person } from '@lienzo/schema/runs/run-endpoints';
import { runMessages } from '@lienzo/schema/runs/run-messages';
import { inTenant } from '../../../platform/database/in-tenant.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import { recalculatePerson as recalculate } from '../calculation/recalculate-person.ts';
import { findRunPeriod } from '../repositories/run-periods.ts';
import type { Handler } from '../services.ts';

/** @throws DomainError not_found, with the field; run_refused: the run is closed, is being calculated, or never was. */
export const recalculatePerson: Handler<typeof recalculate_person> = async ({ body, caller, services }) => {
  const period = await inTenant(services.db, caller, (trx) =>
    findRunPeriod(trx, caller.organizationId, body.period),
  );
  if (period === undefined || period.paysheet_id !== body.nomina_id)
    throw new DomainError({ code: 'not_found', field: 'period' });
  const outcome = await recalculate(services, {
    ...{ period, employeeId: body.employee_id, userId: caller.userId },
  });
  if (outcome === undefined) throw new DomainError({ code: 'not_found', field: 'employee_id' });
  if (typeof outcome === 'string') throw new DomainError({ code: 'run_refused', message: outcome });
  const { name, version, isOutdated, hasResult, errors } = outcome;
  return {
    ...{ version, outdated: isOutdated, has_result: hasResult, errors },
    message: runMessages.recalculated(name, { isOutdated, hasResult, errors }),
  };
};
