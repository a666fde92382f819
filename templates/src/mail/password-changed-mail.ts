import { drawMail } from './draw-mail.ts';
import type { MailMessage } from './mail-message.ts';
import type { MailSender } from './mail-sender.ts';

/** Tells somebody that their password was changed. @param when the moment in words, in the bureau's clock. */
export const passwordChangedMail = (
  sender: MailSender,
  person: { name: string; mail: string; when: string },
): MailMessage =>
  drawMail(sender, {
    subject: 'Tu contraseña cambió',
    preview: `Se cambió el ${person.when}.`,
    title: 'Tu contraseña cambió',
    paragraphs: [
      `Hola, ${person.name}. La contraseña de tu cuenta se cambió y tus demás sesiones se cerraron. Si fuiste tú, no tienes que hacer nada.`,
    ],
    details: [
      { label: 'Tu usuario', value: person.mail },
      { label: 'Fecha', value: person.when },
    ],
    action: { label: 'No fui yo: recuperar mi cuenta', url: `${sender.portal_url}/forgot` },
  });
