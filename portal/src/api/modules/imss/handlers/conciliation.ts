import { CONCILIATION_PAGE, type imss_conciliation } from '@lienzo/schema/imss/movement-endpoints';
import { todayInMexico } from '@lienzo/schema/payroll/plain-date';
import { inSnapshot, inTenant, systemContext } from '../../../platform/database/in-tenant.ts';
import { batchFiles } from '../batches/batch-files.ts';
import { conciliateScope, movementToPresent } from '../conciliation/conciliate-scope.ts';
import { countStates, lineOf } from '../conciliation/conciliation-lines.ts';
import { imssCalendarOf } from '../repositories/non-working-days.ts';
import type { Handler } from '../services.ts';
import { requireScope } from './require-scope.ts';

/** Findings that an answer holds; the workbook of a conciliation has all. */
const MAX_FINDINGS = 200;

/** What both sides hold now. The payroll is checked as the person, then its history is read as the program. */
export const getConciliation: Handler<typeof imss_conciliation> = async ({ query, caller, services }) => {
  const { organizationId } = caller;
  const { nomina_id: paysheetId, register, inicio, fin, state, page } = query;
  const scope = await inTenant(services.db, caller, (trx) =>
    requireScope(trx, organizationId, { paysheetId, register }),
  );
  const today = todayInMexico();
  const system = systemContext(organizationId);
  const { rows, calendar } = await inSnapshot(services.db, system, async (trx) => ({
    rows: await conciliateScope(trx, organizationId, scope, { range: { first: inicio, last: fin }, today }),
    calendar: await imssCalendarOf(trx, organizationId),
  }));
  const present = rows.map((row) => movementToPresent(row)).filter((one) => one !== null);
  const people = new Map(
    rows.flatMap(({ person }) => (person === null ? [] : [[person.employee_id, person]])),
  );
  const { findings } = batchFiles(present, people, { scope, today, calendar });
  const shown = state === undefined ? rows : rows.filter((row) => row.state === state);
  const from = (page - 1) * CONCILIATION_PAGE;
  return {
    counts: countStates(rows),
    late: rows.filter(({ is_late }) => is_late).length,
    total: shown.length,
    rows: shown.slice(from, from + CONCILIATION_PAGE).map((row) => lineOf(row)),
    findings: findings.filter(({ severity }) => severity !== 'info').slice(0, MAX_FINDINGS),
  };
};
