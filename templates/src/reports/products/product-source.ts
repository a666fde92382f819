import type { ImagenItem } from '@lienzo/schema/report/item';
import type { ProductParameters, ReportProduct } from '@lienzo/schema/runs/products';

/** Pesos of a run, as exact decimals. */
export type ProductTotals = {
  people: number;
  total_perceptions: string;
  total_deductions: string;
  net_pay: string;
  employer_cost: string;
};

/** Whose payroll a product shows, of which periods, and how far they are. */
export type ProductSource = {
  product: ReportProduct;
  parameters: ProductParameters;
  cliente: string;
  cliente_rfc: string;
  /** The legal employers of its people. */
  empresas: readonly { empresa: string; rfc: string; registros: readonly string[] }[];
  /** Number and name. */
  nomina: string;
  proceso: string;
  /** In words: "Quincena 1 2026, del 01/01/2026 al 15/01/2026". */
  periodo: string;
  /** `YYYY-MM-DD`; null: of several periods. */
  pago: string | null;
  /** In words, with who and when. */
  estado: string;
  /** What a reader must know before they trust it; null: the figures are final. */
  aviso: string | null;
  period_ids: readonly number[];
  totals: ProductTotals;
  /** Of concepts that have an amount, such as 'Percepción'. */
  kinds: readonly string[];
  logo: Pick<ImagenItem, 'valor' | 'image_name' | 'alt'> | null;
};
