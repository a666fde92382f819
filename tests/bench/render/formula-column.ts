import type { RunningRenderer } from '../../renderer/start-renderer.ts';
import { type Figure, median } from '../figures.ts';
import { timedSample } from './call-renderer.ts';
import { type Sample, tableSample } from './sample-reports.ts';

const ROWS = 100_000;
/** What the rows bring as gross pay: other values would have other widths, and names that wrap make nearly twice the pages. */
const GROSS_PAY =
  'SI([payroll_results.net_pay] > 5000; [payroll_results.net_pay] * 0.84 + [payroll_results.net_pay] * 0.16; [payroll_results.net_pay])';

/** The sample table with a column more: of its rows, or computed of each by a formula. */
function widened(formula: string | null): Sample {
  const sample = tableSample();
  const layouts = sample.report.layouts.map((section) => ({
    ...section,
    items: section.items.map((item) => {
      if (item.nombre !== 'tabla') return item;
      const shown = { data_type: 'numeric' as const, readable_name: 'Otro', formato: 'moneda' as const };
      const column = formula === null ? 'payroll_results.gross_pay' : 'adicional-otro';
      const computed = {
        ...{ id: column, nombre: 'Otro', tipo: 'formula' as const, operator: null, selected_columns: [] },
        ...{ valor: '', resultado: null, formula: formula ?? '' },
      };
      return {
        ...item,
        selected_columns: [...item.selected_columns, { column, ...shown }],
        additional_columns: formula === null ? [] : [computed],
      };
    }),
  }));
  return {
    ...sample,
    report: { ...sample.report, layouts },
    rowOf: (index) => ({
      ...sample.rowOf(index),
      'payroll_results.gross_pay': `${4300 + (index % 8000)}.25`,
    }),
  };
}

/** What a column costs that is computed of each row, over one that the rows bring: the PDF of a long table. */
export async function formulaColumn(
  renderer: RunningRenderer,
  runs: number,
  quick: boolean,
): Promise<Figure[]> {
  const rows = quick ? ROWS / 10 : ROWS;
  const plain = widened(null);
  const computed = widened(GROSS_PAY);
  const times: Record<'plain' | 'computed', number[]> = { plain: [], computed: [] };
  await timedSample(renderer.url, 'pdf', plain, 100);
  for (let run = 0; run < runs; run += 1) {
    times.plain.push(await timedSample(renderer.url, 'pdf', plain, rows));
    times.computed.push(await timedSample(renderer.url, 'pdf', computed, rows));
  }
  return [
    {
      name: `Formula in each of ${rows} rows: time of the PDF over a plain column`,
      value: median(times.computed) / median(times.plain),
      limit: 1.15,
      unit: 'x',
    },
  ];
}
