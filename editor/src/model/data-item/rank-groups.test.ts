import { expect, it } from 'vitest';
import { rankGroups } from './rank-groups.ts';

const GROUPS = [
  { group: 'Empleados', items: ['Clave del salario', 'Salario diario', 'Nombre'] },
  { group: 'Recibos', items: ['Neto', 'Salario del periodo'] },
];
const matchOf = (search: string) => rankGroups(GROUPS, search, (name) => name, 'Otras');

it('names that begin with the search stand before all others, whatever their group', () => {
  expect(matchOf('salario')).toEqual([
    { group: 'Empleados', items: ['Salario diario'] },
    { group: 'Recibos', items: ['Salario del periodo'] },
    { group: 'Otras', items: ['Clave del salario', 'Nombre', 'Neto'] },
  ]);
});

it('without such a name the groups stay, with the beginning of a word first', () => {
  expect(matchOf('del')).toEqual([
    { group: 'Empleados', items: ['Clave del salario', 'Salario diario', 'Nombre'] },
    { group: 'Recibos', items: ['Salario del periodo', 'Neto'] },
  ]);
  expect(matchOf('')).toEqual(GROUPS);
});
