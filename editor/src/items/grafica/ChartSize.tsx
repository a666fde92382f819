import { editorChartMessages } from '@lienzo/schema/messages/editor-chart-messages';
import { editorStyleMessages } from '@lienzo/schema/messages/editor-style-messages';
import type { GraficaItem } from '@lienzo/schema/report/item';
import { BoundedNumber } from '../../controls/BoundedNumber.tsx';
import { useEditorStore } from '../../store/use-editor.ts';
import { changeChart } from './change-chart.ts';

/** The printed height of the chart. */
export function ChartSize({ item }: { item: GraficaItem }) {
  const store = useEditorStore();
  return (
    <BoundedNumber
      label={editorStyleMessages.height}
      suffix={editorStyleMessages.units.points}
      min={80}
      max={640}
      step={10}
      value={item.height}
      onChange={(height) => changeChart(store, item, { height }, editorChartMessages.steps.height, 'altura')}
    />
  );
}
