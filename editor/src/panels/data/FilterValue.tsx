import { type ColumnDataType, isDateType, isNumericType } from '@lienzo/schema/data/column';
import { Select, TextInput } from '@mantine/core';

type Props = {
  type: ColumnDataType;
  value: string;
  problem: string | null;
  onChange: (value: string) => void;
  label: string;
};

/** The value that a column is compared with: text, a number as it is written, a day, yes or no. */
export function FilterValue({ type, value, problem, onChange, label }: Props) {
  if (type === 'boolean')
    return (
      <Select
        size="xs"
        aria-label={label}
        placeholder="Elige"
        data={[
          { value: 'true', label: 'Sí' },
          { value: 'false', label: 'No' },
        ]}
        value={value === '' ? null : value}
        error={problem}
        onChange={(next) => onChange(next ?? '')}
      />
    );
  const isNumber = isNumericType(type);
  return (
    <TextInput
      size="xs"
      aria-label={label}
      type={isDateType(type) ? 'date' : 'text'}
      inputMode={isNumber ? 'decimal' : 'text'}
      placeholder={isNumber ? '1500.50' : 'Texto'}
      maxLength={500}
      value={value}
      error={problem}
      onChange={(event) =>
        onChange(isNumber ? event.currentTarget.value.replaceAll(',', '') : event.currentTarget.value)
      }
    />
  );
}
