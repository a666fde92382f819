import { knownValues, type ReportParameter } from '@lienzo/schema/data/parameter';
import type { ScheduleOutput } from '@lienzo/schema/schedules/schedule-endpoints';
import { scheduleMessages } from '@lienzo/schema/schedules/schedule-messages';
import { parameterFormProblems } from '../../../../shared/reports/parameter-form-problems';
import { askedOf } from '../asked-of';
import type { ScheduleDraft } from '../schedule-draft';

/** Why the values of a report's filters cannot be kept, by the report's number. */
export type FiltersProblems = Readonly<Record<number, string | null>>;

/** Of the schedule's own report. */
export function filtersProblem(
  problems: FiltersProblems,
  reportId: number | null,
): { kept_filters?: string } {
  const problem = reportId === null ? null : (problems[reportId] ?? null);
  return problem === null ? {} : { kept_filters: problem };
}

/**
 * The first report of a combined file whose values cannot be kept, by its name.
 * @param parameters of each further report; undefined while they are not known: then the server says it.
 */
export function furtherProblem(
  { output, when }: Pick<ScheduleDraft, 'output' | 'when'>,
  {
    parameters,
    filters,
  }: { parameters: readonly (ReportParameter[] | undefined)[]; filters: FiltersProblems },
  nameOf: (reportId: number) => string,
): { 'output.reports'?: string } {
  if (output.kind !== 'combination') return {};
  for (const [at, { report_id, parametros }] of output.reports.entries()) {
    const { asked } = askedOf(parameters[at] ?? [], when);
    const [problem] = [
      ...Object.values(parameterFormProblems(asked, parametros)),
      filters[report_id] ?? [],
    ].flat();
    if (problem !== undefined)
      return { 'output.reports': scheduleMessages.form.output.problemOf(nameOf(report_id), problem) };
  }
  return {};
}

/** A question that a report does not ask any more needs no answer. */
export function withKnownAnswers(
  output: ScheduleOutput,
  parameters: readonly (ReportParameter[] | undefined)[],
): ScheduleOutput {
  if (output.kind !== 'combination') return output;
  const reports = output.reports.map((one, at) => {
    const known = parameters[at];
    return known === undefined ? one : { ...one, parametros: knownValues(known, one.parametros) };
  });
  return { ...output, reports };
}
