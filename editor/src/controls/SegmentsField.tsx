import { Input, type MantineSize, SegmentedControl, type SegmentedControlItem } from '@mantine/core';

type Props = {
  label: string;
  value: string;
  data: SegmentedControlItem[];
  onChange: (value: string) => void;
  labelSize?: MantineSize;
};

/** A segmented control with its label above. */
export function SegmentsField({ label, labelSize = 'xs', ...control }: Props) {
  return (
    <Input.Wrapper size={labelSize} label={label} labelElement="div">
      <SegmentedControl fullWidth size="xs" aria-label={label} {...control} />
    </Input.Wrapper>
  );
}
