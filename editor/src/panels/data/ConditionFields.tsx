import type { ColumnDataType } from '@lienzo/schema/data/column';
import { type FilterCondition, filterCondition } from '@lienzo/schema/data/filter';
import { editorDataMessages } from '@lienzo/schema/messages/editor-data-messages';
import { Select, SimpleGrid } from '@mantine/core';
import { FilterValue } from './FilterValue.tsx';

type Props = {
  type: ColumnDataType;
  conditions: readonly FilterCondition[];
  condition: FilterCondition | null;
  value: string;
  valueLabel: string;
  problem: string | null;
  onCondition: (condition: FilterCondition) => void;
  onValue: (value: string) => void;
};

/** The operator and value of a column's condition. */
export function ConditionFields({ type, conditions, condition, value, valueLabel, ...rest }: Props) {
  return (
    <SimpleGrid cols={2} spacing={6} verticalSpacing={0}>
      <Select
        size="xs"
        aria-label={editorDataMessages.condition}
        data={conditions.map((one) => ({ value: one, label: editorDataMessages.conditions[one] }))}
        value={condition}
        allowDeselect={false}
        onChange={(next) => {
          const chosen = filterCondition.safeParse(next);
          if (chosen.success) rest.onCondition(chosen.data);
        }}
      />
      <FilterValue
        type={type}
        value={value}
        problem={rest.problem}
        label={valueLabel}
        onChange={rest.onValue}
      />
    </SimpleGrid>
  );
}
