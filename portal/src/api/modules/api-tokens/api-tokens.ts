/** The public entry of the module: programs that ask for files of reports. */
export { API_TOKEN_JOBS } from './jobs/api-token-jobs.ts';
export { apiTokenJobHandlers } from './jobs/job-handlers.ts';
export { mountApiTokens } from './mount-api-tokens.ts';
export { apiTokenRetention } from './retention.ts';
export type { ApiTokenServices } from './services.ts';
export { authenticateToken } from './tokens/authenticate-token.ts';
export { tokenLimits } from './tokens/token-limits.ts';
export { notifyProgram } from './webhooks/notify-program.ts';
