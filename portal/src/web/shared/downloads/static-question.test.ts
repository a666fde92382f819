import type { StaticFilter } from '@lienzo/schema/data/static-filter';
import { todayInMexico } from '@lienzo/schema/payroll/plain-date';
import { expect, it } from 'vitest';
import { staticAnswer, staticParameters } from './static-question';

const FILTERS: StaticFilter[] = [
  {
    id: 41,
    nombre: 'Estatus',
    tipo_dato: 'opcion',
    valor: 'A',
    opciones: [
      { valor: 'A', etiqueta: 'Activo' },
      { valor: 'F', etiqueta: 'Finiquitado' },
    ],
  },
  { id: 42, nombre: 'Hasta', tipo_dato: 'fecha', valor: '2026-03-01', opciones: [] },
];

it('asks each filter with its own value, options by what people read', () => {
  expect(staticParameters(FILTERS)).toMatchObject([
    { nombre: 'Estatus', tipo: 'opcion', opciones: ['Activo', 'Finiquitado'], predeterminado: 'Activo' },
    { nombre: 'Hasta', tipo: 'fecha', predeterminado: '2026-03-01' },
  ]);
});

it('answers with the values of the contract, and the saved ones for what was left', () => {
  expect(staticAnswer(FILTERS, { 'filtro-41': 'Finiquitado' })).toEqual([
    { id: 41, valor: 'F' },
    { id: 42, valor: '2026-03-01' },
  ]);
  expect(staticAnswer(FILTERS, { 'filtro-42': { relativo: 'hoy' } })).toEqual([
    { id: 41, valor: 'A' },
    { id: 42, valor: todayInMexico() },
  ]);
});
