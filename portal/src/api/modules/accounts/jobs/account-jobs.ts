import { z } from 'zod';
import type { JobTable } from '../../../platform/queue/jobs.ts';

const person = { organization_id: z.uuid(), user_id: z.uuid() };

export const ACCOUNT_JOBS = {
  /** Sends a new invitation link, which voids the previous one. */
  send_invitation: { data: z.object(person), mails: true },
  /** Sends a password reset link, if there is an account with the mail. */
  send_reset: {
    data: z.object({
      mail: z.string(),
      /** Origin of the request by the user; absent: requested by an administrator. */
      asked: z.object({ address: z.string(), device: z.string().nullable() }).optional(),
    }),
    mails: true,
  },
  /** Notifies a user that their password was changed. */
  send_password_changed: { data: z.object({ ...person, at: z.iso.datetime() }), mails: true },
  /** Sends the link that confirms the new mail of an account, to that mail. */
  send_mail_change: { data: z.object(person), mails: true },
  /** Tells the former mail of an account that another one has taken its place. */
  send_mail_changed: {
    data: z.object({ ...person, former_mail: z.string(), at: z.iso.datetime() }),
    mails: true,
  },
  /** Deletes attempt counters that have refilled. */
  sweep_accounts: { data: z.object({}), schedule: '17 * * * *' },
} as const satisfies JobTable;
