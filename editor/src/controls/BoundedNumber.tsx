import { readTypedNumber } from '@lienzo/schema/data/typed-number';
import { numberMessages } from '@lienzo/schema/rule-messages/number-messages';
import { ActionIcon, Stack, TextInput, type TextInputProps } from '@mantine/core';
import { IconChevronDown, IconChevronUp } from '@tabler/icons-react';
import { useState } from 'react';

type Props = Pick<TextInputProps, 'aria-label' | 'label' | 'placeholder' | 'w'> & {
  min: number;
  max: number;
  step?: number;
  /** Behind the number. */
  suffix?: string;
  /** Those that it is shown with at most, and that can be typed; 0 for whole numbers. */
  decimals?: number;
  /** '' for no common value of several items. */
  value: number | '';
  onChange: (value: number) => void;
  /** Of a field that may be empty; without it, one that is left empty shows its value again. */
  onEmpty?: () => void;
};

/** What is being written, and the value that was told of it. */
type Draft = { text: string; told: number | '' };

/** A unit behind a number, or what is left of it. */
const UNIT = /(?<=[\d.,])[^\d.,]+$/;

/**
 * A number within limits, which alone it reports, so that a half-typed one changes nothing. The arrow keys and the
 * buttons go a step up or down.
 */
export function BoundedNumber(props: Props) {
  const { min, max, step = 1, suffix = '', decimals = 2, value, onChange, onEmpty, ...field } = props;
  const [draft, setDraft] = useState<Draft | null>(null);
  const known = value === '' ? '' : rounded(value, decimals);
  // A value that comes from elsewhere, as by undoing, ends what was being written.
  const isWriting = draft !== null && draft.told === known;
  const write = (text: string): void => {
    const read = readTypedNumber(text.replace(UNIT, ''), decimals);
    const next = read.kind === 'number' ? Number(read.value) : Number.NaN;
    const isValid = next >= min && next <= max && next === rounded(next, decimals);
    const isEmpty = read.kind === 'none' && onEmpty !== undefined;
    setDraft({ text, told: isValid ? next : isEmpty ? '' : known });
    if (isValid) onChange(next);
    else if (isEmpty) onEmpty();
  };
  const go = (steps: number): void => {
    setDraft(null);
    const from = value === '' ? min - steps * step : value;
    onChange(Math.min(max, Math.max(min, rounded(from + steps * step, decimals))));
  };
  return (
    <TextInput
      size="xs"
      inputMode={decimals === 0 ? 'numeric' : 'decimal'}
      autoComplete="off"
      {...field}
      value={isWriting ? draft.text : known === '' ? '' : `${known}${suffix}`}
      onChange={(event) => write(event.currentTarget.value)}
      onBlur={() => setDraft(null)}
      onKeyDown={(event) => {
        if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
        event.preventDefault();
        go(event.key === 'ArrowUp' ? 1 : -1);
      }}
      rightSectionWidth={20}
      rightSection={<StepButtons go={go} />}
    />
  );
}

const rounded = (value: number, decimals: number): number => Number(value.toFixed(decimals));

/** For the mouse; the keyboard has the arrows. */
function StepButtons({ go }: { go: (steps: number) => void }) {
  return (
    <Stack gap={0} aria-hidden>
      <ActionIcon
        variant="subtle"
        color="gray"
        size={13}
        tabIndex={-1}
        title={numberMessages.more}
        onClick={() => go(1)}
      >
        <IconChevronUp size={10} />
      </ActionIcon>
      <ActionIcon
        variant="subtle"
        color="gray"
        size={13}
        tabIndex={-1}
        title={numberMessages.less}
        onClick={() => go(-1)}
      >
        <IconChevronDown size={10} />
      </ActionIcon>
    </Stack>
  );
}
