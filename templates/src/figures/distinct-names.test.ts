import { expect, it } from 'vitest';
import { textWidth } from '../drawing/text/text-width.ts';
import { distinctNames } from './distinct-names.ts';

const SUCURSALES = ['Centro', 'Norte', 'Sur', 'Santa Catarina'].map((one) => `Sucursal Monterrey ${one}`);

it('keeps the beginning of a name where that tells it from others', () => {
  expect(distinctNames(['Coordinación de tesorería', 'Operador'], () => 8)).toEqual([
    'Coordinación d…',
    'Operador',
  ]);
});

it.each([14, 8, 5, 3, 1])('names with one beginning never read alike, on %s em', (em) => {
  const names = [...SUCURSALES, 'Sucursal Monterrey Centro Histórico', 'Sucursal Guadalajara'];
  const short = distinctNames(names, () => em);
  expect(new Set(short).size).toBe(names.length);
  if (em >= 5) for (const name of short) expect(textWidth(name)).toBeLessThanOrEqual(em);
});

it('shows what differs in place of what is shared', () => {
  expect(distinctNames(SUCURSALES.slice(0, 3), () => 9)).toEqual(['Sucu…Centro', 'Sucu…Norte', 'Sucu…Sur']);
});

it('names that differ only where there is no room are numbered', () => {
  const long = 'x'.repeat(40);
  const names = ['a', 'b', 'c'].map((end) => `${long} ${long}${end} ${long}`);
  expect(new Set(distinctNames(names, () => 6)).size).toBe(3);
});
