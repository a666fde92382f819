import { masterRuleMessages } from '@lienzo/schema/rule-messages/master-rule-messages';
import type { TenantTransaction } from '../../../platform/database/in-tenant.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import { listOutOfScopeDays } from '../repositories/employments.ts';

/**
 * Runs what changes the employments of somebody; what is captured stays in the employment of its day and payroll.
 * @throws DomainError captured_days at `field`, with the days that would be left outside.
 */
export async function keepCapture(
  trx: TenantTransaction,
  scope: { organizationId: string; employeeId: number },
  field: string,
  change: () => Promise<void>,
): Promise<void> {
  const before = new Set(await listOutOfScopeDays(trx, scope));
  await change();
  const left = (await listOutOfScopeDays(trx, scope)).filter((day) => !before.has(day));
  if (left.length > 0)
    throw new DomainError({ code: 'captured_days', field, message: masterRuleMessages.capturedDays(left) });
}
