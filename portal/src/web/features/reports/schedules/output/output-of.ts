import { formatsOf, type ScheduleOutput } from '@lienzo/schema/schedules/schedule-endpoints';
import type { ScheduleDraft } from '../schedule-draft';

export type OutputOf<Kind extends ScheduleOutput['kind']> = Extract<ScheduleOutput, { kind: Kind }>;

/** What each kind begins with. */
export function outputOf(kind: ScheduleOutput['kind']): ScheduleOutput {
  switch (kind) {
    case 'report':
      return { kind };
    case 'parts':
      return { kind, column: '', name: '', each: 'zip', mail_column: null };
    case 'combination':
      return { kind, reports: [], cover: true, table_of_contents: true };
  }
}

/** The output, and of the formats those that it can have. */
export function withOutput(
  { formats }: Pick<ScheduleDraft, 'formats'>,
  output: ScheduleOutput,
): Pick<ScheduleDraft, 'output' | 'formats'> {
  const possible = formats.filter((one) => formatsOf(output).includes(one));
  const kept = possible.length === 0 ? (['pdf'] as const) : possible;
  return { output, formats: output.kind === 'parts' ? kept.slice(0, 1) : [...kept] };
}

/** What stays of an output when another report is chosen: columns are a report's own, and none is in a file twice. */
export function outputFor(output: ScheduleOutput, reportId: number | null): ScheduleOutput {
  switch (output.kind) {
    case 'report':
      return output;
    case 'parts':
      return outputOf('parts');
    case 'combination':
      return { ...output, reports: output.reports.filter(({ report_id }) => report_id !== reportId) };
  }
}
