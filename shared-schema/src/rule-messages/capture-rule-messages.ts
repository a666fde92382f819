import { closedSentence } from './closed-sentence.ts';
import { slashedDate } from './slashed-date.ts';

/** What the rules of capture say (specification 3 §4, §5, §8). */

/** `2026-01-05` as "5-1-2026", as the alert of the closing date writes it. */
const dashedDate = (day: string): string => day.split('-').map(Number).reverse().join('-');
/** `2026-01-05` as "05/01/2026". */

export const captureRuleMessages = {
  /** Success, by kind: the second is said of overtime too. */
  incidentsSaved: (count: number) => (count === 1 ? 'Incidencia Almacenada' : 'Incidencias almacenadas'),
  disabilitiesSaved: 'Incapacidades almacenadas',
  deleted: 'Incidencias eliminadas',
  /** Of 'Deshacer': how many records are back, and of how many people what was captured since stays. */
  restored: (records: number, kept: number) =>
    [
      records === 1 ? 'Se recuperó 1 registro.' : `Se recuperaron ${records} registros.`,
      ...(kept === 0 ? [] : ['Lo que se capturó después se conserva.']),
    ].join(' '),
  nothingToRestore: 'Ese cambio no borró nada que se pueda recuperar.',
  cloudStored: 'El archivo se guardó en la carpeta del cliente.',
  cloudFolder: 'Di en qué carpeta va: id_directory_client o client_url_path de un cliente.',
  closed: 'Nómina cerrada',
  reopened: 'Nómina abierta exitosamente',

  /** A moment, from the parts of the bureau's clock (`2026-01-05T10:32`). */
  moment: (clock: string) => `${slashedDate(clock.slice(0, 10))} a las ${clock.slice(11, 16)}`,

  closesEarly: (period: string, end: string) =>
    `El periodo ${period} termina el ${slashedDate(end)}. Confirma que quieres finalizarlo antes.`,
  closesBeforeStart: (period: string, start: string) =>
    `El periodo ${period} todavía no empieza: inicia el ${slashedDate(start)}. Confirma que quieres finalizarlo antes.`,

  payrollClosed: 'Nómina Cerrada',
  authorized:
    'El cálculo de este periodo ya está autorizado y abrir la nómina lo deja sin efecto: pide que la abra un administrador o quien autoriza las nóminas del cliente.',
  beforeService: (day: string) =>
    `El periodo es anterior al inicio del servicio de la nómina, el ${slashedDate(day)}. No se captura.`,
  afterService: (day: string) =>
    `El periodo empieza después del último día de la nómina, el ${slashedDate(day)}. No se captura.`,
  closingDate: (day: string) => `Fecha de cierre de incidentes ${dashedDate(day)}`,

  conflict: (employee: string, person: string, moment: string) =>
    `${person} cambió la captura de ${employee} el ${closedSentence(moment)} Revisa su cambio y vuelve a guardar.`,
  /** Of a change whose person is not known any more. */
  somebody: 'Otra persona',
  notAmongOnly: (employee: string) =>
    `${employee} no está entre las personas que se guardan. Agrégalo o quita sus renglones.`,

  otherKind: 'El renglón es de otro tipo de captura. Envía las incapacidades aparte, con incapacidad=true.',
  employeeElsewhere: 'El empleado no está en esta nómina.',
  twicePerson: 'La persona está dos veces en la lista.',
  otherProcess: 'El proceso no es el del periodo.',
  notPrevious:
    'El periodo anterior no es el que termina un día antes, de la misma nómina y el mismo proceso.',
  otherPayroll: 'El renglón es de otra nómina.',
  /** `concept`: its name, of one that the payroll had. */
  conceptNotAllowed: (name: string, concept: string | undefined) =>
    concept === undefined
      ? `El concepto no se puede capturar en esta nómina. Empleado: ${closedSentence(name)}`
      : `“${concept}” ya no se captura en esta nómina: asígnalo otra vez o quita lo capturado. Empleado: ${closedSentence(name)}`,
  dateRequired: (name: string) => `Elige una fecha del calendario. Empleado: ${closedSentence(name)}`,
  outOfPeriod: (name: string, from: string, to: string) =>
    `La fecha debe estar entre el ${slashedDate(from)} y el ${slashedDate(to)}. Empleado: ${closedSentence(name)}`,
  notEmployed: (name: string, day: string) => `${name} no trabajaba aquí el ${slashedDate(day)}.`,
  conceptEnded: (concept: string, day: string, name: string) =>
    `“${concept}” se captura hasta el ${slashedDate(day)}. Empleado: ${closedSentence(name)}`,
  conceptTwice: (name: string, day: string) =>
    `El concepto está dos veces el ${slashedDate(day)}. Empleado: ${closedSentence(name)}`,
  dayTaken: (name: string, day: string) =>
    `${name} ya tiene una incidencia de día el ${slashedDate(day)}. Elige otra fecha.`,
  /** On the other side of a clash, which either of the two can give way. */
  clash: (concept: string, day: string) =>
    `Choca con “${concept}” del ${slashedDate(day)}: un día lleva una sola incidencia de día.`,
  dayDisabled: (name: string, day: string) =>
    `${name} tiene incapacidad el ${slashedDate(day)}. Elige otra fecha.`,
  amount: (name: string) =>
    `Escribe un importe mayor que 0, con dos decimales como máximo. Empleado: ${closedSentence(name)}`,
  hoursOfDay: (name: string, day: string) =>
    `Las horas del ${slashedDate(day)} pasan de 24. Empleado: ${closedSentence(name)}`,
  oneDay: (name: string) => `Un concepto de días lleva 1 en cada fecha. Empleado: ${closedSentence(name)}`,
  vacationDate: (name: string, description: string) =>
    `Se requiere que capture una fecha válida para el Empleado : ${name} Concepto: ${description}`,
  vacationDays: (dates: number, days: string, name: string, description: string) =>
    `El número de Fechas capturadas (${dates}) No coincide con el número de días Capturados (${days}) para el Empleado : ${name} Concepto: ${description}`,

  folioFormat: 'El folio lleva dos letras mayúsculas y seis números, por ejemplo OL345678.',
  disabilityKind: 'Usa 314 (maternidad), 316 (enfermedad general) o 318 (riesgo de trabajo).',
  control: 'El control no corresponde al tipo de incapacidad. Elige otro.',
  risk: 'Elige el tipo de riesgo.',
  noRisk: 'Solo un riesgo de trabajo lleva tipo de riesgo.',
  sequel: 'Elige el tipo de secuela.',
  noSequel: 'Solo un accidente de trabajo lleva tipo de secuela.',
  differs: (folio: string) =>
    `Los días del folio ${folio} no dicen lo mismo. Revisa su tipo, control y riesgo.`,
  folioTwice: 'Folios repetidos',
  folioTaken: (folio: string) => `Folios repetidos: ${folio} ya está capturado.`,
  overlap: 'Las fechas no pueden chocar entre sí!!!',
  gap: (folio: string) => `Los días del folio ${folio} deben ser seguidos.`,
  longest: (days: number) => `Una incapacidad dura ${days} días como máximo.`,
  startElsewhere: (folio: string) =>
    `La incapacidad ${folio} empezó en otro periodo. Cámbiala en el periodo en que empezó.`,
  laterClosed: (period: string) =>
    `La incapacidad tiene días en el periodo ${period}, que ya está cerrado. Abre su nómina para cambiarla.`,
  laterHoursClosed: (name: string, period: string) =>
    `Las horas de ${name} cambian las del periodo ${period}, que ya está cerrado: comparten la semana. Abre su nómina para cambiarlas.`,
  dayHasIncident: (name: string, day: string) =>
    `${name} tiene una incidencia de días u horas el ${slashedDate(day)}. Quítala antes de guardar la incapacidad.`,
  dayHasHours: (name: string, day: string) =>
    `${name} tiene horas extra el ${slashedDate(day)}. Quítalas antes de guardar la incapacidad.`,
  initialUnknown: (folio: string) =>
    `El folio ${folio} es de otra incapacidad: la inicial es de la misma persona y del mismo ramo, y empezó antes.`,
  initialRequired:
    'Escribe el folio de la incapacidad inicial. Si no está en Lienzo, se guarda como externa.',
  initialNeeded: 'De una de las incapacidades que se quitan sigue otra. Elimina antes la subsecuente.',
  /** The folder of the client's folder that evidence goes to. */
  evidenceFolder: 'Incapacidades',
  noClientFolder: 'El cliente no tiene carpeta en Documentos para guardar los archivos.',
  evidenceType: 'El comprobante debe ser un PDF o una imagen.',
  evidenceRequired: 'Agrega el comprobante de la incapacidad.',
  evidenceUnknown: 'El archivo no existe o ya no tienes acceso a él.',

  hours: (name: string) =>
    `Usa de 0 a 10 horas por día, enteras o medias: 2:30 es 2.5. Empleado: ${closedSentence(name)}`,
  dayTwice: (name: string, day: string) =>
    `El día ${slashedDate(day)} está dos veces. Empleado: ${closedSentence(name)}`,
  hoursElsewhere: (name: string, day: string) =>
    `El ${slashedDate(day)} ya tiene horas en otro periodo. Empleado: ${closedSentence(name)}`,
  hoursDisabled: (name: string, day: string) =>
    `${name} tiene incapacidad el ${slashedDate(day)}: ese día no lleva horas extra. Quítalas.`,
  hoursOnAbsence: (name: string, day: string) =>
    `${name} tiene una incidencia de día (falta, vacaciones u otra) y horas extra el ${slashedDate(day)}.`,
  vacationExceeded: (name: string, days: string, left: string) =>
    `${name} tendría ${days} ${days === '1' ? 'día' : 'días'} de vacaciones en el periodo y le ${left === '1' ? 'queda' : 'quedan'} ${left}.`,
  resumeDiffers: (name: string) =>
    `El resumen no coincide con las horas de cada día. Calcula los totales de nuevo. Empleado: ${closedSentence(name)}`,
  resumeWithoutDays: (name: string) => `Envía las horas de cada día. Empleado: ${closedSentence(name)}`,

  periodGone: 'El periodo no existe, no es de esta nómina o ya no tienes acceso a él.',
} as const;
