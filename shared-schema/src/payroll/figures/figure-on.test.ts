import { expect, test } from 'vitest';
import { figureOn, MissingFigure, missingFigures } from './figure-on.ts';
import { type FigureKind, payrollFigures } from './payroll-figures.ts';
import { PUBLISHED_FIGURES } from './published-figures.ts';

test('the published set has the shape of figures', () => {
  expect(payrollFigures.parse(PUBLISHED_FIGURES)).toEqual(PUBLISHED_FIGURES);
});

test('January mixes the minimum wage of the new year and the UMA of the old one', () => {
  expect(figureOn(PUBLISHED_FIGURES, 'uma', '2026-01-31').diaria).toBe('113.14');
  expect(figureOn(PUBLISHED_FIGURES, 'uma', '2026-02-01').diaria).toBe('117.31');
  expect(figureOn(PUBLISHED_FIGURES, 'salario_minimo', '2026-01-01').frontera).toBe('440.87');
  expect(figureOn(PUBLISHED_FIGURES, 'salario_minimo', '2025-12-31').frontera).toBe('419.88');
});

test.each<[FigureKind, string]>([
  ['isr_mensual', 'Falta la tarifa mensual del ISR del 15/01/2027. Confirma las cifras del 2027'],
  ['isr_anual', 'Falta la tarifa anual del ISR del 15/01/2027'],
  ['salario_minimo', 'Falta el salario mínimo del 15/01/2027'],
  ['subsidio_al_empleo', 'Falta el subsidio al empleo del 15/01/2027'],
  ['umi', 'Falta la UMI de INFONAVIT del 15/01/2027'],
  ['isn', 'Falta la tasa del impuesto sobre nóminas del estado del 15/01/2027'],
])('%s of 2027 is refused by name and date', (kind, message) => {
  const find = () => figureOn(PUBLISHED_FIGURES, kind, '2027-01-15');
  expect(find).toThrow(MissingFigure);
  expect(find).toThrow(message);
});

test('the UMA of 2026 is in force until the last of January 2027, that of 2027 is not known', () => {
  expect(figureOn(PUBLISHED_FIGURES, 'uma', '2027-01-31').diaria).toBe('117.31');
  expect(() => figureOn(PUBLISHED_FIGURES, 'uma', '2027-02-01')).toThrow('Falta la UMA del 01/02/2027');
});

test('a day tells all that it lacks at once', () => {
  expect(missingFigures(PUBLISHED_FIGURES, '2026-11-30')).toEqual([]);
  expect(missingFigures(PUBLISHED_FIGURES, '2027-01-15')).toEqual([
    'isr_mensual',
    'salario_minimo',
    'subsidio_al_empleo',
  ]);
});

test('of several entries that cover a day the latest is meant, in whatever order they stand', () => {
  const isn = [
    { vigente_desde: '2026-06-01', vigente_hasta: null, fuente: 'ley', estado: 'JC', porcentaje: '3' },
    { vigente_desde: '2020-01-01', vigente_hasta: null, fuente: 'ley', estado: 'JC', porcentaje: '2' },
    { vigente_desde: '2020-01-01', vigente_hasta: null, fuente: 'ley', estado: 'NL', porcentaje: '3' },
  ];
  const figures = { ...PUBLISHED_FIGURES, isn };
  const ofJalisco = (date: string) =>
    figureOn(figures, 'isn', date, ({ estado }) => estado === 'JC').porcentaje;
  expect([ofJalisco('2026-05-31'), ofJalisco('2026-06-01')]).toEqual(['2', '3']);
  expect(() => figureOn(figures, 'isn', '2026-06-01', ({ estado }) => estado === 'DF')).toThrow(
    MissingFigure,
  );
});
