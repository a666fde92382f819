/** Whether what a run was made of has changed since: what it was calculated from, and who its people were. */
import { sql } from 'kysely';
import type { TenantTransaction } from '../../../platform/database/in-tenant.ts';
import { inputFingerprint } from './fingerprint.ts';
import type { RunPeriod } from './run-periods.ts';
import type { RunRow } from './runs.ts';

/**
 * Of a run that was calculated here; results of another program have no inputs. To be asked as the program itself: the
 * inputs do not depend on what somebody may see.
 */
export async function haveInputsChanged(
  trx: TenantTransaction,
  period: RunPeriod,
  { fingerprint }: Pick<RunRow, 'fingerprint'>,
): Promise<boolean> {
  if (fingerprint === null) return false;
  return (
    fingerprint !== (await inputFingerprint(trx, period.organization_id, period)) ||
    (await haveFactsChanged(trx, period))
  );
}

/**
 * Salary, position, register and cost centre stand on receipts as the calculation has kept them. They are no part of the
 * fingerprint, which only knows what changes amounts.
 */
async function haveFactsChanged(
  trx: TenantTransaction,
  { organization_id, id }: RunPeriod,
): Promise<boolean> {
  const { rows } = await sql<{ changed: boolean }>`
    select exists (
      select from payroll_results result
      cross join lateral result_facts(result.organization_id, result.period_id, result.employee_id) facts
      where result.organization_id = ${organization_id}::uuid and result.period_id = ${id}
        and result.facts_from = 'calculo'
        and (result.daily_salary, result.sbc, result.position, result.register_id, result.cost_center_id)
          is distinct from (facts.daily_salary, facts.sbc, facts.position, facts.register_id, facts.cost_center_id)
    ) as changed
  `.execute(trx);
  return rows[0]?.changed === true;
}
