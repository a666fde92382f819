import { formatMediumDate } from '@lienzo/schema/data/format';
import { readDay } from '@lienzo/schema/data/read-day';
import { dayMessages } from '@lienzo/schema/messages/day-messages';
import { ActionIcon, Popover, TextInput, type TextInputProps } from '@mantine/core';
import { IconCalendar } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';

// With its library only once somebody opens it.
const DayCalendar = lazy(() => import('./DayCalendar.tsx'));

type Props = Omit<TextInputProps, 'value' | 'onChange' | 'rightSection' | 'min' | 'max'> & {
  /** `YYYY-MM-DD`, or empty. */
  value: string;
  /** The first and the last day that the calendar offers. */
  min?: string | undefined;
  max?: string | undefined;
  /** False within a popover or menu, which a click outside of it closes. */
  withinPortal?: boolean | undefined;
  /** A day, or empty as long as what is written is none. */
  onChange: (day: string) => void;
};

/** What is being written, and the day that was told of it. */
type Draft = { text: string; told: string };

/** A day, written as in Mexico whatever the browser's language is, or picked in a calendar. */
export function DayField({ value, onChange, min, max, withinPortal, ...field }: Props) {
  const [draft, setDraft] = useState<Draft | null>(null);
  const [left, setLeft] = useState(false);
  // A value that comes from elsewhere, as by undoing, ends what was being written.
  const isWriting = draft !== null && draft.told === value;
  const text = isWriting ? draft.text : formatMediumDate(value);
  const isWrong = left && isWriting && draft.text.trim() !== '' && value === '';
  const write = (next: string): void => {
    const day = readDay(next) ?? '';
    setDraft({ text: next, told: day });
    setLeft(false);
    if (day !== value) onChange(day);
  };
  const pick = (day: string): void => {
    setDraft(null);
    if (day !== value) onChange(day);
  };
  return (
    <TextInput
      placeholder={dayMessages.example}
      autoComplete="off"
      {...field}
      error={isWrong ? dayMessages.wrong : field.error}
      value={text}
      onChange={(event) => write(event.currentTarget.value)}
      onBlur={() => {
        setLeft(true);
        if (value !== '') setDraft(null);
      }}
      rightSection={
        <CalendarButton {...{ value, min, max, withinPortal, pick }} disabled={field.disabled === true} />
      }
    />
  );
}

type CalendarButtonProps = Pick<Props, 'value' | 'min' | 'max' | 'withinPortal'> & {
  disabled: boolean;
  pick: (day: string) => void;
};

function CalendarButton({ value, min, max, withinPortal = true, disabled, pick }: CalendarButtonProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Popover
      opened={isOpen}
      onChange={setOpen}
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
          disabled={disabled}
          aria-label={dayMessages.open}
          onClick={() => setOpen(!isOpen)}
        >
          <IconCalendar size={15} stroke={1.5} />
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown p="xs">
        <Suspense>
          <DayCalendar
            value={value}
            min={min}
            max={max}
            pick={(day) => {
              setOpen(false);
              pick(day);
            }}
          />
        </Suspense>
      </Popover.Dropdown>
    </Popover>
  );
}
