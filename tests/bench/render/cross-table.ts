import { newItem } from '@lienzo/schema/report/new-item';
import { emptyReport } from '@lienzo/schema/report/report';
import type { RunningRenderer } from '../../renderer/start-renderer.ts';
import { type Figure, median } from '../figures.ts';
import { timedSample } from './call-renderer.ts';
import type { Sample } from './sample-reports.ts';

const ROWS = 200_000;
const CENTERS = 500;
const MONTHS = 36;

/** Rows that are crossed into 500 rows of 36 months, with totals in both directions. */
function crossSample(): Sample {
  const item = newItem('tabla_cruzada');
  item.selected_tables = ['payroll_results', 'employees', 'cost_centers', 'periods'];
  item.selected_columns = [
    { column: 'cost_centers.cost_center', data_type: 'text', readable_name: 'Centro' },
    { column: 'periods.payment_date', data_type: 'date', readable_name: 'Mes', formato: 'fecha_mes' },
    { column: 'medida-1', data_type: 'numeric', readable_name: 'Neto', formato: 'moneda' },
  ];
  item.columnas = ['periods.payment_date'];
  item.resumen = { medidas: [{ id: 'medida-1', column: 'payroll_results.net_pay', funcion: 'suma' }] };
  return {
    report: { ...emptyReport('Cruzada'), layouts: [{ index: 0, separation: false, items: [item] }] },
    item: item.uuid,
    rowOf: (index) => {
      const month = Math.floor(index / CENTERS) % MONTHS;
      return {
        'cost_centers.cost_center': `Centro ${index % CENTERS}`,
        'periods.payment_date': `${2024 + Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}-15`,
        'payroll_results.net_pay': `${4300 + (index % 8000)}.25`,
      };
    },
  };
}

/** A cross table of rows that the service summarises itself. A table of one row says what it takes to call the service. */
export async function crossTable(renderer: RunningRenderer, runs: number): Promise<Figure[]> {
  const sample = crossSample();
  await timedSample(renderer.url, 'xlsx', sample, 1);
  const times: Record<'xlsx' | 'pdf', number[]> = { xlsx: [], pdf: [] };
  for (let run = 0; run < runs; run += 1) {
    times.xlsx.push(await timedSample(renderer.url, 'xlsx', sample, ROWS));
    times.pdf.push(await timedSample(renderer.url, 'pdf', sample, ROWS));
  }
  const name = `Cross table of ${ROWS} rows, ${CENTERS} × ${MONTHS}`;
  return [
    { name: `${name}, XLSX`, value: median(times.xlsx), limit: 3, unit: 's' },
    { name: `${name}, PDF`, value: median(times.pdf), limit: Infinity, unit: 's' },
  ];
}
