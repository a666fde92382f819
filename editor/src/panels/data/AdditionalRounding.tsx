import { type AdditionalColumn, MAX_ROUNDING } from '@lienzo/schema/data/additional-column';
import { decimalsOf } from '@lienzo/schema/data/format';
import { editorColumnMessages } from '@lienzo/schema/messages/editor-column-messages';
import type { DataItem } from '@lienzo/schema/report/item';
import { Select } from '@mantine/core';
import type { AdditionalChange } from '../../model/data-item/change-additional.ts';

type Props = {
  item: DataItem;
  column: AdditionalColumn;
  onChange: (change: AdditionalChange) => void;
};

const FORMAT = 'formato';
const NONE = 'ninguno';

/** The decimals that a computed column of numbers is rounded to before its values are added up. */
export function AdditionalRounding({ item, column, onChange }: Props) {
  const { rounding, roundings, unrounded } = editorColumnMessages.additional;
  const shown = item.selected_columns.find((one) => one.column === column.id);
  const ofFormat = decimalsOf(shown ?? { data_type: 'numeric' });
  return (
    <Select
      size="xs"
      label={rounding}
      description={column.redondeo === NONE ? unrounded : undefined}
      data={[
        { value: FORMAT, label: roundings.format(ofFormat) },
        ...Array.from({ length: MAX_ROUNDING + 1 }, (_none, decimals) => ({
          value: String(decimals),
          label: roundings.decimals(decimals),
        })),
        { value: NONE, label: roundings.none },
      ]}
      value={String(column.redondeo ?? FORMAT)}
      allowDeselect={false}
      onChange={(value) => {
        if (value === FORMAT || value === null) onChange({ redondeo: null });
        else onChange({ redondeo: value === NONE ? NONE : Number(value) });
      }}
    />
  );
}
