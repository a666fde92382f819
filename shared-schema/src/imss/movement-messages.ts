/** The screen 'Movimientos afiliatorios': conciliations, batches, answers of the IMSS and the codes of its rejections. */
import { closedSentence } from '../rule-messages/closed-sentence.ts';
import type { BatchState, ConciliationState } from './conciliation/conciliate.ts';
import type { MovementType } from './working-days/movement-deadline.ts';

const FILES: Record<MovementType, string> = { '08': 'altas', '07': 'modificaciones', '02': 'bajas' };
const TYPES: Record<MovementType, string> = {
  '08': 'Alta o reingreso',
  '07': 'Modificación de salario',
  '02': 'Baja',
};

const states: Record<ConciliationState, string> = {
  por_presentar: 'Por presentar',
  enviado: 'Enviado, sin respuesta',
  aceptado: 'Aceptado',
  rechazado: 'Rechazado',
  distinto: 'Aceptado con diferencias',
  desconocido: 'Solo en el IMSS',
};

const batchStates: Record<BatchState, string> = {
  borrador: 'Borrador',
  archivo_generado: 'Archivo generado',
  enviado: 'Enviado',
  aceptado: 'Aceptado',
  parcialmente_rechazado: 'Rechazado en parte',
  rechazado: 'Rechazado',
};

const people = (count: number): string => (count === 1 ? '1 movimiento' : `${count} movimientos`);

export const movementMessages = {
  title: 'Movimientos afiliatorios',
  lead: 'Compara lo que dicen tus nóminas con lo que el IMSS aceptó, y prepara los archivos para el IDSE.',
  conciliate: 'Conciliar',
  table: 'Estatus de movimientos afiliatorios',
  types: TYPES,
  states,
  batchStates,
  reasons: {
    alta: 'Alta',
    reingreso: 'Reingreso',
    baja: 'Baja laboral',
    salario: 'Cambio de salario',
    aniversario: 'Aniversario',
    prestaciones: 'Cambio de prestaciones',
    variabilidad: 'Variabilidad',
  },
  outcomes: { pendiente: 'Pendiente', aceptado: 'Operado', rechazado: 'No operado' },
  differences: { fecha: 'fecha', sbc: 'salario', nombre: 'nombre' },
  asked: (paysheet: string, register: string) =>
    `Se concilia ${paysheet} en el registro ${closedSentence(register)} Mira cómo va en la tabla.`,
  fileName: (type: MovementType, batch: number) => `Lote ${batch} IDSE ${type} ${FILES[type]}.txt`,
  bookName: (register: string, from: string, until: string) =>
    `${register} del ${from} al ${until} conciliación.xlsx`,
  /** The status of a conciliation that has ended. */
  done: ({
    present,
    leftOut,
    rejected,
    different,
    unknown,
    late,
  }: Readonly<Record<'present' | 'leftOut' | 'rejected' | 'different' | 'unknown' | 'late', number>>) =>
    [
      present === 0 ? 'Nada por presentar' : `${people(present)} por presentar`,
      leftOut === 0 ? null : `${leftOut} sin archivo por datos faltantes`,
      late === 0 ? null : `${late} fuera de plazo`,
      rejected === 0 ? null : `${rejected} con rechazo`,
      different === 0 ? null : `${different} con diferencias`,
      unknown === 0 ? null : `${unknown} solo en el IMSS`,
    ]
      .filter((one) => one !== null)
      .join('; '),
  noFolder: 'El cliente no tiene carpeta en el directorio: sin ella no hay dónde guardar los archivos.',
  alreadySent: 'El lote ya se envió: concilia otra vez para presentar lo que falte.',
  notGenerated: 'El lote no tiene archivos: genera primero los archivos.',
  generated: (written: number, leftOut: number) =>
    leftOut === 0
      ? `Se generaron los archivos con ${people(written)}.`
      : `Se generaron los archivos con ${people(written)}; ${leftOut} no se incluyeron por lo que se lista abajo.`,
  nothingGenerated: 'Ningún movimiento se puede escribir: corrige lo que se lista abajo.',
  sent: (batch: number) =>
    `El lote ${batch} quedó como enviado. Carga la respuesta del IMSS cuando la tengas.`,
  unreadable:
    'El archivo no es una respuesta del IMSS: carga el libro de Excel o el archivo de 168 posiciones.',
  nothingLoaded: 'No se cargó ningún movimiento: mira por qué en la lista.',
  responseTooLarge: 'La respuesta pasa de 5 MB: cárgala por partes.',
  loaded: (accepted: number, rejected: number, known: number) =>
    [
      `Se cargó la respuesta: ${accepted === 1 ? '1 aceptado' : `${accepted} aceptados`}`,
      ` y ${rejected === 1 ? '1 rechazado' : `${rejected} rechazados`}`,
      known === 0 ? '.' : known === 1 ? '; 1 ya estaba.' : `; ${known} ya estaban.`,
    ].join(''),
  unknownPeople: (count: number) =>
    count === 1
      ? 'Un NSS de la respuesta no es de ningún empleado del cliente.'
      : `${count} NSS de la respuesta no son de ningún empleado del cliente.`,
  codeSaved: (code: string) => `Se guardó el código ${closedSentence(code)}`,
  codeDeleted: (code: string) => `Se borró el código ${closedSentence(code)}`,
  now: 'Hoy:',
  nothingInRange: 'No hay movimientos en esas fechas.',
  counted: (what: string, count: number) => `${what}: ${count}`,
  lateCount: (count: number) => `Fuera de plazo: ${count}`,
  wrongCount: (count: number) =>
    count === 1 ? '1 persona con datos por corregir' : `${count} personas con datos por corregir`,
  wrongRegister: 'El registro patronal tiene datos por corregir',
  seeDetail: 'Ver detalle',
  detail: 'Situación de los movimientos',
  detailFailed: 'No se pudo leer la situación de los movimientos',
  allStates: 'Todas',
  close: 'Cerrar el panel de movimientos',
  findingsTitle: 'Por corregir antes de presentar',
  onTime: 'En plazo hasta',
  late: 'Fuera de plazo',
  lateSince: (day: string) => `Venció el ${day}`,
  dueToday: 'Vence hoy',
  unconfirmed: 'Por confirmar: falta el calendario del IMSS de ese año',
  atImss: (value: string) => `IMSS: ${value}`,
  colors: {
    por_presentar: 'blue',
    enviado: 'grape',
    aceptado: 'green',
    rechazado: 'red',
    distinto: 'orange',
    desconocido: 'yellow',
  },
  batchColors: {
    borrador: 'gray',
    archivo_generado: 'blue',
    enviado: 'grape',
    aceptado: 'green',
    parcialmente_rechazado: 'orange',
    rechazado: 'red',
  },
  pages: {
    first: 'Primera página',
    previous: 'Página anterior',
    next: 'Página siguiente',
    last: 'Última página',
  },
  batches: 'Lotes por presentar y presentados',
  batchesFailed: 'No se pudieron leer los lotes',
  batchFailed: 'No se pudo leer el lote',
  noBatches: 'Aún no hay lotes: se crean al conciliar o con “Añadir mov.” de Variabilidad.',
  batchColumns: {
    batch: 'Lote',
    paysheet: 'Nómina',
    register: 'Registro',
    state: 'Estado',
    movements: 'En archivo',
  },
  batchName: (id: number) => `Lote ${id}`,
  imssLote: (lote: string) => `IMSS ${lote}`,
  writtenOf: (written: number, all: number) => `${written} de ${all}`,
  movementsOf: 'Movimientos del lote',
  notWritten: 'Sin archivo',
  generate: 'Generar archivos',
  downloadFiles: 'Descargar archivos',
  markSent: 'Marcar como enviado',
  loteLabel: 'Lote del IMSS, si lo sabes',
  loadResponse: 'Cargar respuesta',
  responseFindings: 'Lo que se encontró en la respuesta',
  codes: 'Códigos de rechazo',
  codesFailed: 'No se pudieron leer los códigos',
  codesLead:
    'El IMSS no publica la lista de sus códigos: escribe aquí lo que significa cada uno y qué hacer, y todos lo verán junto al rechazo.',
  unexplained: (code: string, message: string) =>
    message === '' ? `El código ${code} aún no tiene explicación.` : `Código ${code}: ${message}`,
  explain: 'Explicarlo',
  code: 'Código',
  explanation: 'Qué significa',
  saveCode: 'Guardar código',
  noCodes: 'Aún no hay códigos explicados.',
  options: 'Opciones',
  editCode: (code: string) => `Editar el código ${code}`,
  deleteCode: (code: string) => `Borrar el código ${code}`,
  book: {
    sheet: 'Conciliación',
    findings: 'Hallazgos',
    title: (paysheet: string, register: string) => `Conciliación de ${paysheet} en el registro ${register}`,
    lead: (from: string, until: string) =>
      `Movimientos del ${from} al ${until}, comparados con las respuestas del IMSS que están cargadas.`,
    findingsLead: 'Lo que impide o afecta la presentación, y qué hacer.',
    groups: { movement: 'Movimiento', imss: 'IMSS', due: 'Plazo' },
    columns: {
      state: 'Situación',
      number: 'Número',
      name: 'Nombre',
      nss: 'NSS',
      type: 'Movimiento',
      reason: 'Origen',
      date: 'Fecha',
      sbc: 'SBC',
      imssDate: 'Fecha IMSS',
      imssSbc: 'SBC IMSS',
      imssName: 'Nombre IMSS',
      lote: 'Lote',
      differs: 'Difiere en',
      rejection: 'Motivo del rechazo',
      due: 'Último día en plazo',
      late: 'Fuera de plazo',
      severity: 'Gravedad',
      finding: 'Hallazgo',
      field: 'Campo',
      value: 'Dato',
      fix: 'Qué hacer',
    },
    late: 'Sí',
    severities: { error: 'Error', warning: 'Aviso', info: 'Nota' },
    help: 'Este libro se genera al conciliar; los cambios que hagas en él no llegan al sistema.',
  },
} as const;
