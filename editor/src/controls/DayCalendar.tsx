import '@mantine/dates/styles.css';
import 'dayjs/locale/es';
import { dayMessages } from '@lienzo/schema/masters/day-messages';
import { DatePicker } from '@mantine/dates';

type Props = {
  /** `YYYY-MM-DD`, or empty. */
  value: string;
  min?: string | undefined;
  max?: string | undefined;
  pick: (day: string) => void;
};

/** A month in Spanish, from which a day is picked. */
export default function DayCalendar({ value, min, max, pick }: Props) {
  return (
    <DatePicker
      locale="es"
      firstDayOfWeek={1}
      ariaLabels={dayMessages.calendar}
      size="sm"
      // Esc closes the calendar, not the dialog below.
      __stopPropagation
      value={value === '' ? null : value}
      {...(value !== '' && { defaultDate: value })}
      {...(min !== undefined && { minDate: min })}
      {...(max !== undefined && { maxDate: max })}
      onChange={(day) => pick(day ?? value)}
    />
  );
}
