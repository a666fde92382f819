import type { ScheduleOutput } from '@lienzo/schema/schedules/schedule-endpoints';
import { scheduleMessages } from '@lienzo/schema/schedules/schedule-messages';
import { Input, SegmentedControl } from '@mantine/core';
import type { ScheduledReportProps } from '../ScheduledReportFields';
import { CombinationFields } from './CombinationFields';
import { outputOf, withOutput } from './output-of';
import { PartsOutputFields } from './PartsOutputFields';

const { output: texts } = scheduleMessages.form;

/** How the files are made: one of the report, one for each value of a column, or one together with other reports. */
export function OutputFields(props: ScheduledReportProps) {
  const { draft, change, reports, errors } = props;
  const { kind } = draft.output;
  const report = reports.find(({ id }) => id === draft.report_id);
  // What is chosen already stays, to be seen and changed.
  const kinds: { kind: ScheduleOutput['kind']; isOffered: boolean }[] = [
    { kind: 'report', isOffered: true },
    { kind: 'parts', isOffered: kind === 'parts' || report?.can.split === true },
    { kind: 'combination', isOffered: kind === 'combination' || report?.can.combine === true },
  ];
  return (
    <>
      <Input.Wrapper label={texts.title} labelElement="div" data-path="output" error={errors.output}>
        <SegmentedControl
          fullWidth
          mt={4}
          aria-label={texts.title}
          data={kinds.map((one) => ({
            value: one.kind,
            label: texts.kinds[one.kind],
            disabled: !one.isOffered,
          }))}
          value={kind}
          onChange={(value) => {
            const chosen = kinds.find((one) => one.kind === value)?.kind ?? 'report';
            change(withOutput(draft, outputOf(chosen)));
          }}
        />
      </Input.Wrapper>
      {draft.output.kind === 'parts' && report !== undefined && (
        <PartsOutputFields key={report.id} {...props} report={report} output={draft.output} />
      )}
      {draft.output.kind === 'combination' && <CombinationFields {...props} output={draft.output} />}
    </>
  );
}
