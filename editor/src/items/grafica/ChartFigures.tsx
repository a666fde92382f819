import { chartAggregation } from '@lienzo/schema/data/chart-data';
import { isNumericType, type SelectedColumn } from '@lienzo/schema/data/column';
import type { GraficaItem } from '@lienzo/schema/report/item';
import { Select } from '@mantine/core';
import { chartColumns } from '../../model/data-item/chart-columns.ts';
import { AddSelect } from '../../panels/controls/AddSelect.tsx';
import { type ColumnOptions, optionOf, sortOptions } from '../../panels/data/column-options.ts';
import classes from '../../panels/data/data.module.css';
import { FieldHead } from '../../panels/data/FieldHead.tsx';
import { RemoveButton } from '../../panels/data/RemoveButton.tsx';
import { useEditor, useEditorStore } from '../../store/use-editor.ts';
import { changeChart } from './change-chart.ts';

/** So many series are told apart. */
const MOST = 6;
const AGGREGATIONS = [
  { value: 'suma', label: 'Suma' },
  { value: 'promedio', label: 'Promedio' },
  { value: 'cuenta', label: 'Cuenta' },
];

/** What the chart is about: its category, its values, and how the rows of a category come together. */
export function ChartFigures({ item }: { item: GraficaItem }) {
  const store = useEditorStore();
  const tables = useEditor((state) => state.tables);
  const options = sortOptions(item, tables);
  const choose = (chosen: { categoria?: string | undefined; valores: string[] }, what: string): void =>
    changeChart(
      store,
      item,
      chartColumns(item, chosen, (key) => columnOf(options, key)),
      what,
    );
  const { categoria, valores } = item;
  return (
    <>
      <Select
        size="xs"
        label="Categoría"
        description="Cada barra, punto o rebanada."
        placeholder="Elige la columna"
        searchable
        data={withMissing(options, categoria)}
        value={categoria ?? null}
        allowDeselect={false}
        nothingFoundMessage="Ninguna columna se llama así"
        comboboxProps={{ width: 276, position: 'bottom-end' }}
        onChange={(key) => {
          if (key !== null) choose({ categoria: key, valores }, 'cambiar categoría');
        }}
      />
      <Select
        size="xs"
        label="Cálculo"
        data={AGGREGATIONS}
        value={item.agregacion}
        allowDeselect={false}
        onChange={(value) => {
          const agregacion = chartAggregation.safeParse(value);
          if (agregacion.success)
            changeChart(store, item, { agregacion: agregacion.data }, 'cambiar cálculo');
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

/** The columns whose figures are drawn, each a series of its own. */
function ValuesField({ item, options, onChange }: ValuesProps) {
  const { valores } = item;
  return (
    <div>
      <FieldHead title="Valores" />
      {valores.map((key) => {
        const name = optionOf(options, key)?.label;
        return (
          <div key={key} className={classes.line} data-missing={name === undefined || undefined}>
            <span className={classes.lineName}>{name ?? `${key} (no existe)`}</span>
            <RemoveButton
              label={`Quitar el valor ${name ?? key}`}
              onClick={() =>
                onChange(
                  valores.filter((one) => one !== key),
                  'quitar valor',
                )
              }
            />
          </div>
        );
      })}
      {valores.length >= MOST ? null : (
        <AddSelect
          aria-label="Agregar valor"
          placeholder={placeholderOf(item)}
          data={numeric(options, new Set(valores))}
          nothingFoundMessage="Ninguna columna de números se llama así"
          comboboxProps={{ width: 276, position: 'bottom-end' }}
          onAdd={(key) => onChange([...valores, key], 'agregar valor')}
        />
      )}
    </div>
  );
}

function placeholderOf(item: GraficaItem): string {
  if (item.valores.length > 0) return 'Agregar otro valor';
  return item.agregacion === 'cuenta'
    ? 'Cuenta las filas; o elige una columna'
    : 'Elige una columna de números';
}

function columnOf(options: ColumnOptions, key: string): SelectedColumn | undefined {
  const option = optionOf(options, key);
  return option === undefined
    ? undefined
    : { column: key, data_type: option.type, readable_name: option.label };
}

const numeric = (options: ColumnOptions, taken: Set<string>): ColumnOptions =>
  options
    .map((group) => ({
      ...group,
      items: group.items.filter(({ type, value }) => isNumericType(type) && !taken.has(value)),
    }))
    .filter((group) => group.items.length > 0);

/** A column that is no longer there stays chosen, and says so. */
function withMissing(options: ColumnOptions, key: string | undefined) {
  if (key === undefined || optionOf(options, key) !== undefined) return options;
  return [...options, { group: 'Ya no existe', items: [{ value: key, label: `${key} (no existe)` }] }];
}
