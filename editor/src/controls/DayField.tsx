import { formatMediumDate } from '@lienzo/schema/data/format';
import { readTypedDay } from '@lienzo/schema/data/read-day';
import { dayMessages } from '@lienzo/schema/masters/day-messages';
import { ActionIcon, Popover, TextInput, type TextInputProps } from '@mantine/core';
import { useUncontrolled } from '@mantine/hooks';
import { IconCalendar } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';

// With its library only once somebody opens it.
const DayCalendar = lazy(() => import('./DayCalendar.tsx'));

/** Whether the calendar stands open, and who is told when that changes. */
type CalendarState = { opened: boolean; onChange: (opened: boolean) => void };

export type DayFieldProps = Omit<
  TextInputProps,
  'value' | 'defaultValue' | 'onChange' | 'type' | 'rightSection' | 'min' | 'max'
> & {
  /** `YYYY-MM-DD`, or empty. Without it the field keeps its own, beginning with `defaultValue`. */
  value?: string;
  defaultValue?: string;
  /** The first and the last day that the calendar offers. */
  min?: string | undefined;
  max?: string | undefined;
  /** False within a popover or menu, which a click outside of it closes. */
  withinPortal?: boolean | undefined;
  /** Of a host that closes the calendar by other ways too. */
  calendar?: CalendarState;
  /** A day, or empty as long as what is written is none. */
  onChange?: (day: string) => void;
  /** What is written and no day, for a form that refuses it. */
  onTyped?: (text: string) => void;
};

/** What is being written, and the day that was told of it. */
type Draft = { text: string; told: string };

/**
 * A day, written as in Mexico whatever the browser's language is, or picked in a calendar, which Alt and the arrow down
 * open as in the browser's own field.
 */
export function DayField({ value, defaultValue, onChange, onTyped, ...rest }: DayFieldProps) {
  const { min, max, withinPortal, calendar, ...field } = rest;
  const [day, setDay] = useUncontrolled<string>({
    ...(value !== undefined && { value }),
    ...(defaultValue !== undefined && { defaultValue }),
    finalValue: '',
    ...(onChange !== undefined && { onChange }),
  });
  const own = useState(false);
  const [opened, open] = calendar === undefined ? own : [calendar.opened, calendar.onChange];
  const [draft, setDraft] = useState<Draft | null>(null);
  const [left, setLeft] = useState(false);
  // A value that comes from elsewhere, as by undoing, ends what was being written.
  const isWriting = draft !== null && draft.told === day;
  const isWrong = left && isWriting && draft.text.trim() !== '' && day === '';
  const isOff = field.disabled === true || field.readOnly === true;
  const write = (text: string): void => {
    const next = readTypedDay(text) ?? '';
    setDraft({ text, told: next });
    setLeft(false);
    if (next !== day) setDay(next);
    if (next === '' && text.trim() !== '') onTyped?.(text.trim());
  };
  const pick = (next: string): void => {
    open(false);
    setDraft(null);
    if (next !== day) setDay(next);
  };
  return (
    <TextInput
      placeholder={isOff ? '' : dayMessages.example}
      autoComplete="off"
      {...field}
      error={isWrong ? dayMessages.wrong : field.error}
      value={isWriting ? draft.text : formatMediumDate(day)}
      onChange={(event) => write(event.currentTarget.value)}
      onBlur={(event) => {
        setLeft(true);
        if (day !== '') setDraft(null);
        field.onBlur?.(event);
      }}
      onKeyDown={(event) => {
        if (event.altKey && event.key === 'ArrowDown' && !isOff) {
          event.preventDefault();
          open(true);
        }
        field.onKeyDown?.(event);
      }}
      rightSection={
        isOff ? null : <CalendarButton {...{ value: day, min, max, withinPortal, opened, open, pick }} />
      }
    />
  );
}

type CalendarButtonProps = Pick<DayFieldProps, 'min' | 'max' | 'withinPortal'> & {
  value: string;
  opened: boolean;
  open: (opened: boolean) => void;
  pick: (day: string) => void;
};

function CalendarButton({ withinPortal = true, opened, open, ...days }: CalendarButtonProps) {
  return (
    <Popover
      opened={opened}
      onChange={open}
      position="bottom-end"
      shadow="md"
      trapFocus
      returnFocus
      withinPortal={withinPortal}
      floatingStrategy={withinPortal ? 'absolute' : 'fixed'}
    >
      <Popover.Target>
        <ActionIcon
          variant="subtle"
          color="gray"
          size="sm"
          aria-label={dayMessages.open}
          onClick={() => open(!opened)}
        >
          <IconCalendar size={15} stroke={1.5} aria-hidden />
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown p="xs">
        <Suspense>
          <DayCalendar {...days} />
        </Suspense>
      </Popover.Dropdown>
    </Popover>
  );
}
