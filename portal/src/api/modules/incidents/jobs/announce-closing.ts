import { noticeMessages } from '@lienzo/schema/notices/notice-messages';
import { periodInSentence } from '@lienzo/schema/payroll/payroll-periods';
import { inTenant, systemContext } from '../../../platform/database/in-tenant.ts';
import { findActor } from '../../accounts/accounts.ts';
import { activePaths } from '../../directory/directory.ts';
import { createNotices } from '../../notifications/notifications.ts';
import { type ClosingFacts, findClosingFacts } from '../repositories/closing-facts.ts';
import {
  type ClosingListener,
  listClosingListeners,
  takeAnnouncement,
  wasAnnounced,
} from '../repositories/closing-files.ts';
import type { IncidentServices } from '../services.ts';

type Closing = {
  organizationId: string;
  /** Who finalised it. */
  actorId: string;
  periodId: number;
  closingId: string;
  facts: ClosingFacts;
  fileIds: readonly string[];
};

/**
 * One notice, and one mail, of a finalised period with all of its files, for those who see the payroll. A job that runs
 * twice tells once.
 */
export async function announceClosing(services: IncidentServices, closing: Closing): Promise<void> {
  const { organizationId, actorId, periodId, closingId, facts, fileIds } = closing;
  const context = systemContext(organizationId);
  const { folder, listeners } = await inTenant(services.db, context, async (trx) => {
    const [fileId] = fileIds;
    const paths = await activePaths(trx, organizationId, fileId === undefined ? [] : [fileId]);
    const folders = (fileId === undefined ? undefined : paths.get(fileId))?.slice(0, -1) ?? [];
    const folderIds = folders.map(({ id }) => id);
    const audience = { organizationId, clientId: facts.client_id, folderIds, actorId };
    return { folder: folders.at(-1), listeners: await listClosingListeners(trx, audience) };
  });
  const reported = await seeing(services, { organizationId, periodId }, listeners);
  await inTenant(services.db, context, async (trx) => {
    const scope = { organizationId, clientId: facts.client_id, periodId };
    if (!(await takeAnnouncement(trx, scope, closingId))) return;
    // Files of this closing that an earlier attempt stored say nothing of it.
    const again = await wasAnnounced(trx, scope, closingId);
    const text = noticeMessages.captureClosed.text({
      client: facts.client,
      paysheet: facts.paysheet,
      period: periodInSentence(facts.mes),
      year: facts.calendar,
      files: fileIds.length,
      again,
    });
    const { title } = noticeMessages.captureClosed;
    const folderId = folder?.id ?? null;
    await createNotices(
      trx,
      organizationId,
      reported.map(({ userId }) => ({ userId, title, text, folderId })),
    );
    for (const { userId: user_id, mailed } of reported)
      if (mailed)
        await services.jobs.send(
          'send_closing_mail',
          { organization_id: organizationId, user_id, period_id: periodId, again },
          { trx },
        );
  });
}

/** Those of them who see the period now. */
async function seeing(
  services: IncidentServices,
  { organizationId, periodId }: { organizationId: string; periodId: number },
  listeners: readonly ClosingListener[],
): Promise<ClosingListener[]> {
  const notified: ClosingListener[] = [];
  for (const listener of listeners) {
    const person = { organizationId, userId: listener.userId };
    const actor = await inTenant(services.db, systemContext(organizationId), (trx) => findActor(trx, person));
    if (actor === undefined) continue;
    const facts = await inTenant(services.db, actor, (trx) =>
      findClosingFacts(trx, organizationId, periodId),
    );
    if (facts !== undefined) notified.push(listener);
  }
  return notified;
}
