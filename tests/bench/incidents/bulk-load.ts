/** A filled layout of thousands of rows: until it is checked, what the portal grows by, and until it is saved. */
import { API_PREFIX, API_VERSION, WEB_API_KEY } from '@lienzo/schema/api/endpoint';
import { checkBulkLines } from '@lienzo/schema/bulk/check-bulk-lines';
import { endpoints } from '@lienzo/schema/endpoints';
import { addDays } from '@lienzo/schema/payroll/plain-date';
import exceljs from 'exceljs';
import { type PortalClient, signIn } from '../../portal/portal-client.ts';
import type { PortalAndDatabase } from '../../portal/start-portal-and-database.ts';
import { type Figure, median } from '../figures.ts';
import { peakMegabytes, serverMegabytes } from '../render/tree-memory.ts';
import { ADMIN, type PayrollPosition } from './fill-payroll.ts';

const SMALL = 5000;
const LARGE = 50_000;
/** Milliseconds and megabytes. */
const SMALL_LIMIT = 3000;
const LARGE_LIMIT = 20_000;
const GROWTH_LIMIT = 300;
const RUNS = 5;
const HEADINGS = 4;
/** Days of the period that rows are spread over. */
const DAYS = 14;

export async function bulkLoad(
  { portal }: PortalAndDatabase,
  position: PayrollPosition,
  quick: boolean,
): Promise<Figure[]> {
  const client = await signIn(portal.url, ADMIN);
  const part = quick ? 10 : 1;
  const small = await filledLayout(client, position, SMALL / part);
  const large = await filledLayout(client, position, LARGE / part);
  const load = (file: File) => send(portal.url, client, position, file);
  await load(small);
  const before = await serverMegabytes(portal.pid);
  const smallTimes: number[] = [];
  for (let run = 0; run < RUNS; run += 1) smallTimes.push((await timed(() => load(small))).ms);
  const largeTimes: number[] = [];
  let growth = 0;
  let last = await load(small);
  for (let run = 0; run < RUNS; run += 1) {
    const { result, peak } = await peakMegabytes(portal.pid, () => timed(() => load(large)), serverMegabytes);
    largeTimes.push(result.ms);
    growth = Math.max(growth, peak - before);
    last = result.value;
  }
  if (last.data.length !== LARGE / part || last.line_findings.length > 0)
    throw new Error(`the layout was misread: ${last.data.length} lines, ${last.line_findings[0]?.message}`);
  const checking = await timed(async () => checkBulkLines('I', last.data, last.context));
  return [
    figure(`Layout of ${SMALL / part} rows checked`, median(smallTimes), SMALL_LIMIT),
    figure(`Layout of ${LARGE / part} rows checked`, median(largeTimes), LARGE_LIMIT),
    { name: '  the portal grows by, worker included', value: growth, limit: GROWTH_LIMIT, unit: 'MB' },
    figure(`  its lines checked again in the browser`, checking.ms, Infinity),
  ];
}

const figure = (name: string, value: number, limit: number): Figure => ({ name, value, limit, unit: 'ms' });

async function timed<Value>(work: () => Promise<Value>): Promise<{ ms: number; value: Value }> {
  const begun = performance.now();
  const value = await work();
  return { ms: performance.now() - begun, value };
}

const idsOf = ({ paysheet, period }: PayrollPosition) => ({ paysheet_id: paysheet, period_id: period });

/** The layout that the portal gives, with so many rows of two concepts of amounts. */
async function filledLayout(client: PortalClient, target: PayrollPosition, rows: number): Promise<File> {
  const answer = await client.send(endpoints.get_xls_incident, { body: idsOf(target) });
  const book = new exceljs.Workbook();
  await book.xlsx.load(await answer.arrayBuffer());
  const [sheet] = book.worksheets;
  if (sheet === undefined) throw new Error('the layout has no sheet');
  const numbers: string[] = [];
  for (let row = HEADINGS + 1; sheet.getCell(row, 1).text !== ''; row += 1)
    numbers.push(sheet.getCell(row, 1).text);
  const amounts: number[] = [];
  for (let column = 3; column <= sheet.columnCount; column += 2)
    if (String(sheet.getCell(3, column).value).includes('(importe)')) amounts.push(column);
  for (let at = 0; at < rows; at += 1) {
    const turn = Math.floor(at / numbers.length);
    const column = amounts[Math.floor(turn / DAYS) % amounts.length] ?? 3;
    const row = sheet.getRow(HEADINGS + 1 + at);
    row.getCell(1).value = numbers[at % numbers.length] ?? '';
    row.getCell(column).value = new Date(`${addDays(target.initial_date, turn % DAYS)}T00:00:00Z`);
    row.getCell(column + 1).value = 100 + (at % 1000) / 4;
  }
  return new File([new Uint8Array(await book.xlsx.writeBuffer())], 'layout.xlsx');
}

async function send(url: string, { token }: PortalClient, location: PayrollPosition, file: File) {
  const body = new FormData();
  for (const [name, id] of Object.entries(idsOf(location))) body.append(name, `${id}`);
  body.append('file', file);
  const { path, method, response } = endpoints.cargar_layout_incidencias;
  const answer = await fetch(new URL(`${API_PREFIX}${path}`, url), {
    method,
    headers: { 'X-Api-Key': WEB_API_KEY, 'X-Api-Version': API_VERSION, Authorization: `Bearer ${token}` },
    body,
  });
  if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`);
  return response.parse(await answer.json()).result;
}
