import { NumberInput, type NumberInputProps } from '@mantine/core';

type Props = Pick<NumberInputProps, 'label' | 'suffix' | 'step' | 'allowDecimal' | 'decimalScale'> & {
  min: number;
  max: number;
  value: number;
  onChange: (value: number) => void;
};

/** A number input that reports only values within its limits, so that a half-typed number changes nothing. */
export function BoundedNumber({ min, max, value, onChange, ...inputProps }: Props) {
  return (
    <NumberInput
      size="xs"
      {...inputProps}
      min={min}
      max={max}
      value={value}
      onChange={(next) => {
        if (typeof next === 'number' && next >= min && next <= max) onChange(next);
      }}
    />
  );
}
