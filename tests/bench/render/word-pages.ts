import { spawnSync } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { RunningRenderer } from '../../renderer/start-renderer.ts';
import type { Figure } from '../figures.ts';
import { renderSample, timedSample } from './call-renderer.ts';
import { pageCount } from './page-count.ts';
import { pagesSample } from './sample-reports.ts';
import { treeMegabytes } from './tree-memory.ts';

const PAGES = 1_000;
/** A converter that has not come to its end after so many milliseconds never will. */
const CONVERSION_WAIT = 300_000;

/** A long Word document: as many pages in LibreOffice as rows, and the service's memory back afterwards. */
export async function wordPages(renderer: RunningRenderer): Promise<Figure[]> {
  const file = await renderSample(renderer.url, 'docx', pagesSample(), PAGES);
  const before = await treeMegabytes(renderer.pid);
  for (let run = 0; run < 4; run += 1) await timedSample(renderer.url, 'docx', pagesSample(), PAGES);
  const after = await treeMegabytes(renderer.pid);
  const figures: Figure[] = [
    {
      name: `DOCX of ${PAGES} pages, four more: memory afterwards`,
      value: before === 0 ? 0 : after / before,
      limit: 1.2,
      unit: 'x',
    },
  ];
  const pages = await pagesInLibreOffice(file);
  if (pages === undefined) console.log('LibreOffice is not installed: the pages of Word were not counted');
  else
    figures.push({
      name: `DOCX of ${PAGES} pages: pages more or less in LibreOffice`,
      value: Math.abs(pages - PAGES),
      limit: 0,
      unit: 'items',
    });
  return figures;
}

async function pagesInLibreOffice(file: Uint8Array): Promise<number | undefined> {
  const folder = await mkdtemp(path.join(tmpdir(), 'lienzo-bench-word-'));
  try {
    const document = path.join(folder, 'word.docx');
    await writeFile(document, file);
    const own = `-env:UserInstallation=file://${folder}/profile`;
    const { error, status } = spawnSync(
      'soffice',
      [own, '--headless', '--convert-to', 'pdf', '--outdir', folder, document],
      { timeout: CONVERSION_WAIT },
    );
    if (error !== undefined && 'code' in error && error.code === 'ENOENT') return undefined;
    if (status !== 0) throw new Error(`LibreOffice ended with ${status}`);
    return await pageCount(await readFile(path.join(folder, 'word.pdf')));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
