/** What is said of files of reports that are brought to folders and people. */
export const deliveryMessages = {
  refused: 'El servidor de correo rechazó esta dirección.',
  notReached: 'El servidor de correo no aceptó el envío.',
} as const;
