import type { JobHandler } from '../services.ts';
import { sendLink } from './send-link.ts';

export const sendInvitation: JobHandler<'send_invitation'> = (data, services) =>
  sendLink(services, data, 'invitation');
