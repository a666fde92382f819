import { DEFAULT_AGS_LAYOUT } from '@lienzo/schema/runs/ags-layout';
import { productMessages } from '@lienzo/schema/runs/product-messages';
import { hasAgsLayout, hasDate, isOfHours, type ReportProduct } from '@lienzo/schema/runs/products';
import {
  SAMPLE_CLIENT,
  SAMPLE_COMPANY,
  SAMPLE_COMPANY_RFC,
  SAMPLE_PAYSHEET,
  SAMPLE_REGISTER,
} from '../sample-payroll.ts';
import type { ProductSource } from './product-source.ts';

/** An invented payroll without a period, so its tables can have no row of anybody: for pictures alone. */
export const sampleSource = (product: ReportProduct): ProductSource => ({
  product,
  parameters: hasDate(product) ? { fecha: '2026-01-07' } : {},
  cliente: SAMPLE_CLIENT,
  cliente_rfc: SAMPLE_COMPANY_RFC,
  empresas: [{ empresa: SAMPLE_COMPANY, rfc: SAMPLE_COMPANY_RFC, registros: [SAMPLE_REGISTER] }],
  nomina: SAMPLE_PAYSHEET,
  ...{ proceso: 'Ordinario', periodo: productMessages.period('Periodo', 2026), periodo_corto: 'Periodo' },
  ...{ semana: null, pago: null, estado: 'Cerrada', aviso: null, importada: null, period_ids: [0] },
  totals: {
    ...{ people: 0, total_perceptions: '0.00', total_deductions: '0.00', net_pay: '0.00' },
    employer_cost: '0.00',
  },
  hours: isOfHours(product) ? { people: 0, double: '0.00', triple: '0.00', total: '0.00' } : null,
  ags: hasAgsLayout(product) ? DEFAULT_AGS_LAYOUT : null,
  ...{ without_lines: 0, hours_by_hand: 0, kinds: ['Percepción', 'Deducción'], logo: null },
});
