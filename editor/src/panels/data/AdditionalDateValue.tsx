import type { AdditionalColumn } from '@lienzo/schema/data/additional-column';
import { editorColumnMessages } from '@lienzo/schema/messages/editor-column-messages';
import { Select } from '@mantine/core';
import { DayField } from '../../controls/DayField.tsx';
import type { AdditionalChange } from '../../model/data-item/change-additional.ts';

type Props = {
  column: AdditionalColumn;
  onChange: (change: AdditionalChange, mergeKey?: string) => void;
};

/** The end date of a date column (today or a fixed date; none with two dates or a parameter), and its unit. */
export function AdditionalDateValue({ column, onChange }: Props) {
  const hasTwoDates = column.selected_columns.length > 1;
  const isAsked = column.parametro !== undefined;
  const endsOnDate = column.valor !== 'hoy';
  return (
    <>
      {hasTwoDates || isAsked ? null : (
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
      {hasTwoDates || isAsked || !endsOnDate ? null : (
        <DayField
          size="xs"
          label={editorColumnMessages.additional.day}
          value={column.valor}
          onChange={(valor) => onChange({ valor }, `valor-${column.id}`)}
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
