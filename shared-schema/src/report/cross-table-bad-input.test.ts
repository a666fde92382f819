/** What a cross table says of input that it cannot show: in words for its author, before anything is drawn. */
import { expect, it } from 'vitest';
import type { AdditionalColumn } from '../data/additional-column.ts';
import type { SelectedColumn } from '../data/column.ts';
import { CrossTableTooLargeError, crossTable } from './cross-table.ts';
import type { TablaCruzadaItem } from './item.ts';
import { itemProblems } from './item-problems.ts';
import { newItem } from './new-item.ts';
import { rowsQueryOf } from './rows-query.ts';

const CENTER: SelectedColumn = {
  ...{ column: 'cost_centers.cost_center', data_type: 'text', readable_name: 'Centro' },
};
const NAME: SelectedColumn = { column: 'employees.name', data_type: 'text', readable_name: 'Nombre' };
const SUM: SelectedColumn = { column: 'medida-1', data_type: 'numeric', readable_name: 'Sueldo' };

const cross = (changes: Partial<TablaCruzadaItem> = {}): TablaCruzadaItem => ({
  ...newItem('tabla_cruzada'),
  selected_tables: ['employees', 'cost_centers'],
  selected_columns: [CENTER, NAME, SUM],
  columnas: [NAME.column],
  resumen: { medidas: [{ id: SUM.column, column: 'employees.daily_salary', funcion: 'suma' }] },
  ...changes,
});

const problems = (item: TablaCruzadaItem): string[] => itemProblems(item, []).map(({ message }) => message);

const computed = (id: string, formula: string): AdditionalColumn => ({
  ...{ id: `adicional-${id}`, nombre: `Campo ${id}`, tipo: 'formula', operator: null },
  ...{ selected_columns: [], valor: '', resultado: null, formula },
});

const ofComputed = (...columns: AdditionalColumn[]): TablaCruzadaItem =>
  cross({
    additional_columns: columns,
    resumen: { medidas: [{ id: SUM.column, column: columns[0]?.id ?? '', funcion: 'suma' }] },
  });

it('100,000 values across are counted and refused, without a table of them', () => {
  const groups = Array.from({ length: 100_000 }, (_, at) => ({
    ...{ 'cost_centers.cost_center': 'Norte', 'employees.name': `Persona ${at}` },
  }));
  expect(() => crossTable(cross(), groups)).toThrow(CrossTableTooLargeError);
  expect(() => crossTable(cross(), groups.slice(0, 90_000))).toThrow(
    /tendría 90,000 columnas y puede tener 200 columnas.*elige otra columna con menos valores o agrega un filtro/,
  );
});

it('a filter by a list of 100,000 values says how many it takes, and no query asks for them', () => {
  const valor = JSON.stringify(Array.from({ length: 100_000 }, (_, at) => `Persona ${at}`));
  const item = cross({
    filters: [
      {
        ...{ id: 'filtro-1', nombre: 'Gente', selected_columns: [NAME.column], column_type: 'text' },
        ...{ condition: 'está en', valor },
      },
    ],
  });
  expect(problems(item)).toEqual([expect.stringContaining('caben 200')]);
  expect(rowsQueryOf(item)?.filters).toEqual([]);
});

it('computed columns that it measures are told when they use each other in a circle', () => {
  const circle = ofComputed(computed('a', '[adicional-b] + 1'), computed('b', '[adicional-a]'));
  expect(problems(circle).join(' ')).toContain('en círculo: Campo a → Campo b → Campo a');
});

it.each([
  ['200 levels', `${'('.repeat(201)}1${')'.repeat(201)}`, '200 niveles'],
  ['10,000 characters', '1'.padEnd(10_001, '+1'), '10,000 caracteres'],
  ['no column', '[employees.gone] + 1', 'ya no existe'],
])('a formula of %s that it measures is told', (_name, formula, message) => {
  expect(problems(ofComputed(computed('a', formula))).join(' ')).toContain(message);
});
