import { chartOrder } from '@lienzo/schema/data/chart-data';
import { type ColumnFormat, columnFormat } from '@lienzo/schema/data/column';
import { formatOf, formatsFor, isTypedFormat } from '@lienzo/schema/data/format';
import { editorChartMessages } from '@lienzo/schema/messages/editor-chart-messages';
import { editorColumnMessages } from '@lienzo/schema/messages/editor-column-messages';
import { editorStyleMessages } from '@lienzo/schema/messages/editor-style-messages';
import type { GraficaItem } from '@lienzo/schema/report/item';
import { Select, Switch } from '@mantine/core';
import { BoundedNumber } from '../../controls/BoundedNumber.tsx';
import { firstTyped, formatLabel, TYPED } from '../../controls/format-label.ts';
import { TypedFormatField } from '../../controls/TypedFormatField.tsx';
import { useEditorStore } from '../../store/use-editor.ts';
import { changeChart } from './change-chart.ts';

const ORDERS = (['valor', 'categoria', 'filas'] as const).map((value) => ({
  value,
  label: editorChartMessages.looks.orders[value],
}));
const DEFAULT_MAX = 10;

/** Appearance of the chart's values: order, limit, legend, number format. */
export function ChartLooks({ item }: { item: GraficaItem }) {
  const store = useEditorStore();
  const set = (fields: Parameters<typeof changeChart>[2], mergeKey?: string): void =>
    changeChart(store, item, fields, editorStyleMessages.steps.format, mergeKey);
  return (
    <>
      <Select
        size="xs"
        label={editorChartMessages.looks.order}
        data={ORDERS}
        value={item.orden}
        allowDeselect={false}
        onChange={(value) => {
          const orden = chartOrder.safeParse(value);
          if (orden.success) set({ orden: orden.data });
        }}
      />
      <Switch
        size="xs"
        label={editorChartMessages.looks.onlyLargest}
        checked={item.maximo !== undefined}
        onChange={(event) => set({ maximo: event.currentTarget.checked ? DEFAULT_MAX : undefined })}
      />
      {item.maximo === undefined ? null : (
        <BoundedNumber
          label={editorChartMessages.looks.most}
          decimals={0}
          min={2}
          max={50}
          value={item.maximo}
          onChange={(maximo) => set({ maximo }, 'maximo')}
        />
      )}
      <NumberFormatField item={item} />
      <Switch
        size="xs"
        label={editorChartMessages.looks.figures}
        checked={item.etiquetas}
        onChange={(event) => set({ etiquetas: event.currentTarget.checked })}
      />
      <Switch
        size="xs"
        label={editorChartMessages.looks.legend}
        checked={item.leyenda}
        onChange={(event) => set({ leyenda: event.currentTarget.checked })}
      />
    </>
  );
}

/** The number format of the first value column; setting it applies to all value columns. */
function NumberFormatField({ item }: { item: GraficaItem }) {
  const store = useEditorStore();
  const first = item.selected_columns.find((column) => column.column === item.valores[0]);
  if (first === undefined || item.agregacion === 'cuenta') return null;
  const current = formatOf(first);
  const set = (formato: ColumnFormat | undefined, mergeKey?: string): void => {
    if (formato === undefined) return;
    const selected_columns = item.selected_columns.map((column) =>
      item.valores.includes(column.column) ? { ...column, formato } : column,
    );
    changeChart(store, item, { selected_columns }, editorStyleMessages.steps.format, mergeKey);
  };
  return (
    <>
      <Select
        size="xs"
        label={editorChartMessages.looks.numberFormat}
        data={[
          ...formatsFor(first.data_type).map((format) => ({ value: format, label: formatLabel(format) })),
          {
            value: TYPED,
            label: isTypedFormat(current) ? formatLabel(current) : editorColumnMessages.typed.option,
          },
        ]}
        value={isTypedFormat(current) ? TYPED : current}
        allowDeselect={false}
        onChange={(value) =>
          set(value === TYPED ? firstTyped(current, first.data_type) : columnFormat.safeParse(value).data)
        }
      />
      <TypedFormatField
        type={first.data_type}
        format={current}
        onChange={(formato) => set(formato, 'formato')}
      />
    </>
  );
}
