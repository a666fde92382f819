/** The lines of starter reports in files of the rendering service. */
import type { createRenderer } from '@lienzo/renderer/app';
import type { Row } from '@lienzo/schema/data/column';
import { startsPages } from '@lienzo/schema/report/page-per-group';
import { dataItems } from '@lienzo/schema/report/report';
import type { StarterReport } from '@lienzo/templates/reports/starter-report';
import { formulaKinds } from './formula-kinds.ts';
import { stackedTables } from './stacked-tables.ts';

export const TODAY = '2026-11-20';
/** Of each item, as on the canvas: no table then goes on on another page, with its head again. */
const ROWS = 5;

/** Those that are about all of their rows. */
const WHOLE = [formulaKinds, stackedTables];

export const firstRows = (starter: StarterReport): Record<string, Row[]> =>
  WHOLE.includes(starter)
    ? starter.rows
    : Object.fromEntries(Object.entries(starter.rows).map(([uuid, rows]) => [uuid, rows.slice(0, ROWS)]));

/** A report over its first rows as a file. */
export async function fileOf(
  renderer: Pick<ReturnType<typeof createRenderer>, 'fetch'>,
  starter: StarterReport,
  format: 'pdf' | 'docx',
): Promise<Uint8Array> {
  const response = await renderer.fetch(
    new Request(`http://renderer/render?format=${format}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        report: starter.report,
        rows: firstRows(starter),
        options: { today: TODAY },
      }),
    }),
  );
  if (!response.ok) throw new Error(`${response.status} ${await response.text()}`);
  return new Uint8Array(await response.arrayBuffer());
}

/** The lines without the sums of pages, and without the head that a table with pages for each group repeats. */
export function withoutPageEnds(pages: readonly string[][], { report }: StarterReport): string[] {
  const repeats = dataItems(report).some((item) => item.nombre === 'tabla' && startsPages(item));
  return pages
    .flatMap((lines, page) => (repeats && page > 0 ? lines.slice(1) : lines))
    .filter((line) => !/^(Suma|Viene)delapágina/.test(line));
}
