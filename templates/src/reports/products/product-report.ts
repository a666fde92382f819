/** What each payroll product looks like (specification 2 §9). */
import type { ReportDocument } from '@lienzo/schema/report/report';
import type { ReportProduct } from '@lienzo/schema/runs/products';
import { agsReport } from './ags-product.ts';
import { hours } from './hours-products.ts';
import { listado, resumen, resumenPorCentro } from './lines-products.ts';
import { paymentMethods } from './payment-product.ts';
import { acumulado, registro, registroPorCentro } from './people-products.ts';
import { prefactura, prefacturaPorCentro } from './prefactura.ts';
import type { ProductSource } from './product-source.ts';

const REPORTS: Record<ReportProduct, (source: ProductSource) => ReportDocument> = {
  1: listado,
  2: prefactura,
  3: prefacturaPorCentro,
  4: paymentMethods,
  5: hours,
  6: agsReport,
  7: acumulado,
  8: registro,
  9: registroPorCentro,
  10: resumen,
  11: resumenPorCentro,
};

/** The product over the rows of its periods. */
export const productReport = (source: ProductSource): ReportDocument => REPORTS[source.product](source);
