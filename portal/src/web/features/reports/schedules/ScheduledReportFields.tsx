import { NO_KEPT_FILTERS } from '@lienzo/schema/api/kept-filters';
import type { ReportSummary } from '@lienzo/schema/api/report-endpoints';
import type { ReportParameter } from '@lienzo/schema/data/parameter';
import { scheduleMessages } from '@lienzo/schema/messages/schedule-messages';
import { Select } from '@mantine/core';
import { KeptFilterFields } from '../filters/KeptFilterFields';
import { ScheduleParameters } from './ScheduleParameters';
import type { DraftParts } from './schedule-draft';

const { form: words } = scheduleMessages;

type ScheduledReportFieldsProps = DraftParts & {
  reports: readonly ReportSummary[];
  /** Of the chosen report. */
  parameters: readonly ReportParameter[];
  /** Told why the values of the filters cannot be kept; null when they can. */
  tellFilters: (problem: string | null) => void;
};

/** The report with its parameters and filters, which every run has. */
export function ScheduledReportFields({
  draft,
  change,
  errors,
  reports,
  parameters,
  tellFilters,
}: ScheduledReportFieldsProps) {
  const report = reports.find(({ id }) => id === draft.report_id);
  return (
    <>
      <Select
        label={words.report}
        data-path="report_id"
        searchable
        nothingFoundMessage={words.nothingFound}
        data={reports.map(({ id, nombre }) => ({ value: String(id), label: nombre }))}
        value={draft.report_id === null ? null : String(draft.report_id)}
        error={errors.report_id}
        onChange={(id) => {
          tellFilters(null);
          const report_id = id === null ? null : Number(id);
          change({ report_id, parametros: {}, kept_filters: NO_KEPT_FILTERS });
        }}
      />
      <ScheduleParameters
        parameters={parameters}
        value={draft.parametros}
        change={(parametros) => change({ parametros })}
        error={errors.parametros}
      />
      {report !== undefined && (
        <KeptFilterFields
          report={report}
          value={draft.kept_filters}
          change={(kept_filters, problem) => {
            tellFilters(problem);
            change({ kept_filters });
          }}
          help={words.filtersHelp}
          error={errors.kept_filters}
        />
      )}
    </>
  );
}
