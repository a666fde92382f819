import type { Row } from '@lienzo/schema/data/column';
import { summarisedRows } from '@lienzo/schema/data/table-summary';
import type { TablaCruzadaItem, TablaItem } from '@lienzo/schema/report/item';
import { newItem } from '@lienzo/schema/report/new-item';
import { summaryQuestionOf } from '@lienzo/schema/report/summary-question';
import { expect, it } from 'vitest';
import { reportOf, selected } from '../testing/test-reports.ts';
import { countValues } from './count-values.ts';
import { shownItems } from './shown-values.ts';

const CENTER = 'cost_centers.cost_center';
const SEX = 'employees.gender';
const SALARY = 'employees.daily_salary';

const cross = (changes: Partial<TablaCruzadaItem> = {}): TablaCruzadaItem => ({
  ...newItem('tabla_cruzada', '3f0a54de-4a43-4ac1-8f69-7a2c64f3a222'),
  selected_tables: ['employees', 'cost_centers'],
  selected_columns: [
    selected(CENTER),
    selected(SEX),
    { column: 'medida-1', data_type: 'numeric', readable_name: 'Salario' },
  ],
  columnas: [SEX],
  resumen: { medidas: [{ id: 'medida-1', column: SALARY, funcion: 'suma' }] },
  ...changes,
});

const PEOPLE: Row[] = [
  { [CENTER]: 'Norte', [SEX]: 'F', [SALARY]: '10' },
  { [CENTER]: 'Norte', [SEX]: 'M', [SALARY]: '20' },
  { [CENTER]: 'Sur', [SEX]: 'F', [SALARY]: '5' },
];

function shown(item: TablaCruzadaItem, people = PEOPLE) {
  const question = summaryQuestionOf(item);
  const rows = question === null ? [] : summarisedRows(question, people);
  return shownItems(reportOf([item]), { [item.uuid]: { rows, more: false } }, '2026-11-27');
}

it('a cross table that is as it was shows the same cells, and totals by row, by column and of all', () => {
  // Three pairs with their names and figures, two rows, two columns, the whole.
  expect(countValues(shown(cross()), shown(cross()))).toEqual({
    compared: 14,
    changed: 0,
    added: 0,
    removed: 0,
  });
});

it('the texts of groups are compared by their groups, whose headings are no values of their own', () => {
  const item: TablaItem = {
    ...newItem('tabla', '3f0a54de-4a43-4ac1-8f69-7a2c64f3a223'),
    selected_tables: ['employees', 'cost_centers'],
    selected_columns: [selected(SALARY)],
    group_by: [CENTER],
  };
  const texts = [{ encabezado: `{[${item.uuid}.${CENTER}]}`, pie: `{SUMA([${item.uuid}.${SALARY}])}` }];
  const shownOf = (table: TablaItem, rows = PEOPLE) =>
    shownItems(reportOf([table]), { [item.uuid]: { rows, more: false } }, '2026-11-27');
  expect(countValues(shownOf(item), shownOf(item))).toMatchObject({ compared: 3 });
  const withTexts = { ...item, textos_grupo: texts };
  expect(countValues(shownOf(item), shownOf(withTexts))).toMatchObject({ changed: 0, added: 4, removed: 0 });
  // The salary is all that tells the row, so that it is another one; the text is that of the same group.
  const more = PEOPLE.with(2, { [CENTER]: 'Sur', [SEX]: 'F', [SALARY]: '6' });
  expect(countValues(shownOf(withTexts), shownOf(withTexts, more))).toMatchObject({
    changed: 1,
    added: 1,
    removed: 1,
  });
});

it('another figure changes its cell and the totals of its row, its column and all', () => {
  const more = PEOPLE.with(2, { [CENTER]: 'Sur', [SEX]: 'F', [SALARY]: '6' });
  expect(countValues(shown(cross()), shown(cross(), more))).toMatchObject({
    changed: 4,
    added: 0,
    removed: 0,
  });
});

it('totals that are switched off are gone, and nothing else', () => {
  const without = shown(cross({ total_filas: false }));
  expect(countValues(shown(cross()), without)).toMatchObject({ changed: 0, added: 0, removed: 2 });
});
