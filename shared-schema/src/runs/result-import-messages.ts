/** Texts of the import of results. */
import { closedSentence } from '../rule-messages/closed-sentence.ts';

const people = (count: number): string =>
  count === 1 ? '1 empleado' : `${count.toLocaleString('es-MX')} empleados`;

export const resultImportMessages = {
  open: 'Importar resultados',
  title: (payroll: string) => `Importar resultados: ${payroll}`,
  lead: 'Carga lo que calculó otro programa. Primero se revisa; nada se guarda hasta que lo importas, y entonces reemplaza los resultados del periodo.',
  layout: 'Descargar la plantilla',
  file: 'Archivo de Excel',
  chooseFile: 'Elegir archivo',
  check: 'Revisar',
  apply: 'Importar',
  imported: 'Importada',
  importedFrom: (file: string) => `Importado de ${file}`,
  importedBy: (name: string, moment: string) =>
    name === '' ? `Importada, ${moment}` : `Importada por ${name}, ${moment}`,
  checked: (count: number, errors: number) =>
    errors === 0
      ? `El archivo está completo: ${people(count)}.`
      : `El archivo tiene ${errors === 1 ? '1 error' : `${errors.toLocaleString('es-MX')} errores`}. Corrígelo y vuelve a cargarlo; no se guardó nada.`,
  applied: (count: number) => closedSentence(`Se importaron los resultados de ${people(count)}`),
  findings: 'Hallazgos del archivo',
  place: (row: number | null, column: string | null) =>
    row === null ? 'Archivo' : column === null ? `Renglón ${row}` : `Renglón ${row}, columna ${column}`,
  leftOut: (count: number) => `Y ${count.toLocaleString('es-MX')} más.`,
  book: {
    fileName: (payroll: string, period: string) => `Resultados ${payroll} ${period}`,
    sheet: 'Resultados',
    person: 'Empleado',
    concepts: 'Conceptos',
    totals: 'Totales',
    lead: 'Un renglón por empleado. Los importes van en pesos; las incidencias, en días u horas.',
    exempt: (key: string) => `${key} exento`,
    concept: (key: string, description: string) => `${key} ${description}`,
    help: [
      'Llena un renglón por empleado: su número y el importe de cada concepto. Deja vacío lo que no tenga.',
      'En la columna “exento” de una percepción va la parte que no paga ISR; el resto cuenta como gravado.',
      'El neto debe ser igual a las percepciones menos las deducciones, y cada total igual a la suma de sus conceptos.',
    ],
  },
  headings: {
    number: 'Número',
    name: 'Nombre',
    days: 'Días pagados',
    perceptions: 'Total percepciones',
    deductions: 'Total deducciones',
    net: 'Neto',
    employerCost: 'Cuotas patronales',
  },
  problems: {
    noHeadings:
      'El archivo no tiene un renglón con los encabezados “Número” y “Neto”. Usa la plantilla de la nómina.',
    otherPayroll: 'El archivo es la plantilla de otra nómina u otro periodo.',
    noRows: 'El archivo no tiene empleados.',
    tooManyRows: (most: number) => `El archivo tiene más de ${people(most)}.`,
    unknownConcept: (heading: string) =>
      `“${heading}” no es un concepto de la organización. Corrige el encabezado o agrega el concepto en Configuración › NOMINA.`,
    repeatedHeading: (heading: string) => `La columna “${heading}” está dos veces.`,
    noNumber: 'Falta el número de empleado.',
    unknownPerson: (number: string) =>
      closedSentence(`Nadie de esta nómina y este periodo tiene el número ${number}`),
    ambiguousPerson: (number: string) =>
      closedSentence(`Varias personas de esta nómina tienen el número ${number}`),
    otherName: (name: string) => `En la nómina ese número es de ${closedSentence(name)}`,
    repeatedPerson: (number: string, row: number) => `El número ${number} ya está en el renglón ${row}.`,
    notNumber: 'No es un importe. Escribe solo números, con punto para los decimales.',
    ambiguous:
      'El separador puede ser de miles o de decimales. Escribe el importe con punto para los decimales.',
    decimalComma: (value: string) => closedSentence(`Se leyó con coma decimal: ${value}`),
    decimals: 'El importe tiene más de dos decimales.',
    tooLarge: 'El importe es demasiado grande.',
    negative: 'El importe es negativo. Pon lo que se descuenta en un concepto de deducción.',
    noNet: 'Falta el neto.',
    net: (net: string, expected: string) =>
      `El neto es ${net} y las percepciones menos las deducciones dan ${expected}.`,
    perceptions: (total: string, sum: string) =>
      closedSentence(`El total de percepciones es ${total} y sus conceptos suman ${sum}`),
    deductions: (total: string, sum: string) =>
      closedSentence(`El total de deducciones es ${total} y sus conceptos suman ${sum}`),
    exemptTooLarge: 'La parte exenta es mayor que el importe.',
    negativeNet: 'El neto es negativo.',
    missingPeople: (count: number, names: string) =>
      closedSentence(
        `${people(count)} de este periodo no ${count === 1 ? 'está' : 'están'} en el archivo: ${names}`,
      ),
    allTaxed:
      'El archivo no separa la parte exenta: todas las percepciones cuentan como gravadas para el ISR y los límites del año.',
  },
} as const;
