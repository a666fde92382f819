/** Small inputs that once made a wrong file, as they were sent to the rendering service. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { row } from '@lienzo/schema/data/column';
import { migrateReport } from '@lienzo/schema/report/migrate-report';
import { z } from 'zod';
import type { CheckedReport } from './checked-report.ts';

const FOLDER = path.join(import.meta.dirname, 'inputs');

const html = z.object({ reporte: z.string() });
const render = z.object({
  report: z.unknown(),
  rows: z.record(z.string(), z.array(row)),
  options: z.object({ author: z.string().optional() }).default({}),
});

const INPUTS = readdirSync(FOLDER).map((file) => {
  const body: unknown = JSON.parse(readFileSync(path.join(FOLDER, file), 'utf8'));
  return { id: path.basename(file, '.json'), body };
});

/** The reports, by the names of their files. */
export const REPORT_INPUTS: readonly CheckedReport[] = INPUTS.flatMap(({ id, body }) => {
  const read = render.safeParse(body);
  if (!read.success) return [];
  const { report, rows, options } = read.data;
  return [{ id, report: migrateReport(report), rows, author: options.author }];
});

/** The HTML of the legacy call. */
export const HTML_INPUTS: readonly { id: string; reporte: string }[] = INPUTS.flatMap(({ id, body }) => {
  const read = html.safeParse(body);
  return read.success ? [{ id, reporte: read.data.reporte }] : [];
});
