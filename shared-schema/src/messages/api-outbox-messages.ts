/** Texts of the development's mailbox, where mails that are not sent can be read. */
export const apiOutboxMessages = {
  title: 'Correos de desarrollo',
  lead: 'Sin SMTP_URL, los correos no se envían: se guardan aquí.',
  empty: 'Todavía no hay correos. Por ejemplo, pide recuperar una contraseña.',
  all: 'Todos los correos',
  download: 'Descargar .eml',
  from: 'De',
  to: 'Para',
  date: 'Fecha',
  mail: 'El correo',
  plainText: 'Solo texto',
} as const;
