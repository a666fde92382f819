import type { AdditionalColumn } from '@lienzo/schema/data/additional-column';
import { editorColumnMessages } from '@lienzo/schema/messages/editor-column-messages';
import { Select, TextInput } from '@mantine/core';

type Props = {
  column: AdditionalColumn;
  onChange: (change: Partial<AdditionalColumn>, mergeKey?: string) => void;
};

/** The end date of a date column (today or a fixed date; none with two dates), and its unit. */
export function AdditionalDateValue({ column, onChange }: Props) {
  const hasTwoDates = column.selected_columns.length > 1;
  const endsOnDate = column.valor !== 'hoy';
  return (
    <>
      {hasTwoDates ? null : (
        <Select
          size="xs"
          label={editorColumnMessages.additional.until}
          data={[
            { value: 'hoy', label: editorColumnMessages.additional.untilToday },
            { value: 'dia', label: editorColumnMessages.additional.untilDay },
          ]}
          value={endsOnDate ? 'dia' : 'hoy'}
          allowDeselect={false}
          onChange={(value) => onChange({ valor: value === 'hoy' ? 'hoy' : '' })}
        />
      )}
      {hasTwoDates || !endsOnDate ? null : (
        <TextInput
          size="xs"
          label={editorColumnMessages.additional.day}
          type="date"
          value={column.valor}
          onChange={(event) => onChange({ valor: event.currentTarget.value }, `valor-${column.id}`)}
        />
      )}
      <Select
        size="xs"
        label={editorColumnMessages.additional.resultIn}
        data={[
          { value: 'dias', label: editorColumnMessages.additional.results.dias },
          { value: 'años', label: editorColumnMessages.additional.results.años },
        ]}
        value={column.resultado}
        allowDeselect={false}
        onChange={(value) => onChange({ resultado: value === 'años' ? 'años' : 'dias' })}
      />
    </>
  );
}
