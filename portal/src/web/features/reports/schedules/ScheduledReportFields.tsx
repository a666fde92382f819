import type { ReportParameter } from '@lienzo/schema/data/parameter';
import { NO_KEPT_FILTERS } from '@lienzo/schema/reports/kept-filters';
import type { ReportSummary } from '@lienzo/schema/reports/report-endpoints';
import { scheduleMessages } from '@lienzo/schema/schedules/schedule-messages';
import { Select } from '@mantine/core';
import { KeptFilterFields } from '../filters/KeptFilterFields';
import { outputFor, withOutput } from './output/output-of';
import { ScheduleParameters } from './ScheduleParameters';
import type { DraftParts } from './schedule-draft';

const { form: texts } = scheduleMessages;

export type ScheduledReportProps = DraftParts & {
  reports: readonly ReportSummary[];
  /** Of the chosen report. */
  parameters: readonly ReportParameter[];
  /** Told why the values of a report's filters cannot be kept; null when they can. */
  tellFilters: (reportId: number, problem: string | null) => void;
};

/** The report with its parameters and filters, which every run has. */
export function ScheduledReportFields({
  draft,
  change,
  errors,
  reports,
  parameters,
  tellFilters,
}: ScheduledReportProps) {
  const report = reports.find(({ id }) => id === draft.report_id);
  return (
    <>
      <Select
        label={texts.report}
        data-path="report_id"
        searchable
        allowDeselect={false}
        nothingFoundMessage={texts.nothingFound}
        data={reports.map(({ id, nombre }) => ({ value: String(id), label: nombre }))}
        value={draft.report_id === null ? null : String(draft.report_id)}
        error={errors.report_id}
        onChange={(id) => {
          if (draft.report_id !== null) tellFilters(draft.report_id, null);
          const report_id = id === null ? null : Number(id);
          change({
            ...{ report_id, parametros: {}, kept_filters: NO_KEPT_FILTERS },
            ...withOutput(draft, outputFor(draft.output, report_id)),
          });
        }}
      />
      <ScheduleParameters
        parameters={parameters}
        when={draft.when}
        value={draft.parametros}
        change={(parametros) => change({ parametros })}
        error={errors.parametros}
      />
      {report !== undefined && (
        <KeptFilterFields
          report={report}
          value={draft.kept_filters}
          change={(kept_filters, problem) => {
            tellFilters(report.id, problem);
            change({ kept_filters });
          }}
          help={texts.filtersHelp}
          error={errors.kept_filters}
        />
      )}
    </>
  );
}
