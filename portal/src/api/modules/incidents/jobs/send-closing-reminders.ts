import { noticeMessages } from '@lienzo/schema/notices/notice-messages';
import { periodInSentence } from '@lienzo/schema/payroll/payroll-periods';
import { addDays, todayInMexico } from '@lienzo/schema/payroll/plain-date';
import { inTenant, systemContext } from '../../../platform/database/in-tenant.ts';
import { listOrganizationIds } from '../../../platform/database/list-organization-ids.ts';
import { createNotices } from '../../notifications/notifications.ts';
import { takeReminders } from '../repositories/closings.ts';
import type { JobHandler } from '../services.ts';

/** So many days before a capture closes. */
const DAYS_BEFORE = [3, 1];

/** What is noted and what is told is one transaction, so that a job that is killed has done both or neither. */
export const sendClosingReminders: JobHandler<'send_closing_reminders'> = async (_data, services) => {
  const today = todayInMexico();
  for (const organizationId of await listOrganizationIds(services.db))
    await inTenant(services.db, systemContext(organizationId), async (trx) => {
      for (const days of DAYS_BEFORE) {
        const due = await takeReminders(trx, organizationId, addDays(today, days));
        const notices = due.flatMap(({ client, paysheet, mes, closes, people }) =>
          people.map((userId) => ({
            userId,
            title: noticeMessages.captureClosing.title,
            text: noticeMessages.captureClosing.text({
              client,
              paysheet,
              period: periodInSentence(mes),
              day: closes,
            }),
            folderId: null,
          })),
        );
        await createNotices(trx, organizationId, notices);
      }
    });
};
