import { closedSentence } from '../rule-messages/closed-sentence.ts';
/** Texts of the mails. */
export const mailMessages = {
  /** What several mails say. */
  greeting: (name: string) => `Hola, ${name}:`,
  user: 'Tu usuario',

  frame: {
    copy: 'Si el botón no abre, copia esta dirección en tu navegador:',
    sentBy: (organization: string) => `Enviado por ${organization} desde`,
    noAnswers: 'Este buzón no recibe respuestas.',
    choice: 'Tú eliges qué te llega por correo.',
    changeChoice: 'Cambiar mis avisos por correo',
    notWanted: '¿Ya no los quieres?',
    unsubscribe: 'Dejar de recibir estos correos',
  },

  digest: {
    subject: (changes: number) =>
      changes === 1 ? 'Un cambio en tus carpetas' : `${changes} cambios en tus carpetas`,
    title: (changes: number) =>
      changes === 1 ? 'Hubo un cambio en tus carpetas' : 'Hubo cambios en tus carpetas',
    lead: (organization: string) =>
      `Esto ocurrió en las carpetas que sigues en el portal de ${closedSentence(organization)}`,
    more: (changes: number) =>
      changes === 1
        ? 'Hay un cambio más en tus notificaciones.'
        : `Hay ${changes} cambios más en tus notificaciones.`,
    open: 'Ver mis notificaciones',
    openFolder: 'Abrir la carpeta',
  },

  closing: {
    subject: (owner: { period: string; year: number; client: string }) =>
      `Se finalizó ${owner.period} de ${owner.year} de ${owner.client}`,
    title: (item: { period: string; year: number }) => `Se finalizó ${item.period} de ${item.year}`,
    lead: ({ files, again }: { files: number; again: boolean }) =>
      [
        again ? 'La captura se corrigió y se volvió a finalizar.' : 'La captura de incidencias se finalizó.',
        files === 0
          ? 'No dejó archivos: no se capturó nada en el periodo.'
          : again
            ? 'Los archivos de la carpeta tienen una versión nueva.'
            : 'Los archivos ya están en la carpeta.',
      ].join(' '),
    client: 'Cliente',
    paysheet: 'Nómina',
    period: 'Periodo',
    files: (files: number) => (files === 1 ? 'Archivo' : 'Archivos'),
    open: 'Abrir la carpeta',
  },

  folderShared: {
    subject: (from: string, folder: string) => `${from} te compartió la carpeta “${folder}”`,
    title: (from: string) => `${from} te compartió una carpeta`,
    lead: (folder: string, organization: string) =>
      `Ya puedes abrir la carpeta “${folder}” en el directorio de ${closedSentence(organization)}`,
    folder: 'Carpeta',
    open: 'Abrir la carpeta',
    note: 'Para abrirla entra con tu correo y tu contraseña; el enlace por sí solo no da acceso a nadie.',
  },

  invitation: {
    subject: (organization: string) => `${organization} te invita a su portal`,
    preview: 'Elige tu contraseña para entrar por primera vez.',
    title: (name: string) => `Te damos la bienvenida, ${name}`,
    lead: (organization: string) =>
      `${organization} abrió una cuenta para ti en su portal de nómina y documentos. Elige tu contraseña para entrar por primera vez.`,
    choose: 'Elegir contraseña',
    note: 'El enlace sirve una sola vez y caduca en 7 días. Si no esperabas esta invitación, ignora este correo.',
  },

  passwordChanged: {
    title: 'Tu contraseña cambió',
    preview: (moment: string) => closedSentence(`Se cambió el ${moment}`),
    lead: 'La contraseña de tu cuenta se cambió y tus demás sesiones se cerraron. Si fuiste tú, no tienes que hacer nada.',
    moment: 'Fecha',
    recover: 'No fui yo: recuperar mi cuenta',
  },

  mailChange: {
    subject: 'Confirma tu correo',
    preview: 'Con este enlace tu cuenta usará este correo.',
    title: 'Confirma tu correo nuevo',
    lead: 'Se pidió que tu cuenta use este correo. Hasta que lo confirmes sigues entrando con el anterior.',
    mail: 'Correo',
    confirm: 'Confirmar correo',
    note: 'El enlace sirve una sola vez y caduca en 24 horas. Al confirmarlo se cierran tus sesiones: entra de nuevo con este correo y tu contraseña de siempre. Si no lo esperabas, ignora este correo: nada cambia.',
  },

  mailChanged: {
    title: 'Tu correo cambió',
    preview: (moment: string) => closedSentence(`Se cambió el ${moment}`),
    lead: (organization: string) =>
      closedSentence(
        `Tu cuenta ya no usa este correo: se confirmó otro y tus sesiones se cerraron. Los avisos llegarán al nuevo. Si no lo esperabas, avisa de inmediato a ${organization}`,
      ),
  },

  reportDelivered: {
    subject: (report: string, organization: string) => `${report}, de ${organization}`,
    attached: (from: string, files: number) =>
      files === 1 ? `${from} te envía este archivo adjunto.` : `${from} te envía estos archivos adjuntos.`,
    linked: (from: string, files: number) =>
      files === 1 ? `${from} te comparte este archivo.` : `${from} te comparte estos archivos.`,
    report: 'Reporte',
    files: (count: number) => (count === 1 ? 'Archivo' : 'Archivos'),
    notes: (count: number) => (count === 1 ? 'Aviso' : 'Avisos'),
    noteOf: (files: readonly string[], note: string) => `${files.join(', ')}: ${note}`,
    open: 'Descargar el archivo',
    portal: 'Entrar al portal',
    tooLarge: (day: string) =>
      `Pesa demasiado para enviarlo adjunto. El enlace es solo para ti, no pide cuenta y sirve hasta el ${day}.`,
  },

  scheduleStopped: {
    subject: (schedule: string) => `La programación “${schedule}” se detuvo`,
    title: (schedule: string) => `La programación “${schedule}” se detuvo`,
    lead: 'Nada más se hará hasta que se corrija y se reanude.',
    open: 'Ver las programaciones',
  },

  reset: {
    subject: 'Recupera tu contraseña',
    preview: 'El enlace para elegir una contraseña nueva caduca en una hora.',
    title: 'Elige una contraseña nueva',
    lead: 'Recibimos una solicitud para reemplazar la contraseña de tu cuenta.',
    recover: 'Recuperar contraseña',
    note: 'El enlace sirve una sola vez y caduca en 1 hora. Si no lo solicitaste, ignora este correo: tu contraseña no cambia.',
  },
} as const;
