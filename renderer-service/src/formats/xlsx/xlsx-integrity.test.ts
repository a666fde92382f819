import { STARTER_REPORTS } from '@lienzo/templates/reports/starter-reports';
import JSZip from 'jszip';
import { expect, it } from 'vitest';
import { kindsReport } from '../../testing/kinds-report.ts';
import { orderFaults, parsed } from '../../testing/ooxml-part.ts';
import { SHEET_ORDER } from '../../testing/sheet-order.ts';
import type { RenderJob } from '../render-job.ts';
import { renderXlsx } from './render-xlsx.ts';

const control = { signal: new AbortController().signal, progress: () => undefined };

async function zipOf(job: Pick<RenderJob, 'report' | 'rows'>): Promise<JSZip> {
  const whole = { ...job, today: '2026-11-20', author: '', now: new Date(), assets: {} };
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  await renderXlsx(whole, control, { write: async (piece) => void pieces.push(piece) });
  return await JSZip.loadAsync(await new Blob(pieces).arrayBuffer());
}

/** Excel opens no file whose elements stand in another order than the norm's, and Microsoft's validator names them. */
async function faultsOf(zip: JSZip): Promise<string[]> {
  const names = Object.keys(zip.files).filter((name) => /\.(xml|rels)$/.test(name));
  const faults = await Promise.all(
    names.map(async (name) => {
      const part = parsed((await zip.file(name)?.async('string')) ?? '');
      return [...part.faults.map((fault) => `${name}: ${fault}`), ...orderFaults(name, part, SHEET_ORDER)];
    }),
  );
  return faults.flat();
}

it.each(STARTER_REPORTS.map((starter) => [starter.nombre, starter] as const))(
  'the elements of each part stand in the order of the norm: %s',
  async (_name, { report, rows }) => {
    expect(await faultsOf(await zipOf({ report, rows }))).toEqual([]);
  },
);

it('so do those of charts, codes, groups and styles by condition', async () => {
  expect(await faultsOf(await zipOf(kindsReport(14)))).toEqual([]);
});

it('and one that does not would be named', async () => {
  const [{ report, rows } = kindsReport(1)] = STARTER_REPORTS;
  const zip = await zipOf({ report, rows });
  const place = 'xl/worksheets/sheet1.xml';
  const xml = (await zip.file(place)?.async('string')) ?? '';
  const [setup = ''] = /<pageSetup [^>]*\/>/.exec(xml) ?? [];
  expect(setup).not.toBe('');
  zip.file(place, xml.replace(setup, '').replace('<sheetData>', `${setup}<sheetData>`));
  expect(await faultsOf(zip)).toEqual([`${place}: sheetData out of place in worksheet`]);
});
