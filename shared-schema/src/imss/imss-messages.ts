/** What the screens of the IMSS side have in common. */
import { slashedDate } from '../rule-messages/slashed-date.ts';

export const imssMessages = {
  register: 'Registro',
  from: 'Fecha Inicio',
  until: 'Fecha Fin',
  chooseRegister: 'Elige un registro',
  paysheetFirst: 'Elige antes la nómina',
  noRegisters: 'El cliente aún no tiene registros patronales',
  status: 'Status',
  /** Above what a request still lacks (specification 2 §5). */
  missing: 'Por favor, corrija los siguiente(s) error(es):',
  required: {
    client: 'El campo de cliente es obligatorio.',
    paysheet: 'El campo de nomina es obligatorio.',
    register: 'El campo de registro es obligatorio.',
    from: 'Debes seleccionar una fecha de inicio',
    until: 'Debes seleccionar una fecha de fin',
    order: 'La fecha de fin es anterior a la de inicio.',
    tooLong: 'Elige fechas de un año o menos.',
  },
  columns: {
    empresa: 'Empresa',
    nomina: 'Nomina',
    registro: 'Register',
    status: 'Estatus',
    fecha_inicial: 'Fecha Inicial',
    fecha_final: 'Fecha Final',
    tiempo: 'Tiempo Calculado',
  },
  selectAll: 'Seleccionar todas las filas',
  select: (paysheet: string) => `Seleccionar ${paysheet}`,
  download: (count: number) => (count === 1 ? 'Descargar 1 archivo' : `Descargar ${count} archivos`),
  severities: { error: 'Error', warning: 'Aviso', info: 'Nota' },
  value: (value: string) => `Dato: ${/^\d{4}-\d\d-\d\d$/.test(value) ? slashedDate(value) : value}`,
  line: (line: number) => `Línea ${line}:`,
  people: (count: number) => (count === 1 ? '1 persona' : `${count} personas`),
  more: (count: number) => (count === 1 ? 'Y 1 más.' : `Y ${count} más.`),
  search: 'Buscar nomina/registro/estatus',
  clearSearch: 'Borrar la búsqueda',
  /** Also when the query of the status fails (specification 2 §4). */
  empty: 'No se han registrado movimientos aun',
  emptySearch: 'Ninguna fila coincide con la búsqueda.',
  states: {
    en_espera: 'En espera',
    en_proceso: (done: number, total: number | null) =>
      total === null ? 'En proceso' : `En proceso: ${done} de ${total}`,
    lista: 'Listo',
    rechazada: 'Rechazado',
    fallida: 'No se pudo terminar',
  },
  alreadyAsked: 'Ya se está haciendo: mira cómo va en la tabla.',
  interrupted: 'Se interrumpió varias veces. Vuelve a pedirlo.',
  personLeft: 'Quien lo pidió ya no tiene cuenta.',
  notVisible: 'Quien lo pidió ya no ve esa nómina.',
};
