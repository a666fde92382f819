import { type ColumnDataType, type ColumnKey, isComputedKey } from '@lienzo/schema/data/column';
import { arityOf, type FilterCondition } from '@lienzo/schema/data/filter-condition';
import { readValues, writeValues } from '@lienzo/schema/data/filter-values';
import { editorDataMessages } from '@lienzo/schema/messages/editor-data-messages';
import { type ComboboxProps, type MantineSize, SimpleGrid, Text } from '@mantine/core';
import { ListedValues } from './ListedValues.tsx';
import { OneValue } from './OneValue.tsx';
import { TypedValues } from './TypedValues.tsx';
import type { LoadColumnValues } from './use-column-values.ts';

export type { LoadColumnValues } from './use-column-values.ts';

type Props = {
  size: MantineSize;
  disabled?: boolean;
  comboboxProps?: ComboboxProps;
  column: ColumnKey;
  type: ColumnDataType;
  condition: FilterCondition | null;
  valor: string;
  label: string;
  problem: string | null;
  /** The column's values for 'está en'. */
  load: LoadColumnValues | undefined;
  onChange: (valor: string) => void;
};

/** What a column is compared with: nothing, a value, two, or a list of them, picked from the column's where it is no computed one. */
export function FilterValue({ column, load, onChange, ...field }: Props) {
  const { condition, valor, type, label, problem, ...look } = field;
  switch (condition === null ? 'one' : arityOf(condition)) {
    case 'none':
      return null;
    case 'one':
      return (
        <OneValue {...look} type={type} label={label} value={valor} error={problem} onChange={onChange} />
      );
    case 'two':
      return <TwoValues {...field} {...look} onChange={onChange} />;
    case 'list':
      if (isComputedKey(column))
        return (
          <TypedValues
            {...look}
            type={type}
            label={label}
            error={problem}
            values={readValues('está en', valor)}
            onChange={(values) => onChange(writeValues(values))}
          />
        );
      return (
        <ListedValues
          {...look}
          column={column}
          type={type}
          label={label}
          error={problem}
          values={readValues('está en', valor)}
          load={load}
          onChange={(values) => onChange(writeValues(values))}
        />
      );
  }
}

function TwoValues({ type, valor, label, problem, onChange, ...look }: Omit<Props, 'column' | 'load'>) {
  const { size, disabled = false } = look;
  const messages = editorDataMessages.value;
  const [from = '', to = ''] = readValues('entre', valor);
  const field = { type, size, disabled, error: problem !== null };
  return (
    <div>
      <SimpleGrid cols={2} spacing={6}>
        <OneValue
          {...field}
          label={messages.from(label)}
          value={from}
          onChange={(next) => onChange(writeValues([next, to]))}
        />
        <OneValue
          {...field}
          label={messages.to(label)}
          value={to}
          onChange={(next) => onChange(writeValues([from, next]))}
        />
      </SimpleGrid>
      {problem === null ? null : (
        <Text size="xs" c="var(--mantine-color-error)" mt={4}>
          {problem}
        </Text>
      )}
    </div>
  );
}
