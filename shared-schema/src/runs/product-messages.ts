import { formatCell } from '../data/format.ts';
import { closedSentence } from '../rule-messages/closed-sentence.ts';
import { slashedDate } from '../rule-messages/slashed-date.ts';
import type { Product, ReportProduct } from './products.ts';
import { runMessages } from './run-messages.ts';

const names: Record<ReportProduct, string> = {
  1: 'Listado de nómina',
  2: 'Prefactura',
  3: 'Prefactura por centro de costos',
  4: 'Formas de pago',
  5: 'Reportes de horas',
  6: 'Reporte AGS',
  7: 'Acumulado de nómina',
  8: 'Registro de nómina',
  9: 'Registro de nómina por centro de costos',
  10: 'Resumen de nómina',
  11: 'Resumen de nómina por centro de costos',
};

/** The sentences of the report screen, without the product's own. */
const SELECT = {
  client: '* Seleccione un cliente.',
  paysheet: '* Seleccione una nómina.',
  date: '* Seleccione fecha de inicio',
  year: '* Seleccione un año',
  process: '* Seleccione un proceso',
  period: '* Seleccione un periodo',
  firstMonth: '* Seleccione un mes inicial',
  lastMonth: '* Seleccione un mes final',
  firstPeriod: '* Seleccione un periodo inicial',
  lastPeriod: '* Seleccione un periodo final',
} as const;

/** Everything that can be asked for, by the specification's number. */
export const PRODUCT_NAMES: Record<Product, string> = { ...names, ...runMessages.products };

/** Texts of the products that are printed of a payroll (specification 2 §2, §5, §8, §9). */
export const productMessages = {
  names,
  title: 'Productos de nómina',
  lead: 'Genera los reportes de una o varias nóminas en PDF y Excel. Quedan en la carpeta del cliente.',
  formTitle: 'Solicitud de productos',
  formLead: 'Pide un producto de una nómina y ve cómo va. Los archivos quedan en la carpeta del cliente.',
  product: 'Tipo de producto',
  chooseProduct: 'Elige un producto',
  report: 'Reporte',
  chooseReport: 'Elige un reporte',
  reports: 'Reportes',
  processes: 'Procesos',
  choose: 'Elige una opción',
  register: 'Register',
  date: 'Fecha de inicio',
  dateHelp: 'Un día de la semana que se reporta.',
  ranges: {
    mes_inicial: 'Mes inicial',
    mes_final: 'Mes final',
    periodo_inicial: 'Periodo inicial',
    periodo_final: 'Periodo final',
  },
  layout: 'Archivo para el banco',
  noLayout: 'Sin archivo',
  ownLayouts: 'Propios',
  exampleLayouts: 'Ejemplos',
  layoutHelp:
    'Los formatos de ejemplo no están confirmados por el banco: cuentas y claves del cliente van en ceros. En Configuración › BANCOS se copian y ajustan.',
  bankFile: ({ nombre, ejemplo }: { nombre: string; ejemplo: boolean }) =>
    ejemplo ? `EJEMPLO ${nombre}` : nombre,
  layoutGone: 'Ese formato ya no es el vigente. Elígelo otra vez.',
  /** Whom the file of a bank pays, and who is left out. */
  paid: (
    { nombre, ejemplo }: { nombre: string; ejemplo: boolean },
    { people, total, left }: { people: number; total: string; left: { people: number; total: string } },
  ) => {
    const counted = (count: number): string =>
      count === 1 ? '1 empleado' : `${count.toLocaleString('es-MX')} empleados`;
    const money = (amount: string): string => formatCell(amount, 'numeric', 'moneda');
    const paid = `Listo. ${ejemplo ? `Ejemplo de ${nombre}` : nombre}: ${counted(people)}, ${money(total)}.`;
    return left.people === 0
      ? paid
      : `${paid} Fuera del archivo, sin cuenta o CLABE de ese formato o sin neto: ${counted(left.people)}, ${money(left.total)}.`;
  },
  notAuthorized:
    'El archivo del banco solo se genera de una nómina autorizada o cerrada que no haya cambiado después del cálculo.',
  layoutFails:
    'El archivo del banco no se generó: un dato no cabe en su formato. Revisa cuentas, CLABE y números de personal.',
  receipts: 'Recibos de nómina',
  receiptsLabel: 'Con recibos',
  receiptsHelp: 'Además, un PDF con el recibo de cada empleado.',
  historicLabel: 'Histórico',
  historicHelp: 'Solo con resultados de nóminas cerradas.',
  formats: { pdf: 'PDF', xlsx: 'Excel', recibos: 'Recibos', txt: 'TXT' },
  /** Begins with what the button says, so that it can be spoken to. */
  download: (format: string, name: string) => `${format}: descargar ${name}`,
  /** What the static reports of the products ask for. */
  questions: {
    client: 'Cliente',
    paysheet: 'Nómina',
    period: 'Periodo',
    firstPeriod: 'Desde el periodo (vacío: el primero del año)',
    lastPeriod: 'Hasta el periodo',
    date: 'Un día de la semana (vacío: la última del periodo)',
    results: 'Resultados',
    resultOptions: ['Los del periodo', 'Histórico: solo nóminas cerradas'] as [string, string],
    size: 'Tamaño',
    sizeOptions: ['Una página por persona', 'Dos por hoja'] as [string, string],
    /** Of a report whose figures could not be put together. */
    changing: 'Los datos de la nómina cambiaron mientras se imprimía. Vuelve a pedir el reporte.',
  },
  /** What a request still lacks, as each screen says it. */
  required: {
    form: {
      product: 'Debes seleccionar un producto',
      client: 'El campo de cliente es obligatorio.',
      paysheet: 'El campo de nomina es obligatorio.',
      process: 'El campo de proceso es obligatorio.',
      date: 'Debes seleccionar una fecha',
      period: 'Debes seleccionar un periodo',
      year: 'Debes seleccionar un año',
      firstMonth: 'Debes seleccionar un mes inicial',
      lastMonth: 'Debes seleccionar un mes final',
      firstPeriod: 'Debes seleccionar un periodo inicial',
      lastPeriod: 'Debes seleccionar un periodo final',
    },
    report: { product: '* Seleccione un reporte.', ...SELECT },
    process: { product: '* Seleccione un proceso', ...SELECT },
  },
  asked: (product: ReportProduct, payroll: string) =>
    `Se pidió ${names[product]} de la nómina ${closedSentence(payroll)}`,
  /** The same was made before, from the same data. */
  unchanged: (product: ReportProduct, payroll: string) =>
    `${names[product]} de la nómina ${payroll} ya está hecho con los mismos datos: descárgalo en la tabla de estatus.`,
  made: 'Listo',
  historic: 'histórico',
  period: (name: string, year: number) => `${name} de ${year}`,
  range: (first: string, last: string, year: number) =>
    first === last ? `${first} de ${year}` : `de ${first} a ${last} de ${year}`,
  days: (first: string, last: string) => `del ${slashedDate(first)} al ${slashedDate(last)}`,
  notCalculated: (periods: string) => `Sin calcular y fuera de este documento: ${periods}`,
  counted: (state: string, count: number) => `${state}: ${count} ${count === 1 ? 'periodo' : 'periodos'}`,
  agsVersion: (version: number) => `formato ${version}`,
  weekOf: (day: string) => `semana del ${day}`,
  months: (first: number, last: number) => `meses ${first} a ${last},`,
  historicOnlyClosed: 'La nómina todavía no está cerrada, y el histórico solo usa nóminas cerradas.',
  dateOutside: 'La fecha de inicio no está dentro del periodo.',
  noPeriods: 'Ningún periodo ordinario está en esos meses y entre esos dos periodos.',
  nothingCalculated: 'Ningún periodo del rango está calculado.',
  interrupted:
    'El producto no se terminó de generar. Vuelve a pedirlo; si se repite, avisa a quien administra Lienzo.',
  noFolder: 'El cliente no tiene carpeta en el directorio.',
  noUploads:
    'El rol SuperAdmin no genera reportes de nómina, porque no guarda archivos en las carpetas de los clientes. Los genera un Admin o un ejecutivo del cliente.',
  unavailable: 'Este producto todavía no se genera.',
  notices: {
    imported: (files: readonly string[]) =>
      `${closedSentence(`Resultados importados de ${files.join(', ')}`)} El archivo no trae el impuesto sobre nómina ni las provisiones: no están en estos importes.`,
    outdated: 'Preliminar: la captura cambió después del cálculo.',
    open: 'Preliminar: la nómina todavía no está cerrada.',
    errors: (count: number) =>
      count === 1
        ? 'Preliminar: el cálculo encontró un error sin corregir.'
        : `Preliminar: el cálculo encontró ${count.toLocaleString('es-MX')} errores sin corregir.`,
  },
  state: (name: string, version: number, moment: string) => `${name}, versión ${version}, ${moment}`,
} as const;
