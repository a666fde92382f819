import { expect, it } from 'vitest';
import { dividedHeadings, headingSpans } from './shared-headings.ts';

const columns = (...headings: (string | undefined)[]) =>
  headings.map((encabezado_comun) => ({ encabezado_comun }));

it('neighbours with the same heading share it, the others have none', () => {
  expect(headingSpans(columns(undefined, 'Horas extra', 'Horas extra ', undefined))).toEqual([
    { from: 0, count: 1, text: '' },
    { from: 1, count: 2, text: 'Horas extra' },
    { from: 3, count: 1, text: '' },
  ]);
  expect(headingSpans(columns('Horas', 'Importe', 'Importe'))?.map(({ count }) => count)).toEqual([1, 2]);
});

it('a table without any has one row of headings', () => {
  expect(headingSpans(columns(undefined, ' ', ''))).toBeNull();
  expect(headingSpans([])).toBeNull();
});

it('columns that are hidden, taken away or moved leave the others their heading', () => {
  expect(headingSpans(columns('Horas extra', 'Importe'))).toHaveLength(2);
  const apart = columns('Horas extra', undefined, 'Horas extra');
  expect(headingSpans(apart)?.map(({ text }) => text)).toEqual(['Horas extra', '', 'Horas extra']);
  expect(dividedHeadings(apart)).toEqual(['Horas extra']);
  expect(dividedHeadings(columns('Horas extra', 'Horas extra', 'Importe'))).toEqual([]);
});
