import type { FilterOfReport } from '@lienzo/schema/api/report-endpoints';
import { isDateType, isNumericType } from '@lienzo/schema/data/column';
import { reportMessages } from '@lienzo/schema/messages/report-messages';
import { NativeSelect, TextInput } from '@mantine/core';

type FilterValueFieldProps = {
  filter: FilterOfReport;
  error: string | undefined;
  disabled: boolean;
  change: (valor: string) => void;
};

const YES_NO = [
  { value: '', label: '' },
  { value: 'true', label: reportMessages.yes },
  { value: 'false', label: reportMessages.no },
];

/** An input for a filter's value, by the type of its column. */
export function FilterValueField({ filter, error, disabled, change }: FilterValueFieldProps) {
  const common = {
    'aria-label': reportMessages.valueOf(filter.nombre),
    value: filter.valor,
    error,
    disabled,
  };
  if (filter.column_type === 'boolean')
    return <NativeSelect {...common} data={YES_NO} onChange={(event) => change(event.currentTarget.value)} />;
  return (
    <TextInput
      {...common}
      {...(isDateType(filter.column_type) ? { type: 'date' } : {})}
      {...(isNumericType(filter.column_type) ? { inputMode: 'decimal' } : {})}
      onChange={(event) => change(event.currentTarget.value)}
    />
  );
}
