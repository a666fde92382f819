import { NumberField } from '@lienzo/editor/number-field';
import { personNumber } from '@lienzo/schema/bulk/find-person';
import type { EmployeeCapture } from '@lienzo/schema/capture/capture-endpoints';
import { captureMessages } from '@lienzo/schema/capture/capture-messages';
import { disperseHours } from '@lienzo/schema/capture/disperse-overtime';
import { HOUR_DECIMALS, isTotalHours, type OvertimeDay } from '@lienzo/schema/capture/overtime';
import { ExactDecimal } from '@lienzo/schema/data/exact-decimal';
import { formatDayAndMonth } from '@lienzo/schema/data/format';
import { endpoints } from '@lienzo/schema/endpoints';
import { Alert, Badge, Button, Group, Table, Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../shared/api/call';
import { askFirst } from '../../../shared/dialogs/ask-first';
import listClasses from '../../../shared/lists/ListTable.module.css';
import type { CapturedPeriod } from '../captured-period';
import { SaveBar } from '../people/SaveBar';
import classes from '../people/tab.module.css';
import { useCaptureDraft } from '../people/use-capture-draft';
import { useRefused } from '../people/use-refused';
import { downloadReceipts } from '../receipts/download-receipt';
import { OvertimeDayField } from './OvertimeDayField';
import {
  absentDays,
  daysToSend,
  type HoursByDay,
  hoursOf,
  impossibleDays,
  type OvertimeWeekView,
  previousHours,
  refusedDays,
  weeksOf,
  wrongDays,
} from './overtime-draft';

const { overtime: texts } = captureMessages;

type OvertimeTabProps = { of: CapturedPeriod; capture: EmployeeCapture; next: (() => void) | undefined };

/** A small card for each day, week by week, and what the hours are paid as (specification 3 §2.1, extra hours tab). */
export function OvertimeTab({ of, capture, next }: OvertimeTabProps) {
  const { employee, overtime } = capture;
  const refused = useRefused<HoursByDay>();
  const draft = useCaptureDraft<HoursByDay>({
    of,
    kind: 'E',
    capture,
    initial: hoursOf(overtime),
    save: async (hours, version) =>
      (
        await askFirst((confirmado) =>
          call(endpoints.create_extra_hours, {
            body: {
              employee: { id: employee.id, nombre: employee.name },
              period: of.period_id,
              paysheet_id: of.paysheet_id,
              tipo_carga: 1,
              dias: daysToSend(hours),
              version,
              confirmado,
            },
          }),
        ).catch((error: unknown) => {
          refused.refuse(hours, error);
          throw error;
        })
      ).result,
  });
  const weeks = weeksOf(draft.value, capture, of);
  const wrong = new Set(wrongDays(draft.value, capture, of));
  const refusals = refusedDays(draft.value, refused.rowsOf(draft.value));
  const previous = new Map(overtime.previous_days.map(({ fecha, horas }) => [fecha, horas]));
  const absent = absentDays(capture);
  const days = weeks.flatMap(({ cells }) =>
    cells
      .filter(
        ({ isPrevious, isOutside, isDisabled, day }) =>
          !isPrevious && !isOutside && !isDisabled && !absent.has(day),
      )
      .map(({ day }) => day),
  );
  return (
    <div className={classes.tab} ref={refused.tab}>
      {of.canSave && <TotalField days={days} before={previousHours(overtime)} disperse={draft.change} />}
      <ImpossibleHours
        days={impossibleDays(draft.value, capture)}
        canSave={of.canSave}
        remove={(gone) =>
          draft.change(Object.fromEntries(Object.entries(draft.value).filter(([day]) => !gone.includes(day))))
        }
      />
      {weeks[0]?.cells.some(({ isPrevious }) => isPrevious) && (
        <Text size="xs" c="dimmed">
          {texts.previousHelp}
        </Text>
      )}
      {weeks.map((week) => (
        <section key={week.monday} className={classes.week} aria-label={titleOf(week)}>
          <div className={classes.weekHead}>
            <Text size="sm" fw={550}>
              {titleOf(week)}
            </Text>
            <Text size="sm" c="dimmed" role="status" className="lienzo-figures">
              {texts.weekSums(week.doubles, week.triples)}
            </Text>
          </div>
          <div className={classes.days}>
            {week.cells.map((cell) => (
              <OvertimeDayField
                key={cell.day}
                cell={cell}
                value={cell.isPrevious ? (previous.get(cell.day) ?? '') : (draft.value[cell.day] ?? '')}
                isWrong={wrong.has(cell.day)}
                refusal={refusals.get(cell.day)}
                isReadOnly={!of.canSave}
                change={(text) => draft.change({ ...draft.value, [cell.day]: text })}
              />
            ))}
          </div>
          {week.isOverLimit && (
            <Badge color="orange" variant="light">
              {texts.overLimit}
            </Badge>
          )}
        </section>
      ))}
      <Results employee={employee} weeks={weeks} />
      {overtime.days.length > 0 && <OvertimeReceipts of={of} />}
      <SaveBar
        draft={draft}
        next={next}
        isWrong={wrong.size > 0}
        canSave={of.canSave}
        stored={Object.entries(hoursOf(overtime)).map(
          ([day, hours]) => `${formatDayAndMonth(day)}: ${captureMessages.hasHours(hours)}`,
        )}
      />
    </div>
  );
}

const titleOf = ({ monday, sunday }: OvertimeWeekView): string =>
  texts.week(formatDayAndMonth(monday), formatDayAndMonth(sunday));

/** 'Total de horas' and 'Calcular totales': a total disperses over the days. */
type TotalFieldProps = {
  days: readonly string[];
  /** The hours of the previous period that belong to the first week. */
  before: readonly OvertimeDay[];
  disperse: (hours: HoursByDay) => void;
};

function TotalField({ days, before, disperse }: TotalFieldProps) {
  const [total, setTotal] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const calculate = (): void => {
    const isTotal = isTotalHours(total);
    const spread = isTotal ? disperseHours(total, days, before) : undefined;
    if (spread === undefined) {
      setProblem(isTotal ? texts.totalTooLarge : texts.totalWrong);
      return;
    }
    setProblem(null);
    disperse(Object.fromEntries(spread.map(({ date, hours }) => [date, new ExactDecimal(hours).toString()])));
  };
  return (
    <form
      className={classes.total}
      onSubmit={(event) => {
        event.preventDefault();
        calculate();
      }}
    >
      <NumberField
        label={texts.total}
        decimals={HOUR_DECIMALS}
        value={total}
        onChange={setTotal}
        error={problem}
      />
      <Button type="submit" variant="default" className={classes.beside ?? ''}>
        {texts.calculate}
      </Button>
      <Text size="sm" c="dimmed" className={classes.help ?? ''}>
        {texts.totalHelp}
      </Text>
    </form>
  );
}

type ImpossibleHoursProps = {
  days: readonly string[];
  canSave: boolean;
  remove: (days: readonly string[]) => void;
};

/** Hours of before a disability or a leaving was known: they hinder every save of the person until they are removed. */
function ImpossibleHours({ days, canSave, remove }: ImpossibleHoursProps) {
  if (days.length === 0) return null;
  const names = days.map(formatDayAndMonth);
  return (
    <Alert color="red" role="alert">
      <Text size="sm">{texts.impossible(names)}</Text>
      {canSave && (
        <Button mt="xs" size="xs" variant="default" onClick={() => remove(days)}>
          {texts.removeImpossible(names)}
        </Button>
      )}
    </Alert>
  );
}

/** 'PDF' and 'Excel' of the period's saved overtime, of everybody. */
function OvertimeReceipts({ of }: { of: CapturedPeriod }) {
  const download = useMutation({
    mutationFn: (format: 'pdf' | 'xlsx') => downloadReceipts('E', format, [of]),
  });
  return (
    <Group gap="xs">
      {(['pdf', 'xlsx'] as const).map((format) => (
        <Button
          key={format}
          variant="default"
          size="xs"
          loading={download.isPending && download.variables === format}
          onClick={() => download.mutate(format)}
        >
          {captureMessages.receipts.formats[format]}
        </Button>
      ))}
      <Text size="xs" c="dimmed">
        {texts.receiptHelp}
      </Text>
    </Group>
  );
}

function Results({
  employee,
  weeks,
}: Pick<EmployeeCapture, 'employee'> & { weeks: readonly OvertimeWeekView[] }) {
  const sum = (parts: string[]): string => ExactDecimal.sum(0, ...parts).toString();
  const doubles = sum(weeks.map((week) => week.doubles));
  const triples = sum(weeks.map((week) => week.triples));
  if (Number(doubles) === 0 && Number(triples) === 0)
    return (
      <Text size="sm" c="dimmed">
        {texts.none}
      </Text>
    );
  return (
    <div className={listClasses.frame}>
      <Table className={listClasses.table ?? ''} aria-label={texts.results}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{texts.columns.id}</Table.Th>
            <Table.Th>{texts.columns.name}</Table.Th>
            <Table.Th className={listClasses.number ?? ''}>{texts.columns.doubles}</Table.Th>
            <Table.Th className={listClasses.number ?? ''}>{texts.columns.triples}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          <Table.Tr className="lienzo-figures">
            <Table.Td>{personNumber(employee)}</Table.Td>
            <Table.Td>{employee.name}</Table.Td>
            <Table.Td className={listClasses.number ?? ''}>{doubles}</Table.Td>
            <Table.Td className={listClasses.number ?? ''}>{triples}</Table.Td>
          </Table.Tr>
        </Table.Tbody>
      </Table>
    </div>
  );
}
