import { momentText } from '@lienzo/schema/data/moment-text';
import { apiReportMessages } from '@lienzo/schema/reports/api-report-messages';
import type { Caller } from '../../../platform/caller.ts';
import type { TenantTransaction } from '../../../platform/database/in-tenant.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import { findLastSave } from '../repositories/report-audit.ts';

/** The refusal of a save over another one, which says who saved, the caller included, and when. */
export async function reportConflict(
  trx: TenantTransaction,
  { organizationId, userId }: Caller,
  reportId: number,
): Promise<DomainError> {
  const last = await findLastSave(trx, organizationId, reportId);
  if (last === undefined) return new DomainError('report_conflict');
  const when = momentText(new Date(last.at), new Date());
  const message =
    last.user_id === userId ? apiReportMessages.savedByYou(when) : apiReportMessages.savedBy(last.name, when);
  return new DomainError({ code: 'report_conflict', message });
}
