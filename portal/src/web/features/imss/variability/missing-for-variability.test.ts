import { expect, it } from 'vitest';
import { missingForVariability } from './missing-for-variability';
import type { VariabilitySearch } from './variability-search';

const WHOLE: VariabilitySearch = {
  ...{ cliente: '00000000-0000-4000-8000-000000000001', nomina: 1, registro: 'Y5412345109' },
  ...{ periodo: 5, dias: 'naturales', inicio: '2026-03-01', fin: '2026-04-30' },
};

it('names everything in the order of the screen', () => {
  expect(missingForVariability({})).toEqual([
    'El campo de cliente es obligatorio.',
    'El campo de nomina es obligatorio.',
    'El campo de registro es obligatorio.',
    'Debes seleccionar un periodo',
    'Debes seleccionar una opción del tipo de días',
    'Debes seleccionar una fecha de inicio',
    'Debes seleccionar una fecha de fin',
  ]);
  expect(missingForVariability(WHOLE)).toEqual([]);
});

it('keeps days and period in one bimester', () => {
  expect(missingForVariability({ ...WHOLE, fin: '2026-05-01' })).toEqual([
    'Las fechas no son del bimestre del periodo.',
  ]);
  expect(missingForVariability({ ...WHOLE, periodo: 9 })).toHaveLength(1);
});
