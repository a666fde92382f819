import type { AdditionalColumn } from '@lienzo/schema/data/additional-column';
import { Select, TextInput } from '@mantine/core';

type Props = {
  column: AdditionalColumn;
  onChange: (change: Partial<AdditionalColumn>, run?: string) => void;
};

/** Until when a date column counts (today or a day; with two dates, none), and in what. */
export function AdditionalDateValue({ column, onChange }: Props) {
  const two = column.selected_columns.length > 1;
  const untilDay = column.valor !== 'hoy';
  return (
    <>
      {two ? null : (
        <Select
          size="xs"
          label="Hasta"
          data={[
            { value: 'hoy', label: 'Hoy' },
            { value: 'dia', label: 'Una fecha' },
          ]}
          value={untilDay ? 'dia' : 'hoy'}
          allowDeselect={false}
          onChange={(value) => onChange({ valor: value === 'hoy' ? 'hoy' : '' })}
        />
      )}
      {two || !untilDay ? null : (
        <TextInput
          size="xs"
          label="Fecha"
          type="date"
          value={column.valor}
          onChange={(event) => onChange({ valor: event.currentTarget.value }, `valor-${column.id}`)}
        />
      )}
      <Select
        size="xs"
        label="Resultado en"
        data={[
          { value: 'dias', label: 'Días' },
          { value: 'años', label: 'Años' },
        ]}
        value={column.resultado}
        allowDeselect={false}
        onChange={(value) => onChange({ resultado: value === 'años' ? 'años' : 'dias' })}
      />
    </>
  );
}
