import { z } from 'zod';
import type { JobTable } from '../../../platform/queue/jobs.ts';

const person = { organization_id: z.uuid(), user_id: z.uuid() };

export const ACCOUNT_JOBS = {
  /** Sends a new link to choose the first password, which voids the earlier one. */
  send_invitation: { data: z.object(person), mails: true },
  /** Sends a link to replace the password of the account of a mail, if there is one. */
  send_reset: {
    data: z.object({
      mail: z.string(),
      /** From where somebody asked for it who forgot their password; absent: an administrator did. */
      asked: z.object({ address: z.string(), device: z.string().nullable() }).optional(),
    }),
    mails: true,
  },
  /** Tells a person that their password was changed. */
  send_password_changed: { data: z.object({ ...person, at: z.iso.datetime() }), mails: true },
  /** Forgets the counters of attempts that are full again. */
  sweep_accounts: { data: z.object({}), schedule: '17 * * * *' },
} as const satisfies JobTable;
