import type { JobHandlers } from '../../../platform/queue/jobs.ts';
import type { ApiTokenServices } from '../services.ts';
import { deliverWebhook } from '../webhooks/deliver-webhook.ts';
import { resealSecrets } from '../webhooks/reseal-secrets.ts';
import type { API_TOKEN_JOBS } from './api-token-jobs.ts';

export const apiTokenJobHandlers: JobHandlers<typeof API_TOKEN_JOBS, ApiTokenServices> = {
  deliver_webhook: (data, services) => deliverWebhook(services, data),
  reseal_secrets: (_data, services) => resealSecrets(services),
};
