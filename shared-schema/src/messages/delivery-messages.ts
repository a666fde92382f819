/** What is said of files of reports that are brought to folders and people. */
export const deliveryMessages = {
  refused: 'El servidor de correo rechazó esta dirección.',
  /** Of a link to a file that was too large for its mail. */
  downloads: (count: number, until: string) =>
    count === 0
      ? `Enlace hasta el ${until}, sin descargas`
      : `Enlace hasta el ${until}, ${count === 1 ? '1 descarga' : `${count} descargas`}`,
  notReached: 'El servidor de correo no aceptó el envío.',
} as const;
