import type { ImagenItem } from '@lienzo/schema/report/item';
import type { AgsLayout } from '@lienzo/schema/runs/ags-layout';
import type { ProductParameters, ReportProduct } from '@lienzo/schema/runs/products';

/** Pesos of a run, as exact decimals. */
export type ProductTotals = {
  people: number;
  total_perceptions: string;
  total_deductions: string;
  net_pay: string;
  employer_cost: string;
};

/** Hours of a week, with two decimals. */
export type ProductHours = { people: number; double: string; triple: string; total: string };

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
  /** In words: "Quincena 1 de 2026, del 01/01/2026 al 15/01/2026". */
  periodo: string;
  /** At the foot: "Quincena 1 de 2026". */
  periodo_corto: string;
  /** Of hours: from Monday to Sunday; null: the whole period. */
  semana: string | null;
  /** `YYYY-MM-DD`; null: of several periods. */
  pago: string | null;
  /** In words, with who and when. */
  estado: string;
  /** What a reader must know before they trust it; null: the figures are final. */
  aviso: string | null;
  /** Of results of another program: what they do not have, with the name of their file; null: calculated here. */
  importada: string | null;
  period_ids: readonly number[];
  totals: ProductTotals;
  /** Of the reported week; null: the product is about pay. */
  hours: ProductHours | null;
  /** The columns of the “Reporte AGS”; null: of another product. */
  ags: AgsLayout | null;
  /** People whose results have no concept, so nothing is paid to them. */
  without_lines: number;
  /** People whose pay for overtime was set by hand: its hours may be none that anybody worked. */
  hours_by_hand: number;
  /** Of concepts that have an amount, such as 'Percepción'. */
  kinds: readonly string[];
  logo: Pick<ImagenItem, 'valor' | 'image_name' | 'alt'> | null;
};
