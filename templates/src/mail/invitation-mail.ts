import { drawMail } from './draw-mail.ts';
import type { MailMessage } from './mail-message.ts';
import type { MailSender } from './mail-sender.ts';

/** Asks somebody who was given an account to choose a password. @param link serves for seven days, once. */
export const invitationMail = (
  sender: MailSender,
  person: { name: string; mail: string; link: string },
): MailMessage =>
  drawMail(sender, {
    subject: `${sender.name} te invita a su portal`,
    preview: 'Elige tu contraseña para entrar por primera vez.',
    title: `Te damos la bienvenida, ${person.name}`,
    paragraphs: [
      `${sender.name} abrió una cuenta para ti en su portal de nómina y documentos. Elige tu contraseña para entrar por primera vez.`,
    ],
    details: [{ label: 'Tu usuario', value: person.mail }],
    action: { label: 'Elegir contraseña', url: person.link, copy: true },
    notes: [
      'El enlace sirve una sola vez y caduca en 7 días. Si no esperabas esta invitación, ignora este correo.',
    ],
  });
