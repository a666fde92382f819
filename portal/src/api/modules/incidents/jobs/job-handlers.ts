import type { JobHandlers } from '../../../platform/queue/jobs.ts';
import type { IncidentServices } from '../services.ts';
import type { INCIDENT_JOBS } from './incident-jobs.ts';
import { sendClosingMail } from './send-closing-mail.ts';
import { sendClosingReminders } from './send-closing-reminders.ts';
import { storeClosingFiles } from './store-closing-files.ts';

export const incidentJobHandlers: JobHandlers<typeof INCIDENT_JOBS, IncidentServices> = {
  send_closing_reminders: sendClosingReminders,
  send_closing_mail: sendClosingMail,
  store_closing_files: storeClosingFiles,
};
