import { openMailer } from '../platform/mail/open-mailer.ts';
import { startSmtpServer, type TestSmtpServer } from './start-smtp-server.ts';
import { startTestPortal, type TestPortal } from './start-test-portal.ts';

export type MailPortal = { portal: TestPortal; smtp: TestSmtpServer; close(): Promise<void> };

/** A test portal that sends its mails by SMTP, and the server that receives them. */
export async function startMailPortal(...renderer: Parameters<typeof startTestPortal>): Promise<MailPortal> {
  const portal = await startTestPortal(...renderer);
  const smtp = await startSmtpServer();
  portal.services.mailer = openMailer({
    smtpUrl: smtp.url,
    from: 'Lienzo <no-responder@pruebas.test>',
    outbox: '/nonexistent',
  });
  return {
    portal,
    smtp,
    async close() {
      await portal.close();
      await smtp.close();
    },
  };
}
