import { expect, it } from 'vitest';
import { creditContent, creditsCollide } from './credit-content.ts';

const CREDIT = {
  ...{ kind: 'INFONAVIT' as const, number: '1234567890', discount_type: 3, value: '31.5' },
  ...{ vigente_desde: '2026-01-01', vigente_hasta: null },
};
const wrong = (changes: object) =>
  creditContent.safeParse({ ...CREDIT, ...changes }).error?.issues.map(({ path }) => path.join('.')) ?? [];

it('takes what each kind can be', () => {
  expect(wrong({})).toEqual([]);
  expect(wrong({ kind: 'FONACOT', number: 'F-1', discount_type: 2 })).toEqual([]);
  expect(wrong({ kind: 'PENSION', number: '', discount_type: 1, value: '100' })).toEqual([]);
});

it('refuses at the field what it cannot be', () => {
  expect(wrong({ number: '123456789' })).toEqual(['number']);
  expect(wrong({ kind: 'FONACOT', number: ' ', discount_type: 2 })).toEqual(['number']);
  expect(wrong({ kind: 'PENSION' })).toEqual(['discount_type']);
  expect(wrong({ discount_type: 1, value: '100.0001' })).toEqual(['value']);
  expect(wrong({ value: '0' })).toEqual(['value']);
  expect(wrong({ vigente_hasta: '2025-12-31' })).toEqual(['vigente_hasta']);
  expect(wrong({ tabla_disminucion: 'S' })).toEqual(['tabla_disminucion']);
  expect(wrong({ tabla_disminucion: 'S', discount_type: 1, value: '20' })).toEqual([]);
  const reduced = { tabla_disminucion: 'S', discount_type: 1, value: '20' };
  expect(wrong({ ...reduced, porcentaje_reducido: '17.5' })).toEqual([]);
  for (const change of [{ porcentaje_reducido: '20.1' }, { porcentaje_reducido: '0' }])
    expect(wrong({ ...reduced, ...change })).toEqual(['porcentaje_reducido']);
  expect(wrong({ ...reduced, tabla_disminucion: 'N', porcentaje_reducido: '17' })).toEqual([
    'porcentaje_reducido',
  ]);
});

it('finds two INFONAVIT credits on one day, and no others', () => {
  const until = (vigente_desde: string, vigente_hasta: string | null) => ({
    ...CREDIT,
    vigente_desde,
    vigente_hasta,
  });
  expect(creditsCollide(CREDIT, until('2030-01-01', null))).toBe(true);
  expect(creditsCollide(until('2026-01-01', '2026-06-30'), until('2026-06-30', null))).toBe(true);
  expect(creditsCollide(until('2026-01-01', '2026-06-30'), until('2026-07-01', null))).toBe(false);
  expect(creditsCollide({ ...CREDIT, kind: 'PENSION' }, CREDIT)).toBe(false);
});
