import { sweepAttempts } from '../session/attempts.ts';
import type { JobHandler } from '../../../jobs/job-handler.ts';

export const sweepAccounts: JobHandler<'sweep_accounts'> = (_data, { db }) => sweepAttempts(db);
