/** Drafts: what the caller works on and has not saved as the report. */

import { readReport } from '@lienzo/schema/report/read-report';
import type {
  delete_draft,
  get_draft,
  get_drafts,
  update_draft,
} from '@lienzo/schema/reports/report-draft-endpoints';
import { MAX_NEW_DRAFTS } from '@lienzo/schema/reports/report-draft-endpoints';
import type { Caller } from '../../../platform/caller.ts';
import { inTenant, type TenantTransaction } from '../../../platform/database/in-tenant.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import { loadReport } from '../document/load-report.ts';
import { reportAbilities } from '../policy.ts';
import {
  countOtherNewDrafts,
  type DraftName,
  findDraft,
  listDrafts,
  deleteDraft as removeDraft,
  writeDraft,
} from '../repositories/report-drafts.ts';
import type { Handler } from '../services.ts';

export const getDrafts: Handler<typeof get_drafts> = ({ caller, services }) =>
  inTenant(services.db, caller, (trx) => listDrafts(trx, caller));

export const getDraft: Handler<typeof get_draft> = ({ query, caller, services }) =>
  inTenant(services.db, caller, async (trx) => {
    await checkAccess(trx, caller, query);
    const draft = await findDraft(trx, caller, query);
    if (draft === undefined) return { result: null };
    const { report, newer } = readReport(draft.document);
    const { updated_at, based_on } = draft;
    return { result: newer ? null : { reporte: report, updated_at, based_on } };
  });

/** Not validated as a saved report is: it may be incomplete. */
export const updateDraft: Handler<typeof update_draft> = ({ body, caller, services }) =>
  inTenant(services.db, caller, async (trx) => {
    const { reporte, ...name } = body;
    await checkAccess(trx, caller, name);
    if ('id' in name && (await countOtherNewDrafts(trx, caller, name.id)) >= MAX_NEW_DRAFTS)
      throw new DomainError('too_many_drafts');
    const { nombre, orientation } = reporte;
    return {
      result: await writeDraft(trx, caller, name, { nombre, orientation, document: JSON.stringify(reporte) }),
    };
  });

/** The own one, also when the report is gone or another one's by now. */
export const deleteDraft: Handler<typeof delete_draft> = ({ query, caller, services }) =>
  inTenant(services.db, caller, async (trx) => ({
    result: { deleted: await removeDraft(trx, caller, query) },
  }));

/**
 * The draft of a saved report takes the right to edit that report.
 * @throws DomainError report_not_found, forbidden.
 */
async function checkAccess(trx: TenantTransaction, caller: Caller, name: DraftName): Promise<void> {
  if ('id' in name) return;
  const report = await loadReport(trx, caller, name.report_id);
  if (!reportAbilities(caller, report).edit) throw new DomainError('forbidden');
}
