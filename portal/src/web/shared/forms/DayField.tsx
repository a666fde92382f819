import '@mantine/dates/styles.css';
import 'dayjs/locale/es';
import { dayFieldMessages as words } from '@lienzo/schema/messages/day-field-messages';
import { ActionIcon, Popover, TextInput, type TextInputProps } from '@mantine/core';
import { DatePicker } from '@mantine/dates';
import { IconCalendar } from '@tabler/icons-react';
import { useState } from 'react';
import { useMenuLayer } from '../layers/use-menu-layer';
import { readTypedDay, showTypedDay } from './typed-day';

type DayFieldProps = Omit<TextInputProps, 'value' | 'defaultValue' | 'onChange' | 'type' | 'rightSection'> & {
  /** As `YYYY-MM-DD`; '' is none. Without it the field keeps its own. */
  value?: string;
  defaultValue?: string;
  /** Given the day as `YYYY-MM-DD`, '' when empty, and what was typed when it is no day: the form's check says so. */
  onChange?: (day: string) => void;
  /** The first and the last day that the calendar offers. */
  min?: string | undefined;
  max?: string | undefined;
};

/**
 * A day as people write it in Mexico, whatever language the browser has: typed as dd/mm/aaaa or chosen in a calendar.
 * Alt and the arrow down open it, as in the browser's own field.
 */
export function DayField({
  value,
  defaultValue = '',
  onChange,
  onBlur,
  onKeyDown,
  min,
  max,
  ...rest
}: DayFieldProps) {
  const calendar = useMenuLayer();
  const [text, setText] = useState(showTypedDay(value ?? defaultValue));
  const chosen = readTypedDay(text);
  const typed = chosen ?? text.trim();
  // Set from outside. Who keeps days only has none while one is being typed, which must not empty the field.
  const [known, setKnown] = useState(value);
  if (value !== known) {
    setKnown(value);
    const isHalfTyped = value === '' && chosen === null;
    if (value !== undefined && value !== typed && !isHalfTyped) setText(showTypedDay(value));
  }
  const type = (next: string): void => {
    setText(next);
    onChange?.(readTypedDay(next) ?? next.trim());
  };
  const isOff = rest.disabled === true || rest.readOnly === true;
  return (
    <TextInput
      autoComplete="off"
      inputMode="numeric"
      placeholder={isOff ? '' : words.placeholder}
      {...rest}
      value={text}
      onChange={({ currentTarget }) => type(currentTarget.value)}
      onBlur={(event) => {
        setText(showTypedDay(typed));
        onBlur?.(event);
      }}
      onKeyDown={(event) => {
        if (event.altKey && event.key === 'ArrowDown' && !isOff) {
          event.preventDefault();
          calendar.onChange(true);
        }
        onKeyDown?.(event);
      }}
      rightSection={
        isOff ? null : (
          <CalendarButton
            calendar={calendar}
            day={chosen}
            min={min}
            max={max}
            choose={(day) => type(showTypedDay(day))}
          />
        )
      }
    />
  );
}

type CalendarButtonProps = {
  calendar: ReturnType<typeof useMenuLayer>;
  day: string | null;
  min: string | undefined;
  max: string | undefined;
  choose: (day: string) => void;
};

function CalendarButton({ calendar, day, min, max, choose }: CalendarButtonProps) {
  return (
    <Popover {...calendar} trapFocus returnFocus position="bottom-end" shadow="md">
      <Popover.Target>
        <ActionIcon
          variant="subtle"
          color="gray"
          aria-label={words.open}
          onClick={() => calendar.onChange(!calendar.opened)}
        >
          <IconCalendar size={16} stroke={1.7} aria-hidden />
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown>
        <DatePicker
          ariaLabels={words.calendar}
          locale="es"
          firstDayOfWeek={1}
          value={day}
          {...(day === null ? {} : { defaultDate: day })}
          {...(min === undefined ? {} : { minDate: min })}
          {...(max === undefined ? {} : { maxDate: max })}
          // Esc closes the calendar, not the dialog below.
          __stopPropagation
          onChange={(next) => {
            if (next !== null) choose(next);
            calendar.onChange(false);
          }}
        />
      </Popover.Dropdown>
    </Popover>
  );
}
