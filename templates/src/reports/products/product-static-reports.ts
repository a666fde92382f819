/** The products and receipts as static reports: what each asks, and what it looks like before anything is questions. */
import type { ReportParameter } from '@lienzo/schema/data/parameter';
import type { Orientation, ReportDocument } from '@lienzo/schema/report/report';
import { productMessages } from '@lienzo/schema/runs/product-messages';
import {
  hasDate,
  hasHistoric,
  hasRanges,
  REPORT_PRODUCTS,
  type ReportProduct,
} from '@lienzo/schema/runs/products';
import { productReport } from './product-report.ts';
import type { ProductSource } from './product-source.ts';
import { receipts } from './receipts.ts';
import { sampleSource } from './sample-source.ts';

/** The receipts beside the products' own numbers. */
export const RECEIPTS = 'recibos';
export type PrintedProduct = ReportProduct | typeof RECEIPTS;

export type ProductStaticReport = {
  /** The same in every organization; never used again for another report. */
  id: number;
  product: PrintedProduct;
  nombre: string;
  orientation: Orientation;
  parametros: ReportParameter[];
};

/** The parameters by what they are for; the numbers of their options are their meaning. */
export const PRODUCT_PARAMETERS = {
  client: 'cliente',
  paysheet: 'nomina',
  period: 'periodo',
  first: 'periodo-inicial',
  date: 'fecha',
  results: 'resultados',
  size: 'tamano',
} as const;

const { questions } = productMessages;
export const RESULT_OPTIONS: [ofPeriod: string, historic: string] = questions.resultOptions;
export const SIZE_OPTIONS: [full: string, half: string] = questions.sizeOptions;

/** The first number; a product's own is added to it. */
const FIRST = 500;
const NUMBER_OF_RECEIPTS = 512;

function parametersOf(product: PrintedProduct): ReportParameter[] {
  const { client, paysheet, period, first, date, results, size } = PRODUCT_PARAMETERS;
  const isRange = product !== RECEIPTS && hasRanges(product);
  const option = (id: string, nombre: string, opciones: readonly [string, string]): ReportParameter => ({
    ...{ id, nombre, tipo: 'opcion', requerido: true, opciones: [...opciones], predeterminado: opciones[0] },
  });
  return [
    { id: client, nombre: questions.client, tipo: 'cliente', requerido: false },
    { id: paysheet, nombre: questions.paysheet, tipo: 'nomina', requerido: true },
    {
      ...{
        id: period,
        nombre: isRange ? questions.lastPeriod : questions.period,
        tipo: 'periodo',
        requerido: true,
      },
      predeterminado: { relativo: 'último periodo cerrado' },
    },
    ...(isRange
      ? [{ id: first, nombre: questions.firstPeriod, tipo: 'periodo', requerido: false } as const]
      : []),
    ...(product !== RECEIPTS && hasDate(product)
      ? [{ id: date, nombre: questions.date, tipo: 'fecha', requerido: false } as const]
      : []),
    ...(product !== RECEIPTS && hasHistoric(product)
      ? [option(results, questions.results, RESULT_OPTIONS)]
      : []),
    ...(product === RECEIPTS ? [option(size, questions.size, SIZE_OPTIONS)] : []),
  ];
}

/** What a product or the receipts look like. @param half two receipts on a sheet. */
export const printedProduct = (
  product: PrintedProduct,
  source: ProductSource,
  half = false,
): ReportDocument => (product === RECEIPTS ? receipts(source, half) : productReport(source));

/** What is invented for the picture on its card. */
export const sampleDocument = ({ product }: Pick<ProductStaticReport, 'product'>): ReportDocument =>
  printedProduct(product, sampleSource(product === RECEIPTS ? 8 : product));

function staticReport(id: number, product: PrintedProduct): ProductStaticReport {
  const { nombre, orientation } = sampleDocument({ product });
  const name = product === RECEIPTS ? nombre : productMessages.names[product];
  return { id, product, nombre: name, orientation, parametros: parametersOf(product) };
}

/** A new one needs a migration for the organizations' rows. */
export const PRODUCT_STATIC_REPORTS: readonly ProductStaticReport[] = [
  ...REPORT_PRODUCTS.map((product) => staticReport(FIRST + product, product)),
  staticReport(NUMBER_OF_RECEIPTS, RECEIPTS),
];

export const findProductReport = (id: number): ProductStaticReport | undefined =>
  PRODUCT_STATIC_REPORTS.find((report) => report.id === id);
