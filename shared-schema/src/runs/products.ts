/** What can be asked for of a payroll, and which choices each of them needs (specification 2 §5, §7, §9). */
import { z } from 'zod';
import { rowNumber } from '../api/row-number.ts';
import { addDays, weekdayOf } from '../payroll/plain-date.ts';
import { layoutRef } from './layout-ids.ts';

/** What is done with a payroll; the numbers are the specification's. */
export const RUN_PRODUCTS = [12, 13] as const;
export type RunProduct = (typeof RUN_PRODUCTS)[number];
export const CLOSING = 12;
export const CALCULATION = 13;

/** What is printed of a payroll. */
export const REPORT_PRODUCTS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11] as const;
export type ReportProduct = (typeof REPORT_PRODUCTS)[number];
export const ACCUMULATED = 7;

export const PRODUCTS = [...REPORT_PRODUCTS, ...RUN_PRODUCTS] as const;
export type Product = (typeof PRODUCTS)[number];

/** @throws RangeError for a number that is no product. */
export function productOf(number: number): Product {
  const product = PRODUCTS.find((one) => one === number);
  if (product === undefined) throw new RangeError(`no product ${number}`);
  return product;
}

export const isReportProduct = (product: Product): product is ReportProduct =>
  product !== CLOSING && product !== CALCULATION;

/** 'histórico': closed results only. */
export const hasHistoric = (product: Product): boolean => product === 1 || product === 10;
/** The week that they report is chosen by a date. */
export const hasDate = (product: Product): boolean => product === 5 || product === 6;
/** It reports captured hours alone, also before anything is calculated. */
export const isOfHours = (product: Product): boolean => product === 5;
/** It has the columns that the organization has chosen. */
export const hasAgsLayout = (product: Product): boolean => product === 6;
/** The Monday and the Sunday of a day's week, as hours are counted. */
export function weekOf(day: string): [monday: string, sunday: string] {
  const monday = addDays(day, -((weekdayOf(day) + 6) % 7));
  return [monday, addDays(monday, 6)];
}
/** It can come with a receipt for each person. */
export const hasReceipts = (product: Product): boolean => product === 8;
/** It can come with a file that a bank reads. */
export const hasLayout = (product: Product): boolean => product === 4;
/** It is of months and periods of a year. */
export const hasRanges = (product: Product): boolean => product === ACCUMULATED;

const date = z.iso.date();
const month = z.int().min(1).max(12);

/** What a product is made of besides its payroll and period; kept with the request. */
export const productParameters = z.object({
  historico: z.boolean().optional(),
  /** With a receipt for each person. */
  recibos: z.boolean().optional(),
  /** With a file in this layout of a bank. */
  layout: layoutRef.optional(),
  /** A day of the reported week. */
  fecha: date.optional(),
  /** The version of the organization's columns; absent: the default ones. Never asked for: the last one holds. */
  formato_ags: rowNumber.optional(),
  mes_inicial: month.optional(),
  mes_final: month.optional(),
  periodo_inicial: rowNumber.optional(),
  periodo_final: rowNumber.optional(),
});
export type ProductParameters = z.infer<typeof productParameters>;

/** As the calls name them; `periodo_fnal` is the specification's spelling. */
export const askedParameters = z.object({
  historico: z.boolean().default(false),
  recibos: z.boolean().default(false),
  layout: layoutRef.optional(),
  date: date.optional(),
  fecha_inicio: date.optional(),
  mes_inicial: month.optional(),
  mes_final: month.optional(),
  periodo_inicial: rowNumber.optional(),
  periodo_final: rowNumber.optional(),
  periodo_fnal: rowNumber.optional(),
});

type Asked = z.infer<typeof askedParameters>;
/** What a request names besides its payrolls. */
export type AskedProduct = Partial<Asked> & {
  tipo_producto: Product;
  año?: number | undefined;
  anio?: number | undefined;
  proceso?: number | undefined;
  period?: number | undefined;
};

/** The fields that a request still needs, by the names of the calls. */
export function missingFields(asked: AskedProduct): string[] {
  const product = asked.tipo_producto;
  const missing = (name: string, value: unknown): string[] => (value === undefined ? [name] : []);
  const year = asked.año ?? asked.anio;
  if (hasRanges(product))
    return [
      ...missing('año', year),
      ...missing('mes_inicial', asked.mes_inicial),
      ...missing('mes_final', asked.mes_final),
      ...missing('periodo_inicial', asked.periodo_inicial),
      ...missing('periodo_final', asked.periodo_final ?? asked.periodo_fnal),
    ];
  return [
    ...(hasDate(product) ? missing('date', asked.date ?? asked.fecha_inicio) : missing('año', year)),
    ...missing('proceso', asked.proceso),
    ...missing('period', asked.period),
  ];
}

/** The parameters of a request, without what its product does not use. */
export function parametersOf(asked: AskedProduct): ProductParameters {
  const product = asked.tipo_producto;
  if (hasHistoric(product)) return asked.historico === true ? { historico: true } : {};
  if (hasReceipts(product)) return asked.recibos === true ? { recibos: true } : {};
  if (hasLayout(product)) return { layout: asked.layout };
  if (hasDate(product)) return { fecha: asked.date ?? asked.fecha_inicio };
  if (!hasRanges(product)) return {};
  return {
    ...{ mes_inicial: asked.mes_inicial, mes_final: asked.mes_final },
    periodo_inicial: asked.periodo_inicial,
    periodo_final: asked.periodo_final ?? asked.periodo_fnal,
  };
}
