/** What is said of files of reports that are brought to folders and people. */
export const deliveryMessages = {
  refused: 'El servidor de correo rechazó esta dirección.',
  /** Of a link to a file that was too large for its mail. */
  downloads: (count: number, until: string) =>
    count === 0
      ? `Enlace hasta el ${until}, sin descargas`
      : `Enlace hasta el ${until}, ${count === 1 ? '1 descarga' : `${count} descargas`}`,
  /** Of a mail that brought links instead of files. */
  linked: 'Pesaba demasiado para adjuntarlo: se envió un enlace.',
  linkedAfterRefusal: 'El servidor de correo no aceptó ese tamaño: se envió un enlace.',
  notReached: 'El servidor de correo no aceptó el envío.',
} as const;
