import { newItem } from '@lienzo/schema/report/new-item';
import { expect, it } from 'vitest';
import { reportOf, tabla } from '../../reports/testing/test-reports.ts';
import { otherSheets } from './other-sheets.ts';

const sheet = (name: string, ...rows: string[][]) => ({ name, rows });
const HEAD = ['Indicador', 'Valor'];
const REPORT = reportOf([
  tabla(['employees.name']),
  newItem('totales'),
  { ...newItem('indicador'), etiqueta: 'Sin nombre' },
]);

it('sheets of texts, totals and indicators are the report’s own, each once and under another number', () => {
  expect(
    otherSheets(REPORT, [sheet('Textos'), sheet('Totales (2)'), sheet('Indicadores', HEAD, ['Sin nombre'])])
      .differences,
  ).toEqual([]);
});

it('a sheet that nothing of the report gives is found with its words', () => {
  const { differences } = otherSheets(REPORT, [
    sheet('Totales'),
    sheet('Indicadores', HEAD, ['Sin nombre']),
    sheet('Otra', ['Sueldo', ''], ['$1']),
  ]);
  expect(differences).toMatchObject([{ format: 'xlsx', expected: '', found: 'Otra: Sueldo $1' }]);
});

it('a sheet of totals that the report has not, or has twice, is found, and one that is missing', () => {
  const plain = reportOf([tabla(['employees.name'])]);
  expect(otherSheets(plain, [sheet('Totales', ['Total'])]).differences).toMatchObject([
    { found: 'Totales: Total' },
  ]);
  expect(otherSheets(REPORT, [sheet('Totales'), sheet('Totales')]).differences).toMatchObject([
    { found: 'Totales: ' },
    { expected: 'Indicadores', found: '' },
  ]);
});
