import type { JobHandler } from '../services.ts';
import { sendClosingReminders } from './send-closing-reminders.ts';

export const incidentJobHandlers: { send_closing_reminders: JobHandler<'send_closing_reminders'> } = {
  send_closing_reminders: sendClosingReminders,
};
