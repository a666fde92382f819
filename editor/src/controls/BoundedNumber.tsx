import { NumberInput, type NumberInputProps } from '@mantine/core';

type Props = Pick<NumberInputProps, 'label' | 'suffix' | 'step' | 'allowDecimal' | 'decimalScale'> & {
  min: number;
  max: number;
  value: number;
  onChange: (value: number) => void;
};

/** A number that counts only while it lies within its limits: what is half typed changes nothing. */
export function BoundedNumber({ min, max, value, onChange, ...look }: Props) {
  return (
    <NumberInput
      size="xs"
      {...look}
      min={min}
      max={max}
      value={value}
      onChange={(next) => {
        if (typeof next === 'number' && next >= min && next <= max) onChange(next);
      }}
    />
  );
}
