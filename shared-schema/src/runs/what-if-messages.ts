/** Texts of '¿Qué pasaría si…?'. */
import { closedSentence } from '../rule-messages/closed-sentence.ts';

const people = (count: number): string =>
  count === 1 ? '1 empleado' : `${count.toLocaleString('es-MX')} empleados`;

export const whatIfMessages = {
  open: '¿Qué pasaría si…?',
  title: (payroll: string) => `¿Qué pasaría si…? ${payroll}`,
  lead: 'Calcula una copia de la nómina con otros datos y la compara con la que está calculada. No cambia ni guarda nada.',
  raise: 'Aumento al salario diario',
  raiseHelp: 'Desde el primer día del periodo; el SBC sube en la misma proporción.',
  raiseKind: 'En',
  raiseKinds: { porcentaje: 'Porcentaje', importe: 'Pesos' },
  raiseOf: 'Para',
  raiseScopes: { todos: 'Todos', centro: 'Un centro de costos', persona: 'Un empleado' },
  costCenter: 'Centro de costos',
  personNumber: 'Número de empleado',
  uma: 'UMA diaria',
  minimumWage: 'Salario mínimo diario',
  figureHelp: 'Vacío: la que está vigente.',
  absencePerson: 'Una falta más de',
  absenceDate: 'Día de la falta',
  compare: 'Comparar',
  cancel: 'Detener',
  cancelled: 'Se detuvo la comparación.',
  download: 'Descargar en Excel',
  close: 'Cerrar',
  problems: {
    nothing: 'Cambia al menos un dato.',
    raise: 'Escribe un porcentaje mayor que −100 o un importe de hasta 100,000 pesos.',
    figure: 'Escribe un importe mayor que 0.',
    costCenter: 'Elige un centro de costos.',
    person: 'Escribe el número de un empleado.',
    date: 'Elige el día de la falta.',
  },
  refused: {
    unknownPerson: (number: string) =>
      closedSentence(`Nadie de esta nómina y este periodo tiene el número ${number}`),
    emptyCenter: 'Nadie de esta nómina y este periodo está en ese centro de costos.',
    dateOutside: 'El día de la falta no está en el periodo.',
    notEmployed: 'Ese día la persona no trabaja en esta nómina.',
    dayTaken: 'Ese día la persona ya tiene una incidencia o una incapacidad.',
    noAbsence: 'La organización no tiene un concepto de falta. Agrégalo en Configuración › NOMINA.',
    tooMany: (most: number) => `Se comparan nóminas de hasta ${people(most)}.`,
  },
  summary: (changed: number, all: number) =>
    changed === 0
      ? `Nadie de ${people(all)} cambia.`
      : `Cambian ${changed.toLocaleString('es-MX')} de ${people(all)}.`,
  first: (shown: number) =>
    `Se muestran los ${shown.toLocaleString('es-MX')} que más cambian; el archivo de Excel los tiene todos.`,
  notCalculated: (count: number) =>
    `${people(count)} no se ${count === 1 ? 'pudo' : 'pudieron'} calcular con este cambio y ${count === 1 ? 'cuenta' : 'cuentan'} como 0.`,
  table: 'Diferencias por empleado',
  scrolls: 'Diferencias por empleado, se desplaza a los lados',
  totalsTitle: 'Totales',
  columns: {
    number: 'Número',
    name: 'Empleado',
    concept: 'Concepto',
    before: 'Calculada',
    after: 'Con el cambio',
    difference: 'Diferencia',
    netBefore: 'Neto calculado',
    netAfter: 'Neto con el cambio',
    costDifference: 'Diferencia de cuotas patronales e ISN',
    causes: 'Por qué',
    problem: 'Problema',
  },
  amounts: {
    perceptions: 'Percepciones',
    deductions: 'Deducciones',
    net: 'Neto a pagar',
    employer_cost: 'Cuotas patronales e impuesto sobre nóminas',
  },
  book: {
    fileName: (payroll: string, period: string) => `Que pasaria si ${payroll} ${period}`,
    totals: 'Totales',
    people: 'Diferencias',
    changes: 'Cambios',
    change: 'Dato',
    value: 'Valor',
    help: 'Compara la nómina calculada con una copia que solo existe en este archivo: no se guardó ni cambió nada.',
    version: (payroll: string, period: string, version: number) =>
      closedSentence(`${payroll}, ${period}, versión ${version}`),
    ofAll: 'todos',
    ofCenter: 'el centro de costos elegido',
    ofPerson: (number: string) => `el empleado ${number}`,
    raise: (amount: string, isPercent: boolean, scope: string) =>
      isPercent ? `${amount} % para ${scope}` : `${amount} pesos diarios para ${scope}`,
  },
} as const;
