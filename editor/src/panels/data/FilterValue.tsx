import { type ColumnDataType, isDateType, isNumericType } from '@lienzo/schema/data/column';
import { editorDataMessages } from '@lienzo/schema/messages/editor-data-messages';
import { Select, TextInput } from '@mantine/core';

type Props = {
  type: ColumnDataType;
  value: string;
  problem: string | null;
  onChange: (value: string) => void;
  label: string;
};

/** The value that a column is compared with: text, number, date, or yes/no. */
export function FilterValue({ type, value, problem, onChange, label }: Props) {
  if (type === 'boolean')
    return (
      <Select
        size="xs"
        aria-label={label}
        placeholder={editorDataMessages.value.choose}
        data={[
          { value: 'true', label: editorDataMessages.value.yes },
          { value: 'false', label: editorDataMessages.value.no },
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
      placeholder={isNumber ? editorDataMessages.value.number : editorDataMessages.value.text}
      maxLength={500}
      value={value}
      error={problem}
      onChange={(event) =>
        onChange(isNumber ? event.currentTarget.value.replaceAll(',', '') : event.currentTarget.value)
      }
    />
  );
}
