import type { ReportFilter } from '@lienzo/schema/data/filter';
import { arityOf, conditionsFor } from '@lienzo/schema/data/filter-condition';
import { joinFilters, tidyGroups } from '@lienzo/schema/data/filter-groups';
import { hasValues, valuesProblem } from '@lienzo/schema/data/filter-values';
import { editorDataMessages } from '@lienzo/schema/messages/editor-data-messages';
import type { DataItem } from '@lienzo/schema/report/item';
import { ownFilters } from '@lienzo/schema/report/shared-data';
import { Fragment } from 'react';
import { SearchSelect } from '../../controls/SearchSelect.tsx';
import { useEditor, useEditorStore } from '../../store/use-editor.ts';
import { ConditionFields } from './ConditionFields.tsx';
import { changeTarget } from './change-data.ts';
import { optionOf, sortOptions } from './column-options.ts';
import classes from './data.module.css';
import { type DataTarget, itemTarget } from './data-target.ts';
import { FieldHead } from './FieldHead.tsx';
import { FilterUnionField } from './FilterUnionField.tsx';
import { RemoveButton } from './RemoveButton.tsx';
import { SharedFilters } from './SharedFilters.tsx';
import { ValueSource } from './ValueSource.tsx';

type Props = {
  item: DataItem;
  /** What is changed, where that is not the item. */
  target?: DataTarget;
  title?: string;
  /** How many there can be. */
  most?: number;
};

/** The filters on the item's rows (specification 3 §5), and which of them are joined by O. */
export function FiltersField({
  item,
  target = itemTarget(item),
  title = editorDataMessages.filters.title,
  most = Number.POSITIVE_INFINITY,
}: Props) {
  const store = useEditorStore();
  const filters = tidyGroups(ownFilters(item.filters));
  // Those that it shares are put back by the report's lists.
  const set = (changed: ReportFilter[], what: string, mergeKey?: string): void =>
    changeTarget(store, target, { filters: tidyGroups(changed) }, what, mergeKey);
  const add = (): void =>
    set(
      [
        ...filters,
        {
          id: `filtro-${crypto.randomUUID().slice(0, 8)}`,
          nombre: '',
          selected_columns: [],
          column_type: 'text',
          condition: null,
          valor: '',
        },
      ],
      editorDataMessages.steps.addFilter,
    );
  return (
    <div>
      <FieldHead
        title={title}
        {...(filters.length < most && { add: editorDataMessages.filters.add, onAdd: add })}
      />
      {target.key === item.uuid ? <SharedFilters item={item} /> : null}
      {filters.map((filter, index) => {
        const before = filters[index - 1];
        return (
          <Fragment key={filter.id}>
            {before !== undefined && (
              <FilterUnionField
                before={before}
                filter={filter}
                onChange={(union) =>
                  set(
                    joinFilters(filters, index, union, `grupo-${crypto.randomUUID().slice(0, 8)}`),
                    editorDataMessages.steps.joinFilters,
                  )
                }
              />
            )}
            <FilterCard
              item={item}
              target={target}
              filter={filter}
              onChange={(next, mergeKey) =>
                set(filters.with(index, next), editorDataMessages.steps.changeFilter, mergeKey)
              }
              onRemove={() => set(filters.toSpliced(index, 1), editorDataMessages.steps.removeFilter)}
            />
          </Fragment>
        );
      })}
    </div>
  );
}

type CardProps = {
  item: DataItem;
  target: DataTarget;
  filter: ReportFilter;
  onChange: (filter: ReportFilter, mergeKey?: string) => void;
  onRemove: () => void;
};

function FilterCard({ item, target, filter, onChange, onRemove }: CardProps) {
  const tables = useEditor((state) => state.tables);
  const marked = useEditor((state) => state.showProblems);
  const options = sortOptions(item, tables);
  const [key] = filter.selected_columns;
  const conditions = key === undefined ? [] : conditionsFor(filter.column_type);
  const choose = (value: string | null): void => {
    const option = optionOf(options, value ?? undefined);
    if (option === undefined) return;
    const [first = null] = conditionsFor(option.type);
    const isOffered = filter.condition !== null && conditionsFor(option.type).includes(filter.condition);
    const condition = option.type === filter.column_type && isOffered ? filter.condition : null;
    onChange({
      ...filter,
      nombre: option.label,
      selected_columns: [option.value],
      column_type: option.type,
      condition: condition ?? first,
      // Listed values are those of the column before.
      valor: condition === null || arityOf(condition) === 'list' ? '' : filter.valor,
    });
  };
  // Empty fields are reported when the report is saved, invalid values at once.
  const { condition, valor } = filter;
  const isChecked =
    filter.parametro === undefined && condition !== null && (marked || hasValues(condition, valor));
  const problem = isChecked ? valuesProblem(filter.column_type, condition, valor) : null;
  return (
    <div className={classes.card} data-joined={filter.grupo !== undefined || undefined}>
      <div className={classes.cardHead}>
        <SearchSelect
          size="xs"
          flex={1}
          aria-label={editorDataMessages.filters.column}
          placeholder={editorDataMessages.chooseColumn}
          openOnFocus={false}
          data={options}
          value={key ?? null}
          allowDeselect={false}
          error={marked && key === undefined}
          nothingFoundMessage={editorDataMessages.noColumnFound}
          comboboxProps={{ width: 260, position: 'bottom-start' }}
          onChange={choose}
        />
        <RemoveButton label={editorDataMessages.filters.remove(filter.nombre)} onClick={onRemove} />
      </div>
      {key === undefined ? null : (
        <>
          <ConditionFields
            column={key}
            type={filter.column_type}
            conditions={conditions}
            condition={condition}
            valor={valor}
            valueLabel={editorDataMessages.filters.value}
            problem={problem}
            onCondition={(change) => onChange({ ...filter, ...change })}
            onValue={(valor) => onChange({ ...filter, valor }, `filtro-${filter.id}`)}
            isAsked={filter.parametro !== undefined}
          />
          <ValueSource item={item} target={target} filter={filter} onChange={onChange} />
        </>
      )}
    </div>
  );
}
