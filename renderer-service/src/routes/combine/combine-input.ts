import { combineOptions } from '@lienzo/schema/api/render-contract';
import { todayInMexico } from '@lienzo/schema/payroll/plain-date';
import { z } from 'zod';
import type { CombineJob } from '../../combine/combine-job.ts';
import { distinctNames } from '../../combine/distinct-names.ts';
import { RenderError } from '../../platform/errors/render-error.ts';
import { computedInput, jobOf } from '../render/render-file.ts';
import { inputHead, type RenderInput, reportOf } from '../render/render-input.ts';

/** The head of a body: reports of any version with their options, and those of the whole. */
export const combineHead = z.strictObject({
  reports: z.array(inputHead).min(1).max(200),
  options: combineOptions.strict().prefault({}),
});

/** A validated head whose reports have unique names. */
export type CombineHead = Omit<CombineJob, 'reports'> & {
  reports: ({ name: string } & Pick<RenderInput, 'report' | 'options'>)[];
};

/** A body that was read completely; `close` deletes spooled rows. */
export type LoadedCombination = { job: CombineJob; rows: number; close(): Promise<void> };

/** A body whose head was read. */
export type OpenedCombination = {
  options: CombineHead['options'];
  /**
   * Reads the rows.
   * @param signal stops the reading between two rows.
   * @param onProgress is called with the number of rows.
   * @throws RenderError
   */
  load(signal: AbortSignal, onProgress: (rows: number) => void): Promise<LoadedCombination>;
};

/** Missing options of a report (date, author) are those of the whole. @throws RenderError with the report's index */
export function combineHeadOf({ reports, options }: z.output<typeof combineHead>): CombineHead {
  const documents = reports.map(({ report }, index) => reportAt(report, index));
  const names = distinctNames(documents.map(({ nombre }) => nombre));
  const now = new Date();
  const today = options.today ?? todayInMexico(now);
  return {
    reports: documents.map((report, index) => {
      const own = reports[index]?.options ?? {};
      return {
        name: names[index] ?? report.nombre,
        report,
        options: { ...own, today: own.today ?? today, author: own.author ?? options.author },
      };
    }),
    options,
    today,
    now,
  };
}

/** @param rows of each report, in their order. @throws the signal's reason when it aborts. */
export async function combineJobOf(
  { reports, ...whole }: CombineHead,
  rows: readonly Pick<RenderInput, 'rows' | 'rowNotes' | 'charts'>[],
  signal: AbortSignal,
): Promise<CombineJob> {
  const jobs: CombineJob['reports'] = [];
  for (const [index, { name, report, options }] of reports.entries()) {
    // Not all of it: the reports of a JSON body bring their unmigrated document and bare options along.
    const { rows: own = {}, rowNotes, charts } = rows[index] ?? {};
    const input = await computedInput({ report, options, rows: own, rowNotes, charts }, signal);
    jobs.push({ name, job: jobOf(input) });
  }
  return { ...whole, reports: jobs };
}

/** Errors of a report are prefixed with its path: `reports.2.<uuid>`. */
function reportAt(stored: unknown, index: number): ReturnType<typeof reportOf> {
  try {
    return reportOf(stored);
  } catch (error) {
    if (!(error instanceof RenderError)) throw error;
    const entries = error.entries.map((entry) => ({
      ...entry,
      field: `reports.${index}.${entry.field ?? 'report'}`,
    }));
    throw new RenderError(error.code, { cause: error, entries });
  }
}
