import type { FilterOfReport } from '@lienzo/schema/api/report-endpoints';
import { conditionsFor, filterCondition } from '@lienzo/schema/data/filter';
import { reportMessages } from '@lienzo/schema/messages/report-messages';
import { Group, NativeSelect, Text } from '@mantine/core';
import { FilterValueField } from './FilterValueField';
import { type FilterDraft, filterProblems } from './filter-drafts';
import classes from './filters.module.css';

type FilterFieldsProps = {
  filter: FilterOfReport;
  /** Number of items with this same filter. */
  items: number;
  /** After the first attempt to save. */
  showProblems: boolean;
  disabled: boolean;
  change: (draft: FilterDraft) => void;
};

/** One filter of a report: its column, condition and value. */
export function FilterFields({ filter, items, showProblems, disabled, change }: FilterFieldsProps) {
  const problems = showProblems ? filterProblems(filter) : {};
  const conditions = conditionsFor(filter.column_type);
  return (
    <fieldset className={classes.filter}>
      <legend className={classes.legend}>{filter.nombre}</legend>
      <Text size="xs" c="dimmed" mb={4}>
        {items > 1 ? reportMessages.filterOfItems(filter.readable_name, items) : filter.readable_name}
      </Text>
      <Group gap="xs" align="flex-start" wrap="nowrap" className={classes.fields ?? ''}>
        <NativeSelect
          aria-label={reportMessages.conditionOf(filter.nombre)}
          data={filter.condition === null ? ['', ...conditions] : conditions}
          value={filter.condition ?? ''}
          error={problems.condition}
          disabled={disabled}
          onChange={(event) =>
            change({ condition: filterCondition.safeParse(event.currentTarget.value).data ?? null })
          }
        />
        <FilterValueField
          filter={filter}
          error={problems.valor}
          disabled={disabled}
          change={(valor) => change({ valor })}
        />
      </Group>
    </fieldset>
  );
}
