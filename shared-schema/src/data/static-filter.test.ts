import { expect, it } from 'vitest';
import { type StaticFilter, staticFilterProblems } from './static-filter.ts';

const filters = (estatus: string, desde: string, hasta: string): StaticFilter[] => [
  {
    id: 1,
    nombre: 'Estatus',
    tipo_dato: 'opcion',
    valor: estatus,
    opciones: [{ valor: 'A', etiqueta: 'Activo' }],
  },
  { id: 2, nombre: 'Desde', tipo_dato: 'fecha', valor: desde, opciones: [], limite: 'desde' },
  { id: 3, nombre: 'Hasta', tipo_dato: 'fecha', valor: hasta, opciones: [], limite: 'hasta' },
];

it('takes an option that there is and a range of days in order, a single day among them', () => {
  expect(staticFilterProblems(filters('A', '2026-01-01', '2026-11-30'))).toEqual({});
  expect(staticFilterProblems(filters('A', '2026-02-28', '2026-02-28'))).toEqual({});
});

it('says what is wrong by the number of the filter', () => {
  expect(staticFilterProblems(filters('Z', '2026-02-30', ''))).toEqual({
    1: 'Elige una de las opciones.',
    2: 'Elige una fecha.',
    3: 'Elige una fecha.',
  });
  expect(staticFilterProblems(filters('A', '2026-02-02', '2026-02-01'))).toEqual({
    2: '“Desde” no puede ser posterior a “Hasta”.',
  });
  expect(staticFilterProblems(filters('A', '0000-01-01', '9999-12-31'))).toEqual({
    2: 'Elige una fecha entre 1900 y 2100.',
    3: 'Elige una fecha entre 1900 y 2100.',
  });
});
