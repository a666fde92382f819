import { layoutRef } from '@lienzo/schema/runs/layout-ids';
import { PRODUCTS, REPORT_PRODUCTS, type RUN_PRODUCTS } from '@lienzo/schema/runs/products';
import { z } from 'zod';
import { payrollFilters } from '../../shared/payroll/filters/payroll-filters';

const number = z.coerce.number();
const id = number.pipe(z.int().positive()).optional().catch(undefined);
const month = number.pipe(z.int().min(1).max(12)).optional().catch(undefined);

/** What both screens of products keep in the URL beside the payroll. */
const choices = payrollFilters.extend({
  /** A day of the reported week. */
  fecha: z.iso.date().optional().catch(undefined),
  historico: z.coerce.boolean().optional().catch(undefined),
  layout: layoutRef.optional().catch(undefined),
  recibos: z.coerce.boolean().optional().catch(undefined),
  mes_inicial: month,
  mes_final: month,
  periodo_inicial: id,
  periodo_final: id,
});

/** Of the product form: any of the thirteen. */
export const productFormSearch = choices.extend({
  tipo: number.pipe(z.literal(PRODUCTS)).optional().catch(undefined),
});
export type ProductFormSearch = z.infer<typeof productFormSearch>;

/** Of 'Productos de nómina': a report; its block 'Procesos' keeps its own choices. */
export const productsSearch = choices.extend({
  tipo: number.pipe(z.literal(REPORT_PRODUCTS)).optional().catch(undefined),
});
export type ProductsSearch = z.infer<typeof productsSearch>;

/** Of the block 'Procesos'. */
export type ProcessChoices = z.infer<typeof payrollFilters> & {
  tipo?: (typeof RUN_PRODUCTS)[number] | undefined;
};

/** What is chosen on any of them. */
export type ProductChoices = ProductFormSearch;
