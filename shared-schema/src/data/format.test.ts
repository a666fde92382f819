import { describe, expect, it } from 'vitest';
import {
  alignmentOf,
  formatCell,
  formatClock,
  formatMediumDate,
  formatMomentWithSeconds,
  formatOf,
} from './format.ts';

describe('numbers as in Mexico', () => {
  it.each([
    ['1234567.891', 'moneda', '$1,234,567.89'],
    ['-0.5', 'moneda', '-$0.50'],
    ['-0.001', 'moneda', '$0.00'],
    ['0.125', 'moneda', '$0.13'],
    ['1234.5', 'decimal', '1,234.50'],
    ['999.995', 'decimal', '1,000.00'],
    ['-1234', 'entero', '-1,234'],
    ['15.5', 'porcentaje', '15.5%'],
    ['100', 'general', '100'],
  ] as const)('%s as %s is %s', (value, format, text) => {
    expect(formatCell(value, 'numeric', format)).toBe(text);
  });

  it('shows an empty value as nothing, not as zero', () => {
    expect(formatCell(null, 'numeric', 'moneda')).toBe('');
    expect(formatCell(undefined, 'date', 'fecha_corta')).toBe('');
  });
});

describe('dates as in Mexico', () => {
  it.each([
    ['fecha_corta', '05/01/2026'],
    ['fecha_media', '5 ene 2026'],
    ['fecha_larga', '5 de enero de 2026'],
  ] as const)('as %s', (format, text) => {
    expect(formatCell('2026-01-05', 'date', format)).toBe(text);
  });

  it('reads instants on the clock of Mexico City', () => {
    expect(formatCell('2026-01-05T05:59:00Z', 'timestamp', 'fecha_hora')).toBe('04/01/2026 11:59 p. m.');
    expect(formatCell('2026-01-05T18:00:00Z', 'timestamp', 'fecha_hora')).toBe('05/01/2026 12:00 p. m.');
    // What ends at seven in the evening ends on that day, though it is the next one by UTC.
    expect(formatMediumDate('2026-12-09T01:00:00.000Z')).toBe('8 dic 2026');
  });
});

it.each([
  ['00:30', '12:30 a. m.'],
  ['07:00', '7:00 a. m.'],
  ['12:00', '12:00 p. m.'],
  ['23:59', '11:59 p. m.'],
  ['', ''],
])('reads the hour %s as %s', (time, text) => {
  expect(formatClock(time).replaceAll('\u00a0', ' ')).toBe(text);
});

it('falls back to the first format that the type allows', () => {
  expect(formatOf({ data_type: 'date', formato: 'moneda' })).toBe('fecha_corta');
  expect(formatOf({ data_type: 'numeric', formato: 'moneda' })).toBe('moneda');
});

it('puts numbers to the right unless told otherwise', () => {
  expect(alignmentOf({ data_type: 'numeric' })).toBe('right');
  expect(alignmentOf({ data_type: 'text' })).toBe('left');
  expect(alignmentOf({ data_type: 'numeric', alineacion: 'center' })).toBe('center');
});

it('writes seconds where records need them', () => {
  expect(formatMomentWithSeconds('2026-11-20T21:05:09.400Z').replaceAll('\u00a0', ' ')).toBe(
    '20 nov 2026, 3:05:09 p. m.',
  );
  expect(formatMomentWithSeconds('2026-11-20')).toBe('20 nov 2026');
});
