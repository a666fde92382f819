import type { ParameterValue } from '@lienzo/schema/data/parameter-values';
import type { ComboboxProps, MantineSize } from '@mantine/core';

/** What the field of any parameter has. */
export type FieldProps = {
  label: string;
  required: boolean;
  /** undefined: none. */
  value: ParameterValue | undefined;
  onChange: (value: ParameterValue) => void;
  size: MantineSize;
  disabled: boolean;
  error?: string | undefined;
  comboboxProps?: ComboboxProps;
};
