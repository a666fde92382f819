import { closedSentence } from '../rule-messages/closed-sentence.ts';
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

/** Everything that can be asked for, by the specification's number. */
export const PRODUCT_NAMES: Record<Product, string> = { ...names, ...runMessages.products };

/** Texts of the products that are printed of a payroll (specification 2 §2, §5, §8, §9). */
export const productMessages = {
  names,
  asked: (product: ReportProduct, payroll: string) =>
    `Se pidió ${names[product]} de la nómina ${closedSentence(payroll)}`,
  /** The same was made before, from the same data. */
  unchanged: (product: ReportProduct, payroll: string) =>
    `${names[product]} de la nómina ${payroll} ya está hecho con los mismos datos: descárgalo en la tabla de estatus.`,
  made: 'Listo',
  historic: 'histórico',
  weekOf: (day: string) => `semana del ${day}`,
  months: (first: number, last: number) => `meses ${first} a ${last},`,
  historicOnlyClosed: 'La nómina todavía no está cerrada, y el histórico solo usa nóminas cerradas.',
  dateOutside: 'La fecha de inicio no está dentro del periodo.',
  noPeriods: 'Ningún periodo ordinario está en esos meses y entre esos dos periodos.',
  nothingCalculated: 'Ningún periodo del rango está calculado.',
  noFolder: 'El cliente no tiene carpeta en el directorio.',
  noUploads: 'Con el rol SuperAdmin no se guardan archivos en la carpeta del cliente. Pídelo con otro rol.',
  unavailable: 'Este producto todavía no se genera.',
  notices: {
    outdated: 'Preliminar: la captura cambió después del cálculo.',
    open: 'Preliminar: la nómina todavía no está cerrada.',
    errors: (count: number) =>
      count === 1
        ? 'Preliminar: el cálculo encontró un error sin corregir.'
        : `Preliminar: el cálculo encontró ${count.toLocaleString('es-MX')} errores sin corregir.`,
  },
  state: (name: string, version: number, moment: string) => `${name}, versión ${version}, ${moment}`,
} as const;
