import { FilterValue } from '@lienzo/editor/filter-value';
import { arityOf, conditionsFor, filterCondition } from '@lienzo/schema/data/filter-condition';
import { valorForCondition } from '@lienzo/schema/data/filter-values';
import { editorDataMessages } from '@lienzo/schema/messages/editor-data-messages';
import type { FilterOfReport } from '@lienzo/schema/reports/report-filter-endpoints';
import { reportMessages } from '@lienzo/schema/reports/report-messages';
import { NativeSelect, Text } from '@mantine/core';
import { type FilterDraft, filterProblems } from './filter-drafts';
import classes from './filters.module.css';
import { loadColumnValues } from './load-column-values';

type FilterFieldsProps = {
  filter: FilterOfReport;
  /** Number of items with this same filter. */
  items: number;
  /** It is enough to meet this filter or one beside it. */
  isJoined: boolean;
  /** After the first attempt to save. */
  showProblems: boolean;
  disabled: boolean;
  change: (draft: FilterDraft) => void;
};

/** One filter of a report: its column, condition and value. */
export function FilterFields({ filter, items, isJoined, showProblems, disabled, change }: FilterFieldsProps) {
  const problems = showProblems ? filterProblems(filter) : {};
  const { condition } = filter;
  const isBeside = condition === null || arityOf(condition) === 'one';
  return (
    <fieldset className={classes.filter} data-joined={isJoined || undefined}>
      <legend className={classes.legend}>{filter.nombre}</legend>
      <Text size="xs" c="dimmed" mb={4}>
        {items > 1 ? reportMessages.filterOfItems(filter.readable_name, items) : filter.readable_name}
      </Text>
      {filter.parametro === undefined ? (
        <div className={classes.fields} data-beside={isBeside || undefined}>
          <NativeSelect
            aria-label={reportMessages.conditionOf(filter.nombre)}
            data={[
              ...(condition === null ? [{ value: '', label: '' }] : []),
              ...conditionsFor(filter.column_type).map((one) => ({
                value: one,
                label: editorDataMessages.conditions[one],
              })),
            ]}
            value={condition ?? ''}
            error={problems.condition}
            disabled={disabled}
            onChange={(event) => {
              const next = filterCondition.safeParse(event.currentTarget.value).data ?? null;
              if (next !== null)
                change({ condition: next, valor: valorForCondition(filter.valor, condition, next) });
            }}
          />
          <FilterValue
            size="sm"
            column={filter.selected_columns[0] ?? ''}
            type={filter.column_type}
            condition={condition}
            valor={filter.valor}
            label={reportMessages.valueOf(filter.nombre)}
            problem={problems.valor ?? null}
            disabled={disabled}
            // A portal would lie outside of the menu, which a click there closes; fixed, it leaves the scrolled fields.
            comboboxProps={{ withinPortal: false, floatingStrategy: 'fixed' }}
            load={loadColumnValues}
            onChange={(valor) => change({ valor })}
          />
        </div>
      ) : (
        <Text size="xs">
          {reportMessages.filterAsked(
            condition === null ? '' : editorDataMessages.conditions[condition],
            filter.pregunta ?? '',
          )}
        </Text>
      )}
    </fieldset>
  );
}
