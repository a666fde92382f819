import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createRenderer } from '@lienzo/renderer/app';
import { findBrowser } from '@lienzo/renderer/find-browser';
import type { Row } from '@lienzo/schema/data/column';
import { dataItems, type ReportDocument } from '@lienzo/schema/report/report';
import { captureReceipt, RECEIPT_KINDS } from '@lienzo/templates/reports/capture-receipt';
import { STARTER_REPORTS } from '@lienzo/templates/reports/starter-reports';
import { everyKind } from './every-kind.ts';
import { brokenRules, type Norm } from './validate-pdf.ts';

/** Each combination of options, with the norms that its files claim. */
const CLAIMS: { name: string; pdf: object; norms: Norm[]; turned?: boolean }[] = [
  { name: 'accessible', pdf: { accessible: true }, norms: ['ua1'] },
  { name: 'archive', pdf: { archive: true }, norms: ['2b'] },
  { name: 'both', pdf: { accessible: true, archive: true }, norms: ['ua1', '2b'] },
  { name: 'encrypted', pdf: { accessible: true, password: { owner: 'propietaria' } }, norms: ['ua1'] },
  { name: 'bookmarks', pdf: { archive: true, outline: true }, norms: ['2b'] },
  {
    name: 'turned',
    pdf: { accessible: true, archive: true, outline: true },
    norms: ['ua1', '2b'],
    turned: true,
  },
];
const COLUMNS = CLAIMS.flatMap(({ name, norms }) => norms.map((norm) => `${name} ${norm}`));
const WIDTH = 21;

type Renderer = ReturnType<typeof createRenderer>;
type Report = { id: string; report: ReportDocument; rows: Record<string, Row[]> };

/** Prints a table of reports and options with the validator's answers. @returns whether every file passes. */
export async function checkReports(command: string, partOfName: string): Promise<boolean> {
  const folder = mkdtempSync(path.join(tmpdir(), 'lienzo-pdf-check-'));
  const log = { info: () => undefined, warn: () => undefined, error: () => undefined };
  const renderer = createRenderer({ browserPath: findBrowser(process.env.LIENZO_CHROME), log });
  const reports: Report[] = [...STARTER_REPORTS, ...captureReceipts(), { id: 'every-kind', ...everyKind() }];
  const faults: string[] = [];
  printRow('report', COLUMNS);
  try {
    for (const report of reports.filter(({ id }) => id.includes(partOfName))) {
      const rules = await rulesBrokenBy(report, renderer, command, folder);
      printRow(
        report.id,
        rules.map((one) => (one === '' ? 'PASS' : 'FAIL')),
      );
      faults.push(...rules.filter((one) => one !== ''));
    }
  } finally {
    await renderer.stop();
    rmSync(folder, { recursive: true, force: true });
  }
  if (faults.length > 0) process.stdout.write(`\n${faults.join('\n\n')}\n`);
  return faults.length === 0;
}

/** The receipts of what was captured, over the rows of the starters that they are made of. */
function captureReceipts(): Report[] {
  const rows = Object.fromEntries(STARTER_REPORTS.flatMap((starter) => Object.entries(starter.rows)));
  const of = { paysheet_id: 1, initial_date: '2026-11-01', end_date: '2026-11-15', logo: null };
  return RECEIPT_KINDS.map((kind) => {
    const report = captureReceipt(kind, of);
    const own = dataItems(report).map(({ uuid }) => [uuid, rows[uuid] ?? []] as const);
    return { id: `receipt-${kind}`, report, rows: Object.fromEntries(own) };
  });
}

const printRow = (head: string, cells: string[]): void =>
  void process.stdout.write(
    `${[head, ...cells]
      .map((cell) => cell.padEnd(WIDTH))
      .join('')
      .trimEnd()}\n`,
  );

/** What each claim's file breaks, '' for nothing, in the order of `COLUMNS`. */
async function rulesBrokenBy(
  { id, report, rows }: Report,
  renderer: Renderer,
  command: string,
  folder: string,
): Promise<string[]> {
  const answers: string[] = [];
  for (const { name, pdf, norms, turned = false } of CLAIMS) {
    const other = report.orientation === 'vertical' ? 'horizontal' : 'vertical';
    const options = { today: '2026-11-20', pdf, ...(turned && { orientation: other }) };
    const response = await renderer.fetch(
      new Request('http://renderer/render?format=pdf', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ report, rows, options }),
      }),
    );
    if (!response.ok) throw new Error(`${id}: ${response.status} ${await response.text()}`);
    const file = path.join(folder, `${id}-${name}.pdf`);
    writeFileSync(file, new Uint8Array(await response.arrayBuffer()));
    for (const norm of norms) answers.push(brokenRules(command, norm, file));
  }
  return answers;
}
