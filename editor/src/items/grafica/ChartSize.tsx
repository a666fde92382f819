import type { GraficaItem } from '@lienzo/schema/report/item';
import { NumberInput } from '@mantine/core';
import { useEditorStore } from '../../store/use-editor.ts';
import { changeChart } from './change-chart.ts';

const LEAST = 80;
const MOST = 640;

/** How high the chart is on paper. */
export function ChartSize({ item }: { item: GraficaItem }) {
  const store = useEditorStore();
  return (
    <NumberInput
      size="xs"
      label="Altura"
      suffix=" pt"
      min={LEAST}
      max={MOST}
      step={10}
      value={item.height}
      onChange={(value) => {
        if (typeof value === 'number' && value >= LEAST && value <= MOST)
          changeChart(store, item, { height: value }, 'cambiar altura', 'altura');
      }}
    />
  );
}
