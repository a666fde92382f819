import { drawMail, type MailChoice } from './draw-mail.ts';
import type { MailMessage } from './mail-message.ts';
import type { MailSender } from './mail-sender.ts';

/** Tells somebody that a colleague wants them to look at a folder. @param shared.path as the reader sees it. */
export const folderSharedMail = (
  sender: MailSender,
  shared: { from: string; folder: string; path: string; link: string; choice: MailChoice },
): MailMessage =>
  drawMail(sender, {
    subject: `${shared.from} te compartió la carpeta «${shared.folder}»`,
    preview: shared.path,
    title: `${shared.from} te compartió una carpeta`,
    paragraphs: [`Ya puedes abrir la carpeta «${shared.folder}» en el directorio de ${sender.name}.`],
    details: [{ label: 'Carpeta', value: shared.path }],
    action: { label: 'Abrir la carpeta', url: shared.link, copy: true },
    choice: shared.choice,
    notes: ['Para abrirla entra con tu correo y tu contraseña; el enlace por sí solo no da acceso a nadie.'],
  });
