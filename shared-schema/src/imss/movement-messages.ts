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
    variabilidad: 'Variabilidad',
  },
  outcomes: { pendiente: 'Pendiente', aceptado: 'Operado', rechazado: 'No operado' },
  differences: { fecha: 'fecha', sbc: 'salario', nombre: 'nombre' },
  asked: (paysheet: string, register: string) =>
    `Se concilia ${paysheet} en el registro ${register}. Mira cómo va en la tabla.`,
  fileName: (type: MovementType, batch: number) => `IDSE ${type} ${FILES[type]} lote ${batch}.txt`,
  bookName: (register: string, from: string, until: string) =>
    `Conciliación ${register} del ${from} al ${until}.xlsx`,
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
    known === 0
      ? `Se cargó la respuesta: ${accepted} aceptados y ${rejected} rechazados.`
      : `Se cargó la respuesta: ${accepted} aceptados y ${rejected} rechazados; ${known} ya estaban.`,
  unknownPeople: (count: number) =>
    count === 1
      ? 'Un NSS de la respuesta no es de ningún empleado del cliente.'
      : `${count} NSS de la respuesta no son de ningún empleado del cliente.`,
  codeSaved: (code: string) => `Se guardó el código ${closedSentence(code)}`,
  codeDeleted: (code: string) => `Se borró el código ${closedSentence(code)}`,
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
