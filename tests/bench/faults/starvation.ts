/** A small file of one organization while another one has asked for five large ones. */
import { endpoints } from '@lienzo/schema/api/endpoints';
import { newItem } from '@lienzo/schema/report/new-item';
import { emptyReport, type ReportDocument } from '@lienzo/schema/report/report';
import { plainRichText } from '@lienzo/schema/report/rich-text';
import { type Figure, median } from '../figures.ts';
import { percentile } from '../portal/percentile.ts';
import { untilIdle } from '../render/tree-memory.ts';
import { type Administrator, startTwoOrganizations } from './two-organizations.ts';

const LARGE = 5;
const ALONE = 20;
/** Milliseconds between two small files, and between two looks at one. */
const PAUSE = 200;
const LOOK = 25;

const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));

export async function starvation(data: string, quick: boolean): Promise<Figure[]> {
  const { portal, admin, neighbour } = await startTwoOrganizations(data);
  try {
    if (!quick) await untilIdle(portal.pid);
    const small = async (at: number): Promise<number> => {
      const begun = performance.now();
      await made(neighbour, letter(`Aviso ${at}`));
      return performance.now() - begun;
    };
    await small(0);
    const alone: number[] = [];
    for (let at = 1; at <= ALONE; at += 1) alone.push(await small(at));
    const beside: number[] = [];
    let isOver = false;
    const begun = performance.now();
    const large = Promise.all(
      Array.from({ length: LARGE }, (_, at) => made(admin, everyPayslip(`Recibos ${at + 1}`))),
    ).finally(() => {
      isOver = true;
    });
    for (let at = 100; !isOver; at += 1) {
      beside.push(await small(at));
      await pause(PAUSE);
    }
    await large;
    const seconds = (performance.now() - begun) / 1_000;
    console.log(
      `${LARGE} large files in ${seconds.toFixed(0)} s; a small one of another organization: ` +
        `${median(alone).toFixed(0)} ms alone, ${median(beside).toFixed(0)} ms beside (${beside.length})`,
    );
    return [
      {
        name: `A small file beside ${LARGE} large ones of another organization: p95 over alone`,
        value: percentile(beside, 95) / percentile(alone, 95),
        limit: 3,
        unit: 'x',
      },
      { name: 'the same: the longest', value: Math.max(...beside), limit: Infinity, unit: 'ms' },
    ];
  } finally {
    await portal.stop();
  }
}

/** Asks for a file and waits for it. @throws when it fails. */
async function made(client: Administrator, reporte: ReportDocument): Promise<void> {
  let { result } = await client.call(endpoints.create_render, { body: { reporte, format: 'pdf' } });
  while (result.state === 'queued' || result.state === 'running') {
    await pause(LOOK);
    ({ result } = await client.call(endpoints.get_render, { query: { id: result.id } }));
  }
  if (result.state !== 'done') throw new Error(`${reporte.nombre}: ${JSON.stringify(result.problems)}`);
}

/** Of one page, without rows. */
function letter(nombre: string): ReportDocument {
  const text = { ...newItem('texto'), valor: plainRichText(nombre) };
  return { ...emptyReport(nombre), layouts: [{ index: 0, separation: false, items: [text] }] };
}

/** A page for each payslip of the demonstration. */
function everyPayslip(nombre: string): ReportDocument {
  const text = {
    ...newItem('texto_dinamico'),
    selected_tables: ['payroll_results', 'employees'],
    selected_columns: [
      { column: 'employees.name', data_type: 'text' as const, readable_name: 'Nombre' },
      { column: 'payroll_results.net_pay', data_type: 'numeric' as const, readable_name: 'Neto' },
    ],
    valor: plainRichText(nombre),
  };
  return { ...emptyReport(nombre), layouts: [{ index: 0, separation: false, items: [text] }] };
}
