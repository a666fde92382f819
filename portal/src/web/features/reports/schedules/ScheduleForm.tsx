import { knownValues, type ReportParameter } from '@lienzo/schema/data/parameter';
import type { ParameterValues } from '@lienzo/schema/data/parameter-values';
import { endpoints } from '@lienzo/schema/endpoints';
import type { ReportSummary } from '@lienzo/schema/reports/report-endpoints';
import { answeredByEvent } from '@lienzo/schema/schedules/answered-by-event';
import type { Schedule } from '@lienzo/schema/schedules/schedule-endpoints';
import { scheduleMessages } from '@lienzo/schema/schedules/schedule-messages';
import { TextInput } from '@mantine/core';
import { useQueries, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../shared/api/call';
import { DialogForm } from '../../../shared/forms/DialogForm';
import type { Leaving } from '../../../shared/forms/FormModal';
import { problemsOf } from '../../../shared/forms/problems-of';
import { useCheckedForm } from '../../../shared/forms/use-checked-form';
import { notify } from '../../../shared/notices/notify';
import { parameterFormProblems } from '../../../shared/reports/parameter-form-problems';
import { parametersQuery } from '../../../shared/reports/parameters-query';
import { askedOf } from './asked-of';
import { FormatsField } from './FormatsField';
import {
  type FiltersProblems,
  filtersProblem,
  furtherProblem,
  withKnownAnswers,
} from './output/further-problem';
import { OutputFields } from './output/OutputFields';
import { ScheduledReportFields } from './ScheduledReportFields';
import type { ScheduleDraft } from './schedule-draft';
import { SCHEDULES_KEY } from './schedules-query';
import { type ScheduleOptions, TargetFields } from './TargetFields';
import { WhenFields } from './WhenFields';

const { form: texts, screen } = scheduleMessages;

type ScheduleFormProps = Leaving & {
  /** null: a new one. */
  saved: Schedule | null;
  draft: ScheduleDraft;
  options: ScheduleOptions;
  reports: readonly ReportSummary[];
  close: () => void;
};

/** What, when and where to, with the next dates while it is chosen. */
export function ScheduleForm({
  saved,
  draft: initial,
  options,
  reports,
  leave,
  close,
  hold,
}: ScheduleFormProps) {
  const queryClient = useQueryClient();
  const [draft, setDraft] = useState(initial);
  const { data: known } = useQuery(parametersQuery(draft.report_id));
  const parameters = known ?? [];
  const { furtherParameters, filtersProblems, tellFilters } = useFurtherReports(draft);
  const nameOf = (id: number): string => reports.find((one) => one.id === id)?.nombre ?? screen.noReport;
  const checked = useCheckedForm<ScheduleDraft>({
    initialValues: initial,
    check: (values) => ({
      ...byField(problemsOf(endpoints.create_schedule, values)),
      ...parametersProblem(askedOf(parameters, values.when).asked, values.parametros),
      ...filtersProblem(filtersProblems, values.report_id),
      ...furtherProblem(values, { parameters: furtherParameters, filters: filtersProblems }, nameOf),
    }),
    refusal: texts.refused,
    async send({ report_id, ...values }) {
      if (report_id === null) return;
      // A question that the report does not ask any more needs no answer.
      const body = {
        ...values,
        report_id,
        output: withKnownAnswers(values.output, furtherParameters),
        parametros: known === undefined ? values.parametros : knownValues(known, values.parametros),
      };
      if (saved === null) await call(endpoints.create_schedule, { body });
      else await call(endpoints.update_schedule, { body: { ...body, id: saved.id } });
      notify.success(screen.done.saved(values.name));
      close();
      await queryClient.invalidateQueries({ queryKey: [SCHEDULES_KEY] });
    },
  });
  const { form } = checked;
  const change = (next: Partial<ScheduleDraft>): void => {
    const changed = { ...draft, ...next };
    setDraft(changed);
    form.setValues(changed);
    for (const field of Object.keys(next))
      for (const path of Object.keys(form.errors))
        if (path === field || path.startsWith(`${field}.`)) form.clearFieldError(path);
    // Where a schedule without any target says so.
    if (TARGETS.some((target) => target in next)) form.clearFieldError('folder_id');
  };
  const parts = { draft, change, errors: form.errors };
  const reportParts = { reports, parameters, tellFilters };
  return (
    <DialogForm of={checked} {...{ leave, hold }} isChanged={draft !== initial} verb={screen.save}>
      <TextInput
        label={texts.name}
        data-path="name"
        maxLength={120}
        value={draft.name}
        error={form.errors.name}
        onChange={(event) => change({ name: event.currentTarget.value })}
        data-autofocus
      />
      <ScheduledReportFields {...parts} {...reportParts} />
      <OutputFields {...parts} {...reportParts} />
      <FormatsField {...parts} />
      <WhenFields
        {...parts}
        paysheets={options.paysheets}
        clients={options.clients}
        isTold={
          known === undefined ||
          [known, ...furtherParameters].some((one) => answeredByEvent(one ?? []).length > 0)
        }
      />
      <TargetFields {...parts} options={options} />
    </DialogForm>
  );
}

/** What the reports after the first one ask, and why values of filters cannot be kept. */
function useFurtherReports({ output }: ScheduleDraft) {
  const further = output.kind === 'combination' ? output.reports : [];
  const asked = useQueries({ queries: further.map(({ report_id }) => parametersQuery(report_id)) });
  const [filtersProblems, setFiltersProblems] = useState<FiltersProblems>({});
  return {
    furtherParameters: asked.map(({ data }) => data),
    filtersProblems,
    tellFilters: (reportId: number, reported: string | null): void =>
      setFiltersProblems((before) => ({ ...before, [reportId]: reported })),
  };
}

const TARGETS = ['people', 'roles', 'mails'];
/** One message for all of them; each field says its own. */
function parametersProblem(
  parameters: readonly ReportParameter[],
  values: ParameterValues = {},
): { parametros?: string } {
  const [first] = Object.values(parameterFormProblems(parameters, values));
  return first === undefined ? {} : { parametros: first };
}

/** One message for each field, wherever within it the problem is; the output's fields have their own. */
function byField(problems: Record<string, string>): Record<string, string> {
  const match: Record<string, string> = {};
  for (const [path, message] of Object.entries(problems)) {
    const [field = '', inside] = path.split('.');
    match[field === 'output' && inside !== undefined ? `output.${inside}` : field] ??= message;
  }
  return match;
}
