/** Texts of the calendar of obligations and of the IMSS's non-working days. */
import { closedSentence } from '../rule-messages/closed-sentence.ts';

export const calendarMessages = {
  subscribe: 'Suscribirse al calendario',
  lead: 'Tu agenda (Google Calendar, Outlook, Apple) puede mostrar lo que vence en el IMSS: cuotas, variabilidad, prima de riesgo y movimientos por presentar de los registros que puedes ver.',
  secretLead:
    'La dirección es solo tuya: quien la tenga ve esas fechas sin iniciar sesión. Si la compartes por error, revócala y crea otra.',
  loading: 'Consultando tu calendario',
  failed: 'No se pudo consultar tu calendario.',
  create: 'Crear dirección',
  createAgain: 'Crear otra dirección',
  createAgainHelp: 'La dirección actual dejará de servir.',
  address: 'Dirección del calendario',
  addressHelp: 'Cópiala ahora y pégala en tu agenda como suscripción por URL: no se vuelve a mostrar.',
  copy: 'Copiar la dirección del calendario',
  copied: 'Dirección copiada.',
  copyFailed: 'No se pudo copiar. Selecciona la dirección y cópiala con el teclado.',
  active: (day: string) => `Tienes una dirección activa, creada el ${day}.`,
  uses: (count: number, last: string, address: string) =>
    closedSentence(
      `${count === 1 ? 'Se consultó 1 vez' : `Se consultó ${count} veces`}; la última, ${last} desde ${address}`,
    ),
  unused: 'Ninguna agenda la ha consultado todavía.',
  revoke: 'Revocar la dirección',
  revoked: 'La dirección del calendario ya no sirve.',
  close: 'Cerrar',
  calendarName: 'Obligaciones IMSS',
  movementsTitle: (count: number, register: string, paysheet: string) =>
    `${count === 1 ? 'Presentar 1 movimiento' : `Presentar ${count} movimientos`} al IMSS de ${paysheet} (${register})`,
  movementsNote: (client: string) =>
    `Movimientos afiliatorios de ${client} que aún no se envían: es el último día en tiempo del primero de ellos.`,
  nonWorking: {
    title: 'Días inhábiles del IMSS',
    lead: 'Los plazos cuentan días hábiles del IMSS. A la lista de ley agrega los que tu subdelegación anuncie: cada día de más alarga un plazo, así que registra solo los confirmados.',
    failed: 'No se pudieron consultar los días inhábiles.',
    day: 'Día',
    reason: 'Motivo',
    origin: 'Origen',
    own: 'De la organización',
    legal: 'De ley',
    add: 'Agregar día',
    options: 'Opciones',
    delete: (day: string) => `Eliminar el ${day}`,
    saved: (day: string) => `El ${day} cuenta como inhábil en los plazos del IMSS.`,
    deleted: (day: string) => `El ${day} vuelve a contar como hábil.`,
    known: 'Ese día ya está en la lista de ley.',
    weekend: 'Los sábados y domingos ya son inhábiles.',
    tooMany: (most: number) => `La lista admite hasta ${most} días. Elimina los que ya pasaron.`,
  },
} as const;
