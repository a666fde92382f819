import type { JobHandlers } from '../../../platform/queue/jobs.ts';
import type { AccountServices } from '../services.ts';
import type { ACCOUNT_JOBS } from './account-jobs.ts';
import {
  sendInvitation,
  sendMailChange,
  sendMailChanged,
  sendPasswordChanged,
  sendReset,
} from './account-mails.ts';
import { sweepAccounts } from './sweep-accounts.ts';

export const accountJobHandlers: JobHandlers<typeof ACCOUNT_JOBS, AccountServices> = {
  send_invitation: sendInvitation,
  send_reset: sendReset,
  send_password_changed: sendPasswordChanged,
  send_mail_change: sendMailChange,
  send_mail_changed: sendMailChanged,
  sweep_accounts: sweepAccounts,
};
