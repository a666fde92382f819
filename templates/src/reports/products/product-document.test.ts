import { dataItems, reportItems } from '@lienzo/schema/report/report';
import { REPORT_PRODUCTS } from '@lienzo/schema/runs/products';
import { expect, it } from 'vitest';
import { productReport } from './product-report.ts';
import { sampleSource } from './sample-source.ts';

const millions = {
  ...{ people: 12_345, total_perceptions: '123456789.12', total_deductions: '23456789.12' },
  ...{ net_pay: '100000000.00', employer_cost: '34567890.12' },
};

it.each(REPORT_PRODUCTS)('the totals of product %i stay on a line, also those of millions', (product) => {
  const report = productReport({ ...sampleSource(product), totals: millions });
  const text = JSON.stringify(reportItems(report));
  const [, size] = /"fontSize":([\d.]+),"color":"#16305a"/.exec(text) ?? [];
  // A fifth of a letter page without its margins and paddings, in bold figures of six tenths of their height.
  const room = report.orientation === 'vertical' ? 90 : 125;
  if (text.includes('$123,456,789.12')) expect(Number(size) * 0.6 * 15).toBeLessThanOrEqual(room);
  expect(dataItems(report).length).toBeGreaterThan(0);
});

it('what is by cost centre of an imported run does not promise its payroll tax', () => {
  for (const product of [2, 3, 7] as const) {
    const text = JSON.stringify(productReport({ ...sampleSource(product), importada: 'motor.xlsx' }));
    expect(text).toContain('Cuotas patronales, sin ISN');
    expect(text).not.toContain('Cuotas patronales e ISN');
  }
});
