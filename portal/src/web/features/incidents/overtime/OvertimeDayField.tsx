import { NumberField } from '@lienzo/editor/number-field';
import { captureMessages } from '@lienzo/schema/capture/capture-messages';
import { HOUR_DECIMALS } from '@lienzo/schema/capture/overtime';
import { formatDayAndMonth } from '@lienzo/schema/data/format';
import { dateOf } from '@lienzo/schema/payroll/plain-date';
import { Text } from '@mantine/core';
import classes from '../people/tab.module.css';
import type { OvertimeCell } from './overtime-draft';

const { overtime: texts } = captureMessages;
const WEEKDAY = new Intl.DateTimeFormat('es-MX', { weekday: 'short', timeZone: 'UTC' });

type OvertimeDayFieldProps = {
  cell: OvertimeCell;
  value: string;
  isWrong: boolean;
  /** What the server refused of these hours. */
  refusal: string | undefined;
  isReadOnly: boolean;
  change: (text: string) => void;
};

/** The hours of a day; those of the period before are only shown. */
export function OvertimeDayField(props: OvertimeDayFieldProps) {
  const { cell, value, isWrong, refusal, isReadOnly, change } = props;
  const { day, isPrevious, isOutside, isDisabled } = cell;
  const isEmpty = Number(value) === 0;
  const name = formatDayAndMonth(day);
  return (
    <div className={classes.day} data-previous={isPrevious || isOutside || isDisabled || undefined}>
      <Text size="xs" c="dimmed" title={isPrevious ? texts.previousPeriod : name} aria-hidden>
        {`${WEEKDAY.format(new Date(`${day}T00:00:00Z`))} ${dateOf(day)}`}
      </Text>
      <NumberField
        size="sm"
        decimals={HOUR_DECIMALS}
        aria-label={isPrevious ? texts.hoursBefore(name) : texts.hoursOf(name)}
        placeholder="0"
        readOnly={isPrevious}
        // Hours that stand on a day without work can be taken away.
        disabled={isReadOnly || ((isOutside || isDisabled) && isEmpty && !isWrong)}
        description={isDisabled ? texts.disabledDay : null}
        value={isPrevious && isEmpty ? '' : value}
        onChange={change}
        error={isWrong ? problemOf(cell) : refusal}
      />
    </div>
  );
}

function problemOf({ isDisabled, isOutside }: OvertimeCell): string {
  if (isDisabled) return texts.disabledHours;
  return isOutside ? texts.outsideHours : texts.hoursWrong;
}
