import { closedSentence } from '../rule-messages/closed-sentence.ts';

/** The screen 'Variabilidad' and the workbook of its calculation. */
export const variabilityMessages = {
  title: 'Variabilidad',
  lead: 'Determina el salario base de cotización de cada persona con las percepciones variables del bimestre.',
  period: 'Periodo',
  choosePeriod: 'Elige un periodo',
  year: 'Año',
  periodName: (fortnight: number, from: string, until: string) =>
    `${fortnight}, bimestre del ${from} al ${until}`,
  days: 'Tipo de días',
  dayKinds: { naturales: 'Naturales', habiles: 'Hábiles' },
  generate: 'Generar',
  add: 'Añadir mov.',
  table: 'Estatus de variabilidad',
  required: {
    period: 'Debes seleccionar un periodo',
    days: 'Debes seleccionar una opción del tipo de días',
    otherBimester: 'Las fechas no son del bimestre del periodo.',
  },
  asked: (paysheet: string, register: string) =>
    `Se genera la variabilidad de ${paysheet} en el registro ${closedSentence(register)} Mira cómo va en la tabla.`,
  done: 'Se genero el archivo de variabilidad/movimientos exitosamente.',
  doneCounted: (changed: number, people: number, wrong: number) =>
    [
      `${changed} de ${people} personas cambian de salario base`,
      wrong === 0 ? null : `${wrong} sin resultado`,
    ]
      .filter((one) => one !== null)
      .join('; '),
  leftOut: (people: number) =>
    people === 1
      ? 'A 1 persona no se le pudo incluir en el archivo: su observación dice qué le falta.'
      : `A ${people} personas no se les pudo incluir en el archivo: su observación dice qué les falta.`,
  notClosed: (periods: string) =>
    `Faltan por cerrar nóminas del bimestre: ${closedSentence(periods)} La variabilidad se calcula con nóminas cerradas.`,
  noPeriods: 'La nómina no tiene periodos pagados en ese bimestre.',
  noPeople: 'Nadie de la nómina trabaja en ese registro patronal.',
  undecided: (concepts: string) =>
    `No se sabe si integran al salario base, y no se contaron: ${closedSentence(concepts)} Decídelo en los conceptos.`,
  noFolder: 'El cliente no tiene carpeta en el directorio: elige otra carpeta para los archivos.',
  generateFirst: 'Genera primero la variabilidad de ese periodo.',
  nothingToAdd: 'Nadie de los elegidos cambia de salario base.',
  added: (count: number, batch: number) =>
    count === 1
      ? `Se añadió 1 movimiento al lote número ${batch}, por presentar. Genera sus archivos en Movimientos afiliatorios.`
      : `Se añadieron ${count} movimientos al lote número ${batch}, por presentar. Genera sus archivos en Movimientos afiliatorios.`,
  pages: {
    first: 'Ir a la primera página',
    previous: 'Ir a la página anterior',
    next: 'Ir a la página siguiente',
    last: 'Ir a la última página',
  },
  people: 'Cálculo por persona',
  peopleFailed: 'No se pudo leer el cálculo por persona',
  counted: (changed: number, total: number, from: string) =>
    `${changed} de ${total} personas cambian de salario base desde el ${from}.`,
  selected: (count: number) => (count === 1 ? '1 persona elegida' : `${count} personas elegidas`),
  choosePerson: 'Elegir',
  selectPerson: (name: string) => `Elegir a ${name}`,
  limited: { floor: 'Elevado al salario mínimo', cap: 'Limitado a 25 UMA' },
  isAdded: 'En un lote',
  unchanged: 'Sin cambio',
  bookName: (register: string, from: string, until: string) =>
    `${register} del ${from} al ${until} variabilidad.xlsx`,
  fileName: (register: string) => `${register} Movt.txt`,
  book: {
    title: (paysheet: string, register: string) => `Variabilidad de ${paysheet} en el registro ${register}`,
    lead: (from: string, until: string, days: string) => `Bimestre del ${from} al ${until}: ${days}.`,
    daysOf: {
      naturales: (count: number) => `${count} días naturales`,
      habiles: (count: number) => `${count} días hábiles`,
    },
    sheet: 'Variabilidad',
    lines: 'Percepciones',
    linesLead: 'Lo que integra de cada percepción pagada en el bimestre.',
    help: 'La parte variable es lo que integra entre los días de salario devengados (LSS art. 30-II), cualquiera que sea el tipo de días que se muestra.',
  },
  columns: {
    number: 'Número',
    name: 'Nombre',
    nss: 'NSS',
    earned: 'Días devengados',
    absences: 'Faltas',
    disabilities: 'Incapacidades',
    salary: 'Salario diario',
    factor: 'Factor',
    fixed: 'Parte fija',
    total: 'Percepciones variables',
    variable: 'Parte variable',
    computed: 'SBC antes de límites',
    sbc: 'SBC nuevo',
    current: 'SBC vigente',
    change: 'Cambio',
    note: 'Observación',
    concept: 'Concepto',
    paid: 'Pagado',
    date: 'Fecha de pago',
    integrates: 'Integra',
  },
} as const;
