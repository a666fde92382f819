import { readTypedNumber, typedNumber } from '@lienzo/schema/data/typed-number';
import { numberMessages } from '@lienzo/schema/rule-messages/number-messages';
import { Anchor, Group, TextInput, type TextInputProps } from '@mantine/core';
import { useUncontrolled } from '@mantine/hooks';
import { useState } from 'react';

export type NumberFieldProps = Omit<TextInputProps, 'value' | 'defaultValue' | 'onChange' | 'type'> & {
  /** Those that the field takes; 0 for whole numbers. */
  decimals: number;
  /** A plain number, or what was typed instead of one. Without it the field keeps its own, beginning with `defaultValue`. */
  value?: string;
  defaultValue?: string;
  /** A plain number, '' for none, or what was typed and is none, for a rule to refuse. */
  onChange?: (number: string) => void;
};

/** What is being written, and the number that was told of it; `isChosen`: the question was answered. */
type Draft = { text: string; told: string; isChosen: boolean };

/** A number as people type it, with a comma or a point; what can be read in two ways is asked about. */
export function NumberField({ decimals, value, defaultValue, onChange, ...field }: NumberFieldProps) {
  const [number, setNumber] = useUncontrolled<string>({
    ...(value !== undefined && { value }),
    ...(defaultValue !== undefined && { defaultValue }),
    finalValue: '',
    ...(onChange !== undefined && { onChange }),
  });
  const [draft, setDraft] = useState<Draft | null>(null);
  // A value that comes from elsewhere ends what was being written.
  const writing = draft !== null && draft.told === number ? draft : null;
  const shown = writing?.text ?? number;
  const read = readTypedNumber(shown, decimals);
  const write = (text: string, isChosen = false): void => {
    const reported = isChosen ? text : typedNumber(text, decimals);
    setDraft({ text, told: reported, isChosen });
    if (reported !== number) setNumber(reported);
  };
  return (
    <TextInput
      inputMode={decimals === 0 ? 'numeric' : 'decimal'}
      autoComplete="off"
      {...field}
      error={
        read.kind === 'ambiguous' && writing?.isChosen !== true ? (
          <Readings typed={shown} readings={read.readings} choose={(number) => write(number, true)} />
        ) : (
          field.error
        )
      }
      value={shown}
      onChange={(event) => write(event.currentTarget.value)}
      onBlur={(event) => {
        if (read.kind === 'number') setDraft(null);
        field.onBlur?.(event);
      }}
    />
  );
}

type ReadingsProps = { typed: string; readings: readonly [string, string]; choose: (number: string) => void };

/** The question which of two numbers was meant. */
function Readings({ typed, readings, choose }: ReadingsProps) {
  return (
    <Group component="span" gap={8}>
      {numberMessages.ambiguous(typed, readings)}
      {readings.map((reading) => (
        <Anchor
          key={reading}
          component="button"
          type="button"
          size="xs"
          fw={600}
          c="inherit"
          underline="always"
          onClick={() => choose(reading)}
        >
          {reading}
        </Anchor>
      ))}
    </Group>
  );
}
