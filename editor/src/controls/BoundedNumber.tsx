import { NumberInput, type NumberInputProps } from '@mantine/core';

type Props = Pick<NumberInputProps, 'label' | 'suffix' | 'step' | 'allowDecimal' | 'decimalScale'> & {
  least: number;
  most: number;
  value: number;
  onChange: (value: number) => void;
};

/** A number that counts only while it lies within its limits: what is half typed changes nothing. */
export function BoundedNumber({ least, most, value, onChange, ...look }: Props) {
  return (
    <NumberInput
      size="xs"
      {...look}
      min={least}
      max={most}
      value={value}
      onChange={(next) => {
        if (typeof next === 'number' && next >= least && next <= most) onChange(next);
      }}
    />
  );
}
