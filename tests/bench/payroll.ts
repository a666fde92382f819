/**
 * What the portal promises of payroll runs: `npm run bench -- payroll`, with `--quick` on a tenth of the people. A fortnight
 * is calculated and stored, one person is explained, and pages of the sheet are read while others calculate; `sheet` scrolls
 * the sheet alone, `calculo` the calculation alone, `acumulado` makes the Excel of a year alone, `recibos` the receipts.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { endpoints } from '@lienzo/schema/endpoints';
import { CALCULATION } from '@lienzo/schema/runs/products';
import { openOrganization } from '../portal/open-organization.ts';
import { type PortalClient, signIn } from '../portal/portal-client.ts';
import { startPortal } from '../portal/start-portal.ts';
import { type PortalAndDatabase, startPortalAndDatabase } from '../portal/start-portal-and-database.ts';
import { type Figure, printFigures } from './figures.ts';
import { ADMIN, fillPayroll, type PayrollPosition } from './incidents/fill-payroll.ts';
import { accumulated } from './payroll/accumulated.ts';
import { sheet } from './payroll/sheet.ts';
import { percentile } from './portal/percentile.ts';
import { peakMegabytes, serverMegabytes, untilIdle } from './render/tree-memory.ts';
import { parts } from './reports/parts.ts';
import { spread } from './reports/spread.ts';
import { times } from './times.ts';

const PEOPLE = 10_000;
/** People of the sheet that is scrolled, and receipts in a file each. */
const SHEET = 2_000;
const RECEIPTS = 10_000;
/** Seconds of a calculation with findings, stored. */
const CALCULATED = 6;
/** Megabytes that it adds to the portal. */
const MEMORY = 400;
/** Milliseconds of a trace, and of other calls meanwhile. */
const TRACE = 100;
const OTHER = 200;
/** Milliseconds of one person calculated alone. */
const ALONE = 300;
/** Milliseconds between looks at the request, and between the other calls. */
const LOOK = 50;

export async function payroll(flags: string[]): Promise<boolean> {
  const data = await mkdtemp(path.join(tmpdir(), 'lienzo-bench-payroll-'));
  let figures: Figure[];
  try {
    // The first start makes the database and the demonstration data.
    await (await startPortal({ LIENZO_DATA: data })).stop();
    const running = await startPortalAndDatabase(data);
    try {
      figures = await measured(running, flags);
    } finally {
      await running.stop();
    }
  } finally {
    await rm(data, { recursive: true, force: true });
  }
  return printFigures(figures);
}

async function measured(running: PortalAndDatabase, flags: string[]): Promise<Figure[]> {
  const quick = flags.includes('--quick');
  const only = ['calculo', 'sheet', 'acumulado', 'recibos'].find((part) => flags.includes(part));
  // After a start the portal proves the reports of the demonstration, which takes a processor for a minute.
  await untilIdle(running.portal.pid);
  return [
    ...(only === undefined || only === 'calculo' ? await calculation(running, quick) : []),
    ...(only === undefined || only === 'sheet' ? await scrolling(running, quick) : []),
    ...(only === undefined || only === 'acumulado' ? await accumulated(running, { quick }) : []),
    ...(only === undefined || only === 'recibos' ? await parts(running, { quick, full: RECEIPTS }) : []),
  ];
}

async function calculation(running: PortalAndDatabase, quick: boolean): Promise<Figure[]> {
  const people = quick ? PEOPLE / 10 : PEOPLE;
  const position = await fillPayroll(running.ownerUrl, { paysheet: 'ALC-Q1', people, days: 14 });
  const other = await fillPayroll(running.ownerUrl, { paysheet: 'ALC-M1', people: people / 10, days: 28 });
  await addSalaries(running.ownerUrl);
  return runs(running, { position, other, people });
}

async function scrolling(running: PortalAndDatabase, quick: boolean): Promise<Figure[]> {
  const people = quick ? SHEET / 10 : SHEET;
  const position = await fillPayroll(running.ownerUrl, { paysheet: 'ALC-M1', people, days: 28 });
  await addSalaries(running.ownerUrl);
  await calculate(await signIn(running.portal.url, ADMIN), position);
  return sheet(running, position);
}

/** Of the people that were copied; their period is paid in a year whose figures are here. */
async function addSalaries(ownerUrl: string): Promise<void> {
  await using database = await openOrganization(ownerUrl, ADMIN);
  await database.query(
    `insert into employee_salaries (organization_id, client_id, employee_id, vigente_desde, daily_salary, sbc)
     select organization_id, client_id, id, hire_date, 350 + id % 900, (350 + id % 900) * 1.0493 from employees
     where not exists (
       select from employee_salaries own
       where own.organization_id = employees.organization_id and own.employee_id = employees.id
     )`,
  );
  await database.query('vacuum analyze employee_salaries');
}

/** `other`: a payroll whose period shares days with the measured one: what each pays to one person is compared. */
type Measured = { position: PayrollPosition; other: PayrollPosition; people: number };

async function runs(
  { portal }: PortalAndDatabase,
  { position, other: sharing, people }: Measured,
): Promise<Figure[]> {
  const client = await signIn(portal.url, ADMIN);
  const { paysheet, period } = position;
  await calculate(client, sharing);
  await calculate(client, position);
  const before = await serverMegabytes(portal.pid);
  const others: number[] = [];
  let isDone = false;
  const other = (async () => {
    while (!isDone) {
      const begun = performance.now();
      await client.call(endpoints.clientP, {});
      others.push(performance.now() - begun);
      await new Promise((resolve) => setTimeout(resolve, LOOK));
    }
  })();
  const { result: seconds, peak } = await peakMegabytes(
    portal.pid,
    () => calculate(client, position),
    serverMegabytes,
  );
  isDone = true;
  await other;
  const asked = { nomina_id: `${paysheet}`, period: `${period}` };
  const sheet = await client.call(endpoints.payroll_sheet, { query: asked });
  const [one] = sheet.people;
  if (one === undefined || sheet.total < people) throw new Error(`only ${sheet.total} people were paid`);
  const traces = await times(15, () =>
    client.call(endpoints.payroll_trace, { query: { ...asked, employee_id: `${one.employee_id}` } }),
  );
  const alone = await times(15, () =>
    client.call(endpoints.recalculate_person, {
      body: { nomina_id: paysheet, period, employee_id: one.employee_id },
    }),
  );
  const pages = await times(15, (n) =>
    client.call(endpoints.payroll_sheet, { query: { ...asked, page: `${(n % 10) + 1}` } }),
  );
  // Both look whether an input has changed.
  const states = await times(15, () => client.call(endpoints.payroll_runs, { query: asked }));
  const differences = await times(5, () => client.call(endpoints.closed_differences, { query: asked }));
  const count = people.toLocaleString('en');
  return [
    {
      ...{ name: `${count} people calculated and stored`, value: seconds },
      ...{ limit: (CALCULATED * people) / PEOPLE, unit: 's' as const },
    },
    { name: '  what the portal grew by', value: peak - before, limit: MEMORY, unit: 'MB' },
    {
      name: '  other calls, one in twenty is above',
      value: percentile(others, 95),
      limit: OTHER,
      unit: 'ms',
    },
    ...spread('Trace of one person', traces, TRACE),
    ...spread('One person calculated alone', alone, ALONE),
    ...spread('Page of the payroll sheet', pages, OTHER),
    ...spread('State of the run', states, OTHER),
    ...spread('Differences of closed periods', differences, 1000),
  ];
}

/** Seconds until the request says that it is done. */
async function calculate(client: PortalClient, position: PayrollPosition): Promise<number> {
  const { paysheet, period, process, year } = position;
  const begun = performance.now();
  await client.call(endpoints.post_genera_producto_x_nominas, {
    body: {
      ...{ producto: 'Proceso', tipo_producto: CALCULATION, nomina_id: paysheet },
      ...{ anio: year, proceso: process, period },
    },
  });
  for (;;) {
    const query = { nomina_id: `${paysheet}`, period: `${period}` };
    const [request] = await client.call(endpoints.get_producto_x_nominas, { query });
    if (request?.state === 'lista') return (performance.now() - begun) / 1000;
    if (request !== undefined && !['en_espera', 'en_proceso'].includes(request.state))
      throw new Error(request.status);
    await new Promise((resolve) => setTimeout(resolve, LOOK));
  }
}
