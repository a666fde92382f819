import { expect, test } from 'vitest';
import { figureOn, missingFigures } from './figure-on.ts';
import { PUBLISHED_FIGURES } from './published-figures.ts';
import { repeatYear } from './repeat-year.ts';

const repeated = repeatYear(PUBLISHED_FIGURES, 2026, 2027);

test('repeating 2026 gives 2027 what it lacks and says who decided it', () => {
  expect(missingFigures(repeated, '2027-01-15')).toEqual([]);
  expect(missingFigures(repeated, '2027-12-31')).toEqual([]);
  const wages = figureOn(repeated, 'salario_minimo', '2027-06-30');
  expect(wages).toMatchObject({
    general: '315.04',
    vigente_desde: '2027-01-01',
    vigente_hasta: '2027-12-31',
  });
  expect(wages.fuente).toBe('Repite 2026 por decisión de quien confirmó las cifras');
  expect(figureOn(repeated, 'uma', '2028-01-31').vigente_desde).toBe('2027-02-01');
});

test('the share of the subsidy that goes on is that of December, not the one of January', () => {
  expect(figureOn(repeated, 'subsidio_al_empleo', '2027-01-15').porcentaje).toBe('15.02');
});

test('what is published of 2027 stays, and repeating twice changes nothing', () => {
  expect(figureOn(repeated, 'cesantia_vejez', '2027-01-15').bandas[0]?.porcentaje).toBe('3.807');
  expect(repeatYear(repeated, 2026, 2027)).toEqual(repeated);
});

test('2026 stays as it is, and 2028 is refused until it is confirmed too', () => {
  for (const kind of ['isr_mensual', 'uma', 'salario_minimo', 'subsidio_al_empleo'] as const)
    expect(figureOn(repeated, kind, '2026-11-30')).toEqual(figureOn(PUBLISHED_FIGURES, kind, '2026-11-30'));
  expect(missingFigures(repeated, '2028-01-15')).toContain('isr_mensual');
  expect(() => repeatYear(PUBLISHED_FIGURES, 2026, 2028)).toThrow(RangeError);
});

test('a minimum wage that is confirmed before is not replaced', () => {
  const own = {
    ...{ vigente_desde: '2027-01-01', vigente_hasta: '2027-12-31', fuente: 'DOF' },
    ...{ general: '340.00', frontera: '476.00' },
  };
  const figures = { ...PUBLISHED_FIGURES, salario_minimo: [...PUBLISHED_FIGURES.salario_minimo, own] };
  expect(figureOn(repeatYear(figures, 2026, 2027), 'salario_minimo', '2027-06-30')).toEqual(own);
});
