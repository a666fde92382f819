import { dataItems } from '@lienzo/schema/report/report';
import { expect, it } from 'vitest';
import { kindsReport } from '../../testing/kinds-report.ts';
import { ChartCollector } from './chart-collector.ts';

it('gathers the figures of charts while rows come, and leaves other items alone', () => {
  const { report, rows } = kindsReport(14);
  const [chart, table] = dataItems(report);
  const gathering = new ChartCollector(report, '2026-11-20');
  for (const row of rows[chart?.uuid ?? ''] ?? []) expect(gathering.take(chart?.uuid ?? '', row)).toBe(true);
  expect(gathering.take(table?.uuid ?? '', {})).toBe(false);
  const data = gathering.result()[chart?.uuid ?? ''];
  expect(data?.points.map(({ label }) => label)).toEqual(['Puesto 7', 'Puesto 6', 'Puesto 5', 'Otros']);
  expect(data?.points[3]?.values).toEqual(['832']);
});
