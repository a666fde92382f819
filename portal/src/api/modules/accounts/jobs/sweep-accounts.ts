import { sweepAttempts } from '../../../platform/database/attempts.ts';
import type { JobHandler } from '../services.ts';

export const sweepAccounts: JobHandler<'sweep_accounts'> = (_data, { db }) => sweepAttempts(db);
