import { shellMessages } from '@lienzo/schema/messages/shell-messages';
import type { PartsColumn } from '@lienzo/schema/reports/parts-endpoints';
import { partsMessages } from '@lienzo/schema/reports/parts-messages';
import type { ReportSummary } from '@lienzo/schema/reports/report-endpoints';
import { followsEvent } from '@lienzo/schema/reports/schedule-when';
import { PARTS_DELIVERIES } from '@lienzo/schema/schedules/schedule-endpoints';
import { scheduleMessages } from '@lienzo/schema/schedules/schedule-messages';
import { Alert, Button, NativeSelect, Select, Skeleton, Stack } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { messageOf } from '../../../../shared/api/message-of';
import { columnOptions } from '../../parts/column-options';
import { NamePatternFields } from '../../parts/NamePatternFields';
import { type DividedReport, PartsExamples } from '../../parts/PartsExamples';
import { nameFor } from '../../parts/parts-choices';
import { partsColumnsQuery } from '../../parts/parts-columns-query';
import type { ScheduledReportProps } from '../ScheduledReportFields';
import type { OutputOf } from './output-of';

const { output: texts } = scheduleMessages.form;
const { dialog } = partsMessages;

type PartsOutputFieldsProps = ScheduledReportProps & { report: ReportSummary; output: OutputOf<'parts'> };

/** By which column a scheduled report is divided, how its files are called, and where each of them goes. */
export function PartsOutputFields(props: PartsOutputFieldsProps) {
  const { report, draft } = props;
  const { when, parametros, kept_filters } = draft;
  const source: DividedReport = {
    ...{ report_id: report.id, parametros, kept_filters },
    ...(followsEvent(when) &&
      (when.client_id !== null || when.paysheet_id !== null) && {
        followed: { client_id: when.client_id, paysheet_id: when.paysheet_id },
      }),
  };
  // While another value is typed the columns of before stay.
  const match = useQuery({ ...partsColumnsQuery(source), placeholderData: keepPreviousData });
  if (match.isError)
    return (
      <Alert color="red" variant="light">
        <Stack gap="sm" align="flex-start">
          {messageOf(match.error)}
          <Button size="xs" variant="default" onClick={() => void match.refetch()}>
            {shellMessages.retry}
          </Button>
        </Stack>
      </Alert>
    );
  if (match.data === undefined) return <Skeleton height={180} aria-hidden />;
  if (match.data.columns.length === 0) return <Alert variant="light">{dialog.noColumns}</Alert>;
  return <PartsColumns {...props} of={source} columns={match.data.columns} />;
}

function PartsColumns({
  draft,
  change,
  errors,
  report,
  output,
  of,
  columns,
}: PartsOutputFieldsProps & { of: DividedReport; columns: PartsColumn[] }) {
  const set = (next: Partial<OutputOf<'parts'>>): void => change({ output: { ...output, ...next } });
  const options = columnOptions(columns);
  const choose = (column: string | null): void => {
    const named = columns.find((one) => one.column === column);
    set({ column: column ?? '', name: nameFor(report.nombre, named) });
  };
  const missing = (value: string, error: typeof errors.output) =>
    error === undefined || value !== '' ? error : dialog.choose;
  return (
    <Stack gap="sm">
      <Select
        label={dialog.column}
        data-path="output.column"
        searchable
        allowDeselect={false}
        nothingFoundMessage={scheduleMessages.form.nothingFound}
        data={options}
        value={output.column === '' ? null : output.column}
        error={missing(output.column, errors['output.column'])}
        onChange={choose}
      />
      <NamePatternFields
        name={output.name}
        change={(name) => set({ name })}
        error={errors['output.name']}
        columns={columns}
      />
      <PartsExamples
        of={of}
        choices={{
          column: output.column === '' ? null : output.column,
          format: draft.formats[0] ?? 'pdf',
          name: output.name,
        }}
        choose={choose}
      />
      <NativeSelect
        label={texts.each}
        description={texts.eachHelp[output.each]}
        data={PARTS_DELIVERIES.map((each) => ({ value: each, label: texts.deliveries[each] }))}
        value={output.each}
        onChange={({ currentTarget: { value } }) => {
          const each = PARTS_DELIVERIES.find((one) => one === value) ?? 'zip';
          set({ each, mail_column: each === 'mail' ? output.mail_column : null });
        }}
      />
      {output.each === 'mail' && (
        <Select
          label={dialog.mailColumn}
          description={dialog.mailHelp}
          searchable
          allowDeselect={false}
          nothingFoundMessage={scheduleMessages.form.nothingFound}
          data={options}
          value={output.mail_column}
          onChange={(mail_column) => set({ mail_column })}
        />
      )}
    </Stack>
  );
}
