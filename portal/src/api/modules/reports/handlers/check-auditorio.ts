import { apiRefusalMessages } from '@lienzo/schema/messages/api-refusal-messages';
import type { Caller } from '../../../platform/caller.ts';
import type { TenantTransaction } from '../../../platform/database/in-tenant.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import { type ReportContent, visibleClients } from '../repositories/reports.ts';

/**
 * The audience may only contain clients visible to the user, or clients it already contained.
 * @throws DomainError invalid_report.
 */
export async function checkAuditorio(
  trx: TenantTransaction,
  caller: Caller,
  { clientIds }: ReportContent['auditorio'],
  before: string[] = [],
): Promise<void> {
  const added = clientIds.filter((id) => !before.includes(id));
  const visible = await visibleClients(trx, caller.organizationId, added);
  if (added.some((id) => !visible.has(id)))
    throw new DomainError({
      code: 'invalid_report',
      message: apiRefusalMessages.report.audience,
      field: 'auditorio',
    });
}
