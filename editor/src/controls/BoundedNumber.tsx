import { NumberInput, type NumberInputProps } from '@mantine/core';
import { useState } from 'react';

type Props = Pick<
  NumberInputProps,
  'label' | 'suffix' | 'placeholder' | 'step' | 'allowDecimal' | 'decimalScale'
> & {
  min: number;
  max: number;
  /** '' for no common value of several items. */
  value: number | '';
  onChange: (value: number) => void;
};

/**
 * A number input that reports only values within its limits, so that a half-typed number changes nothing; one that is
 * left empty shows its value again.
 */
export function BoundedNumber({ min, max, value, onChange, ...inputProps }: Props) {
  // The field keeps its own text: a new key draws it anew from the value.
  const [redraws, setRedraws] = useState(0);
  return (
    <NumberInput
      key={redraws}
      size="xs"
      {...inputProps}
      min={min}
      max={max}
      value={value}
      onBlur={({ currentTarget }) => {
        if (currentTarget.value === '') setRedraws(redraws + 1);
      }}
      onChange={(next) => {
        if (typeof next === 'number' && next >= min && next <= max) onChange(next);
      }}
    />
  );
}
