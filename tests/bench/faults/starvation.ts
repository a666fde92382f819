/** Small work of one organization while another one has asked for five large files. */
import { newItem } from '@lienzo/schema/report/new-item';
import { emptyReport, type ReportDocument } from '@lienzo/schema/report/report';
import { plainRichText } from '@lienzo/schema/report/rich-text';
import { type Figure, median } from '../figures.ts';
import { percentile } from '../portal/percentile.ts';
import { untilIdle } from '../render/tree-memory.ts';
import { printed, type SmallWork, smallWork } from './small-work.ts';
import { startTwoOrganizations } from './two-organizations.ts';

const LARGE = 5;
const ALONE = 20;
/** Milliseconds between two pieces of work. */
const PAUSE = 100;

type Kind = keyof SmallWork;
type Times = Map<Kind, number[]>;

export async function starvation(data: string, quick: boolean): Promise<Figure[]> {
  const both = await startTwoOrganizations(data);
  const { portal, admin } = both;
  try {
    if (!quick) await untilIdle(portal.pid);
    const work = await smallWork(both, data);
    await each(work, new Map());
    const alone: Times = new Map();
    for (let round = 0; round < ALONE; round += 1) await each(work, alone);
    const beside: Times = new Map();
    let isOver = false;
    const begun = performance.now();
    const large = Promise.all(
      Array.from({ length: LARGE }, (_, at) => printed(admin, everyPayslip(`Recibos ${at + 1}`))),
    ).finally(() => {
      isOver = true;
    });
    while (!isOver) await each(work, beside);
    await large;
    console.log(`${LARGE} large files in ${((performance.now() - begun) / 1_000).toFixed(0)} s`);
    return [...alone.keys()].flatMap((kind) =>
      figuresOf(kind, alone.get(kind) ?? [], beside.get(kind) ?? []),
    );
  } finally {
    await portal.stop();
  }
}

/** One of each kind after the other; their milliseconds are added to `times`. */
async function each(work: SmallWork, times: Times): Promise<void> {
  for (const kind of ['file', 'mail', 'import'] as const) {
    const begun = performance.now();
    await work[kind]();
    times.set(kind, [...(times.get(kind) ?? []), performance.now() - begun]);
    await new Promise((resolve) => setTimeout(resolve, PAUSE));
  }
}

function figuresOf(kind: Kind, alone: number[], beside: number[]): Figure[] {
  console.log(
    `a small ${kind} of another organization: ${median(alone).toFixed(0)} ms alone, ` +
      `${median(beside).toFixed(0)} ms beside (${beside.length})`,
  );
  return [
    {
      name: `A small ${kind} beside ${LARGE} large files of another organization: p95 over alone`,
      value: percentile(beside, 95) / percentile(alone, 95),
      limit: 3,
      unit: 'x',
    },
    { name: 'the same: the longest', value: Math.max(...beside), limit: Infinity, unit: 'ms' },
  ];
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
