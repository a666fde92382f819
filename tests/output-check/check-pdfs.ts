import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { CheckedReport } from './checked-report.ts';
import type { Renderer } from './office-files.ts';
import { CHECKED_REPORTS } from './reports.ts';
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
/**
 * How often an encrypted file is made before it counts as refused. veraPDF counts one round less of the password hash
 * (ISO 32000-2, Algorithm 2.B) than poppler and pdf.js do and therefore cannot read one in twenty, by the
 * file's random salt.
 */
const ENCRYPTED_TRIES = 3;

/**
 * Prints a table of reports and options with the validator's answers.
 * @param command runs the validator: takes a norm and files.
 * @returns the broken rules of each file that does not pass.
 */
export async function checkPdfs(renderer: Renderer, command: string, partOfName: string): Promise<string[]> {
  const folder = mkdtempSync(path.join(tmpdir(), 'lienzo-output-check-'));
  const faults: string[] = [];
  printRow('report', COLUMNS);
  try {
    for (const report of CHECKED_REPORTS.filter(({ id }) => id.includes(partOfName))) {
      const rules = await rulesBrokenBy(report, renderer, command, folder);
      printRow(
        report.id,
        rules.map((one) => (one === '' ? 'PASS' : 'FAIL')),
      );
      faults.push(...rules.filter((one) => one !== ''));
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  return faults;
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
  { id, report, rows, author }: CheckedReport,
  renderer: Renderer,
  command: string,
  folder: string,
): Promise<string[]> {
  const answers: string[] = [];
  for (const { name, pdf, norms, turned = false } of CLAIMS) {
    const other = report.orientation === 'vertical' ? 'horizontal' : 'vertical';
    const options = {
      ...{ today: '2026-11-20', pdf },
      ...(turned && { orientation: other }),
      ...(author !== undefined && { author }),
    };
    const file = path.join(folder, `${id}-${name}.pdf`);
    const print = async (): Promise<void> =>
      writeFileSync(file, await printed(renderer, id, { report, rows, options }));
    await print();
    for (const norm of norms) {
      let rules = brokenRules(command, norm, file);
      for (let tries = 1; rules !== '' && 'password' in pdf && tries < ENCRYPTED_TRIES; tries += 1) {
        await print();
        rules = brokenRules(command, norm, file);
      }
      answers.push(rules);
    }
  }
  return answers;
}

async function printed(renderer: Renderer, id: string, body: object): Promise<Uint8Array> {
  const response = await renderer.fetch(
    new Request('http://renderer/render?format=pdf', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    }),
  );
  if (!response.ok) throw new Error(`${id}: ${response.status} ${await response.text()}`);
  return new Uint8Array(await response.arrayBuffer());
}
