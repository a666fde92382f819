import { formatCell } from '../data/format.ts';
import { closedSentence } from '../rule-messages/closed-sentence.ts';
import { slashedDate } from '../rule-messages/slashed-date.ts';

const signed = (amount: string): string => {
  const isLess = amount.startsWith('-');
  return `${isLess ? '−' : '+'}${formatCell(isLess ? amount.slice(1) : amount, 'numeric', 'moneda')}`;
};

const people = (count: number): string =>
  count === 1 ? '1 empleado' : `${count.toLocaleString('es-MX')} empleados`;

/** `name`: '' for the program itself. */
const by = (done: string, name: string, moment: string): string =>
  name === '' ? `${done}, ${moment}` : `${done} por ${name}, ${moment}`;

/** Texts of calculation and closing (specification 2 §2, §5, §7, §8). */
export const runMessages = {
  title: 'Cálculo y cierre de nómina',
  lead: 'Calcula una nómina, revisa sus resultados, autorízala y ciérrala.',
  process: 'Proceso: cálculo o cierre',
  /** Their numbers are the specification's. */
  products: { 12: 'Cierre de nómina', 13: 'Cálculo de nómina' },
  chooseProcess: 'Elige un proceso',
  year: 'Año',
  period: 'Periodo',
  choosePeriod: 'Elige un periodo',
  generate: 'Generar',
  status: 'Status',
  missing: 'Por favor, corrija los siguiente(s) error(es):',
  required: {
    product: 'El campo de proceso es obligatorio.',
    client: 'El campo de cliente es obligatorio.',
    paysheet: 'El campo de nomina es obligatorio.',
    year: 'Debes seleccionar un año',
    process: 'El campo de proceso es obligatorio.',
    period: 'Debes seleccionar un periodo',
  },
  table: 'Solicitudes',
  columns: {
    paysheet: 'Nómina',
    status: 'Estatus',
    product: 'Solicitud',
    period: 'Periodo',
    asked: 'Pedida',
  },
  search: 'Buscar nomina',
  clearSearch: 'Borrar la búsqueda',
  askedBy: (name: string, moment: string) => (name === '' ? moment : `${name}, ${moment}`),
  empty: 'No se han registrado solicitudes de productos de nómina',
  emptySearch: 'Ninguna solicitud es de esa nómina.',
  failed: 'No se pudieron cargar las solicitudes.',

  /** A request's state, in words. */
  states: {
    en_espera: 'En espera',
    en_proceso: (done: number, total: number | null) =>
      total === null ? 'En proceso' : `En proceso: ${done.toLocaleString('es-MX')} de ${people(total)}`,
    lista: 'Lista',
    rechazada: 'Rechazada',
    fallida: 'Falló',
  },
  asked: {
    12: (payroll: string) => `Se pidió el cierre de la nómina ${closedSentence(payroll)}`,
    13: (payroll: string) => `Se pidió el cálculo de la nómina ${closedSentence(payroll)}`,
  },
  alreadyAsked: (payroll: string) => `La nómina ${payroll} ya tiene una solicitud en proceso.`,
  noSuchPeriod: (payroll: string) =>
    `La nómina ${payroll} no tiene un periodo con esas fechas y ese proceso.`,
  calculated: (count: number, errors: number) =>
    errors === 0
      ? `Calculada: ${people(count)}`
      : `Calculada: ${people(count)}, ${errors === 1 ? '1 error' : `${errors.toLocaleString('es-MX')} errores`}`,
  recalculate: 'Recalcular a esta persona',
  recalculated: (
    name: string,
    { isOutdated, hasResult, errors }: { isOutdated: boolean; hasResult: boolean; errors: number },
  ) => {
    const done =
      errors > 0
        ? hasResult
          ? `Se recalculó a ${name} con un error: revisa sus hallazgos.`
          : `No se pudo calcular a ${name}: revisa sus hallazgos.`
        : hasResult
          ? `Se recalculó a ${closedSentence(name)}`
          : `${name} ya no tiene nada que pagar en el periodo.`;
    return isOutdated ? `${done} Los datos de alguien más cambiaron: falta recalcular la nómina.` : done;
  },
  closed: 'Cerrada',
  refused: (payroll: string, why: string) => `Nómina ${payroll}: ${why}`,
  personLeft: 'Quien la pidió ya no tiene una cuenta activa.',
  notVisible: 'Quien la pidió ya no puede ver la nómina.',
  noPremium:
    'Su registro patronal no tiene prima de riesgo vigente en la fecha de pago, así que sus cuotas patronales no incluyen riesgos de trabajo. Captura la prima en Nómina › Registros.',
  /** @param differences by concept; negative: too much was paid. */
  closedDiffers: (period: string, differences: readonly (readonly [concept: string, amount: string])[]) =>
    `Algo cambió después de cerrar ${period}: con los datos de ahora pagaría otra cosa (${differences
      .map(([concept, amount]) => `${concept} ${signed(amount)}`)
      .join(', ')}). El periodo cerrado no cambia: si corresponde, aplica la diferencia en este.`,
  unknownConcept: (key: string) =>
    `El cálculo usa el concepto ${key}, que la organización no tiene. Agrégalo en Configuración › NOMINA.`,
  changing: 'Los datos cambiaron mientras se calculaba. Vuelve a pedirlo cuando terminen de capturar.',
  interrupted: 'El cálculo no terminó. Vuelve a pedirlo; si se repite, avisa a quien administra Lienzo.',

  run: {
    title: 'Resultados',
    states: {
      sin_calcular: 'Sin calcular',
      calculada: 'Calculada',
      autorizada: 'Autorizada',
      cerrada: 'Cerrada',
    },
    of: (payroll: string, period: string) => `${payroll}, ${period}`,
    failed: 'No se pudieron cargar los resultados.',
    outdated: 'Desactualizada',
    outdatedWhy: 'La captura o los datos de alguien cambiaron después del cálculo.',
    before: (isAuthorized: boolean) => (isAuthorized ? 'Antes de cerrarla' : 'Antes de autorizarla'),
    same: 'Igual',
    version: (version: number) => `Versión ${version}`,
    people: 'Empleados',
    perceptions: 'Percepciones',
    deductions: 'Deducciones',
    net: 'Neto a pagar',
    employerCost: 'Cuotas patronales',
    payrollTax: 'Impuesto sobre nóminas',
    noPayrollTax: 'No se calcula',
    notInFile: 'No viene en el archivo',
    provisions: 'Provisiones',
    provisionsHelp: (aguinaldo: string, vacations: string, premium: string) =>
      `Aguinaldo ${aguinaldo}, vacaciones ${vacations}, prima vacacional ${premium}`,
    totalCost: 'Costo total',
    previous: 'Periodo anterior',
    difference: 'Diferencia',
    payment: (day: string) => `Se paga el ${slashedDate(day)}`,
    calculatedBy: (name: string, moment: string) => by('Calculada', name, moment),
    authorizedBy: (name: string, moment: string) => by('Autorizada', name, moment),
    closedBy: (name: string, moment: string) => by('Cerrada', name, moment),
    authorize: 'Autorizar',
    nothing: 'Elige una nómina y un periodo para ver cómo va.',
  },
  authorized: 'La nómina quedó autorizada.',
  obstacles: {
    notCalculated: 'La nómina todavía no se calcula.',
    outdated: 'La captura o los datos de alguien cambiaron después del cálculo. Vuelve a calcular.',
    errors: (count: number) =>
      count === 1
        ? 'El cálculo encontró un error. Corrígelo y vuelve a calcular.'
        : `El cálculo encontró ${count.toLocaleString('es-MX')} errores. Corrígelos y vuelve a calcular.`,
    notAuthorized: 'La nómina todavía no está autorizada.',
    notFinalised: 'La captura del periodo sigue abierta. Finalízala en Incidencias.',
    closed: 'La nómina ya está cerrada. Lo que falte se paga en el siguiente periodo.',
    calculating: 'La nómina tiene una solicitud en proceso. Espera a que termine.',
    otherProgram: 'Los resultados vienen de otro programa. Calcula primero toda la nómina.',
    authorised: 'La nómina ya está autorizada.',
    onlyAdmin: 'La autoriza y la cierra un Admin, o un ejecutivo con ese permiso para el cliente.',
    otherVersion: 'Alguien volvió a calcular la nómina. Revisa los resultados nuevos antes de autorizar.',
  },
  findings: {
    title: 'Hallazgos',
    severities: { error: 'Error', warning: 'Aviso', info: 'Nota' },
    counted: (count: number) => (count === 1 ? '1 hallazgo' : `${count.toLocaleString('es-MX')} hallazgos`),
    failed: 'No se pudieron cargar los hallazgos.',
    pages: {
      first: 'Primera página',
      previous: 'Página anterior',
      next: 'Página siguiente',
      last: 'Última página',
    },
    none: 'El cálculo no encontró problemas.',
    person: 'Empleado',
    what: 'Qué pasa',
    everybody: 'Toda la nómina',
    fix: 'Dónde se corrige',
    /** Where a finding is put right. */
    fixes: {
      salary: 'Ver su salario',
      employment: 'Ver su contrato',
      employee: 'Ver sus datos',
      lines: 'Ver sus conceptos',
      capture: 'Ver su captura',
      concepts: 'Ver los conceptos',
      registers: 'Ver los registros',
      figures: 'Ver las cifras',
      settings: 'Ver los convenios',
      settlement: 'Capturar su finiquito',
      corrections: 'Ver las diferencias',
      of: (fix: string, name: string) => `${fix}: ${name}`,
    },
  },
  sheet: {
    title: 'Hoja de nómina',
    scrolls: 'Hoja de nómina, se desplaza a los lados',
    search: 'Buscar empleado',
    clearSearch: 'Borrar la búsqueda',
    number: 'Número',
    person: 'Empleado',
    days: 'Días',
    totals: 'Total',
    empty: 'Nadie trabajó en el periodo.',
    none: 'Nadie coincide con la búsqueda.',
    corrected: 'Incluye una diferencia de un periodo cerrado',
    failed: 'No se pudo cargar la hoja de nómina.',
  },
} as const;
