import { chartAggregation } from '@lienzo/schema/data/chart-data';
import { isNumericType, type SelectedColumn } from '@lienzo/schema/data/column';
import { editorChartMessages } from '@lienzo/schema/messages/editor-chart-messages';
import { editorDataMessages } from '@lienzo/schema/messages/editor-data-messages';
import type { GraficaItem } from '@lienzo/schema/report/item';
import { Select } from '@mantine/core';
import { AddSelect } from '../../controls/AddSelect.tsx';
import { SearchSelect } from '../../controls/SearchSelect.tsx';
import { chartColumns } from '../../model/data-item/chart-columns.ts';
import { isMoney } from '../../model/data-item/is-money.ts';
import { type ColumnOptions, optionOf, sortOptions } from '../../panels/data/column-options.ts';
import classes from '../../panels/data/data.module.css';
import { FieldHead } from '../../panels/data/FieldHead.tsx';
import { RemoveButton } from '../../panels/data/RemoveButton.tsx';
import { useEditor, useEditorStore } from '../../store/use-editor.ts';
import { changeChart } from './change-chart.ts';

/** Maximum number of series that remain distinguishable. */
const MAX_SERIES = 6;
const AGGREGATIONS = chartAggregation.options.map((value) => ({
  value,
  label: editorChartMessages.aggregations[value],
}));

/** Data of the chart: its category, its values, and their aggregation. */
export function ChartFigures({ item }: { item: GraficaItem }) {
  const store = useEditorStore();
  const tables = useEditor((state) => state.tables);
  const options = sortOptions(item, tables);
  const choose = (chosen: { categoria?: string | undefined; valores: string[] }, what: string): void =>
    changeChart(
      store,
      item,
      chartColumns(item, chosen, (key) => columnOf(item, options, key)),
      what,
    );
  const { categoria, valores } = item;
  return (
    <>
      <SearchSelect
        size="xs"
        label={editorChartMessages.category}
        wrapperProps={{ 'data-lz-need': 'category' }}
        description={editorChartMessages.categoryHelp}
        placeholder={editorDataMessages.chooseColumn}
        data={withMissing(options, categoria)}
        value={categoria ?? null}
        allowDeselect={false}
        nothingFoundMessage={editorDataMessages.noColumnFound}
        comboboxProps={{ width: 276, position: 'bottom-end' }}
        onChange={(key) => {
          if (key !== null) choose({ categoria: key, valores }, editorChartMessages.steps.category);
        }}
      />
      <Select
        size="xs"
        label={editorChartMessages.aggregation}
        data={AGGREGATIONS}
        value={item.agregacion}
        allowDeselect={false}
        onChange={(value) => {
          const agregacion = chartAggregation.safeParse(value);
          if (agregacion.success)
            changeChart(store, item, { agregacion: agregacion.data }, editorChartMessages.steps.aggregation);
        }}
      />
      <ValuesField
        item={item}
        options={options}
        onChange={(values, what) => choose({ categoria, valores: values }, what)}
      />
    </>
  );
}

type ValuesProps = {
  item: GraficaItem;
  options: ColumnOptions;
  onChange: (values: string[], what: string) => void;
};

/** The value columns; each is a series. */
function ValuesField({ item, options, onChange }: ValuesProps) {
  const { valores } = item;
  return (
    <div>
      <FieldHead title={editorChartMessages.values.title} />
      {valores.map((key) => {
        const name = optionOf(options, key)?.label;
        return (
          <div key={key} className={classes.line} data-missing={name === undefined || undefined}>
            <span className={classes.lineName}>{name ?? editorDataMessages.missing.column(key)}</span>
            <RemoveButton
              label={editorChartMessages.values.remove(name ?? key)}
              onClick={() =>
                onChange(
                  valores.filter((one) => one !== key),
                  editorChartMessages.steps.removeValue,
                )
              }
            />
          </div>
        );
      })}
      {valores.length >= MAX_SERIES ? null : (
        <AddSelect
          aria-label={editorChartMessages.values.add}
          placeholder={placeholderOf(item)}
          data={numeric(options, new Set(valores))}
          nothingFoundMessage={editorChartMessages.values.noneFound}
          comboboxProps={{ width: 276, position: 'bottom-end' }}
          onAdd={(key) => onChange([...valores, key], editorChartMessages.steps.addValue)}
        />
      )}
    </div>
  );
}

function placeholderOf(item: GraficaItem): string {
  if (item.valores.length > 0) return editorChartMessages.values.another;
  return item.agregacion === 'cuenta'
    ? editorChartMessages.values.chooseOrCount
    : editorChartMessages.values.choose;
}

function columnOf(item: GraficaItem, options: ColumnOptions, key: string): SelectedColumn | undefined {
  const option = optionOf(options, key);
  return option === undefined
    ? undefined
    : {
        column: key,
        data_type: option.type,
        readable_name: option.label,
        ...(isMoney(key, item.additional_columns) && { formato: 'moneda' as const }),
      };
}

const numeric = (options: ColumnOptions, taken: Set<string>): ColumnOptions =>
  options
    .map((group) => ({
      ...group,
      items: group.items.filter(({ type, value }) => isNumericType(type) && !taken.has(value)),
    }))
    .filter((group) => group.items.length > 0);

/** A column that no longer exists stays selected and is labelled as missing. */
function withMissing(options: ColumnOptions, key: string | undefined) {
  if (key === undefined || optionOf(options, key) !== undefined) return options;
  return [
    ...options,
    {
      group: editorDataMessages.missing.group,
      items: [{ value: key, label: editorDataMessages.missing.column(key) }],
    },
  ];
}
