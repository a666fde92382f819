import { type ColumnDataType, type ColumnKey, isComputedKey } from '@lienzo/schema/data/column';
import { arityOf, type FilterCondition, filterCondition } from '@lienzo/schema/data/filter-condition';
import { valorForCondition } from '@lienzo/schema/data/filter-values';
import { editorDataMessages } from '@lienzo/schema/messages/editor-data-messages';
import { Select, SimpleGrid } from '@mantine/core';
import { FilterValue } from '../../filter-values/FilterValue.tsx';
import { useEditor } from '../../store/use-editor.ts';

type Props = {
  column: ColumnKey;
  type: ColumnDataType;
  conditions: readonly FilterCondition[];
  condition: FilterCondition | null;
  valor: string;
  valueLabel: string;
  problem: string | null;
  onCondition: (change: { condition: FilterCondition; valor: string }) => void;
  onValue: (valor: string) => void;
  /** The value is asked when the report is made. */
  isAsked?: boolean;
};

/** The operator and the values of a column's condition. */
export function ConditionFields({
  conditions,
  condition,
  valor,
  valueLabel,
  isAsked = false,
  ...rest
}: Props) {
  const load = useEditor((state) => state.host.columnValues);
  // The values of a table's column are picked from those that the host finds.
  const canList = load !== undefined || isComputedKey(rest.column);
  const offered = conditions.filter((one) => canList || arityOf(one) !== 'list');
  const isBeside = !isAsked && (condition === null || arityOf(condition) === 'one');
  return (
    <SimpleGrid cols={isBeside ? 2 : 1} spacing={6} verticalSpacing={6}>
      <Select
        size="xs"
        aria-label={editorDataMessages.condition}
        data={offered.map((one) => ({ value: one, label: editorDataMessages.conditions[one] }))}
        value={condition}
        allowDeselect={false}
        maxDropdownHeight={320}
        onChange={(next) => {
          const chosen = filterCondition.safeParse(next).data;
          if (chosen === undefined) return;
          rest.onCondition({ condition: chosen, valor: valorForCondition(valor, condition, chosen) });
        }}
      />
      {isAsked ? null : (
        <FilterValue
          size="xs"
          column={rest.column}
          type={rest.type}
          condition={condition}
          valor={valor}
          problem={rest.problem}
          label={valueLabel}
          load={load}
          onChange={rest.onValue}
        />
      )}
    </SimpleGrid>
  );
}
