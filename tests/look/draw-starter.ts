import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createRenderer } from '@lienzo/renderer/app';
import { findBrowser } from '@lienzo/renderer/find-browser';
import type { Orientation } from '@lienzo/schema/report/report';
import { withDataFields } from '@lienzo/schema/report/with-data-fields';
import { SAMPLE_OWNERS } from '@lienzo/templates/reports/sample-payroll';
import type { StarterReport } from '@lienzo/templates/reports/starter-report';
import { pdfPictures } from './pdf-pictures.ts';

/** The day of the sample rows' payroll, so that two looks at one starter show the same. */
const TODAY = '2026-11-20';

type Drawing = {
  /** Emptied first. */
  folder: string;
  /** Absent: the starter's own. */
  orientation?: Orientation | undefined;
};

/** Draws the pages of a starter report over its sample rows. @returns the paths of the PNG files, in the order of the pages. */
export async function drawStarter(
  starter: StarterReport,
  { folder, orientation }: Drawing,
): Promise<string[]> {
  const pdf = await starterPdf(starter, orientation ?? starter.report.orientation);
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const files: string[] = [];
  for await (const picture of pdfPictures(pdf)) {
    const file = path.join(folder, `page-${files.length + 1}.png`);
    await writeFile(file, picture);
    files.push(file);
  }
  return files;
}

/** The PDF as the rendering service makes it. */
async function starterPdf(
  { report, rows }: StarterReport,
  orientation: Orientation,
): Promise<Uint8Array<ArrayBuffer>> {
  const renderer = createRenderer({
    browserPath: findBrowser(process.env.LIENZO_CHROME),
    log: { info: () => undefined, warn: () => undefined, error: console.error },
  });
  try {
    const response = await renderer.fetch(
      new Request('http://renderer/render?format=pdf', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({
          report: { ...withDataFields(report, SAMPLE_OWNERS), orientation },
          rows,
          options: { today: TODAY },
        }),
      }),
    );
    if (!response.ok) throw new Error(`${response.status} ${await response.text()}`);
    return new Uint8Array(await response.arrayBuffer());
  } finally {
    await renderer.stop();
  }
}
