import { type ColumnDataType, isDateType, isNumericType } from '@lienzo/schema/data/column';
import { MAX_VALUE, NUMBER_DECIMALS } from '@lienzo/schema/data/filter-values';
import { editorDataMessages } from '@lienzo/schema/messages/editor-data-messages';
import { type ComboboxProps, type MantineSize, Select, TextInput } from '@mantine/core';
import { DayField } from '../controls/DayField.tsx';
import { NumberField } from '../controls/NumberField.tsx';

type Props = {
  size: MantineSize;
  disabled?: boolean;
  comboboxProps?: ComboboxProps;
  type: ColumnDataType;
  label: string;
  value: string;
  error?: string | boolean | null;
  onChange: (value: string) => void;
};

/** One value that a column is compared with: text, number, date, or yes/no. */
export function OneValue({ type, label, value, onChange, comboboxProps, ...look }: Props) {
  const messages = editorDataMessages.value;
  if (type === 'boolean')
    return (
      <Select
        {...look}
        {...(comboboxProps && { comboboxProps })}
        aria-label={label}
        placeholder={messages.choose}
        data={[
          { value: 'true', label: messages.yes },
          { value: 'false', label: messages.no },
        ]}
        value={value === '' ? null : value}
        onChange={(next) => onChange(next ?? '')}
      />
    );
  if (isDateType(type))
    return (
      <DayField
        {...look}
        aria-label={label}
        value={value}
        withinPortal={comboboxProps?.withinPortal}
        onChange={onChange}
      />
    );
  if (isNumericType(type))
    return (
      <NumberField
        {...look}
        aria-label={label}
        placeholder={messages.number}
        maxLength={MAX_VALUE}
        decimals={NUMBER_DECIMALS}
        value={value}
        onChange={onChange}
      />
    );
  return (
    <TextInput
      {...look}
      aria-label={label}
      placeholder={messages.text}
      maxLength={MAX_VALUE}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
