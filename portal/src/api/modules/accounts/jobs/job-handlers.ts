import type { JobHandlers } from '../../../platform/queue/jobs.ts';
import type { AccountServices } from '../services.ts';
import type { ACCOUNT_JOBS } from './account-jobs.ts';
import { sendInvitation, sendPasswordChanged, sendReset } from './account-mails.ts';
import { sweepAccounts } from './sweep-accounts.ts';

export const accountJobHandlers: JobHandlers<typeof ACCOUNT_JOBS, AccountServices> = {
  send_invitation: sendInvitation,
  send_reset: sendReset,
  send_password_changed: sendPasswordChanged,
  sweep_accounts: sweepAccounts,
};
