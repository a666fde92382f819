import { drawMail } from './draw-mail.ts';
import type { MailMessage } from './mail-message.ts';
import type { MailSender } from './mail-sender.ts';

/** Lets somebody replace a forgotten password. @param link serves for one hour, once. */
export const resetMail = (
  sender: MailSender,
  person: { name: string; mail: string; link: string },
): MailMessage =>
  drawMail(sender, {
    subject: 'Recupera tu contraseña',
    preview: 'El enlace para elegir una contraseña nueva caduca en una hora.',
    title: 'Elige una contraseña nueva',
    paragraphs: [`Hola, ${person.name}. Recibimos una solicitud para reemplazar la contraseña de tu cuenta.`],
    details: [{ label: 'Tu usuario', value: person.mail }],
    action: { label: 'Recuperar contraseña', url: person.link, copy: true },
    notes: [
      'El enlace sirve una sola vez y caduca en 1 hora. Si no lo solicitaste, ignora este correo: tu contraseña no cambia.',
    ],
  });
