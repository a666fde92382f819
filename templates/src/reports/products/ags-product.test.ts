import { tablaItem } from '@lienzo/schema/report/item';
import { dataItems, reportDocument } from '@lienzo/schema/report/report';
import { validateReport } from '@lienzo/schema/report/validate-report';
import { AGS_SOURCES, type AgsLayout, DEFAULT_AGS_LAYOUT } from '@lienzo/schema/runs/ags-layout';
import { expect, test } from 'vitest';
import { agsReport, agsTable } from './ags-product.ts';
import type { ProductSource } from './product-source.ts';

const SOURCE: ProductSource = {
  ...{ product: 6, parameters: { fecha: '2026-01-07' }, cliente: 'Cliente', cliente_rfc: 'CLI010101AAA' },
  ...{ empresas: [], nomina: '7 Quincenal', proceso: 'Ordinario', periodo: 'Quincena 1 de 2026' },
  ...{ periodo_corto: 'Quincena 1 de 2026', semana: 'del 05/01/2026 al 11/01/2026', pago: '2026-01-15' },
  ...{
    estado: 'Calculada',
    aviso: null,
    importada: null,
    period_ids: [3],
    hours: null,
    kinds: [],
    logo: null,
  },
  totals: { people: 2, total_perceptions: '2', total_deductions: '1', net_pay: '1', employer_cost: '0' },
  ...{ ags: DEFAULT_AGS_LAYOUT, without_lines: 0, hours_by_hand: 0 },
};
const textOf = (source: ProductSource): string => JSON.stringify(agsReport(source).layouts);
const withLayout = (ags: AgsLayout): ProductSource => ({ ...SOURCE, ags });

test('the columns stand in the order and under the headings of the layout', () => {
  const columnas = DEFAULT_AGS_LAYOUT.columnas.toReversed();
  expect(
    agsTable(withLayout({ columnas, horas_semana: true })).selected_columns.map(({ titulo }) => titulo),
  ).toEqual(columnas.map(({ titulo }) => titulo));
});

test('a report with every column is valid', () => {
  const columnas = AGS_SOURCES.map((fuente) => ({ fuente, titulo: fuente }));
  const report = agsReport(withLayout({ columnas, horas_semana: true }));
  expect(validateReport(reportDocument.parse(report))).toEqual([]);
  expect(tablaItem.parse(dataItems(report)[0]).selected_columns).toHaveLength(AGS_SOURCES.length);
});

test('tables that no column needs are not joined', () => {
  const columnas = DEFAULT_AGS_LAYOUT.columnas.filter(({ fuente }) => fuente !== 'centro');
  const { selected_tables } = agsTable(withLayout({ columnas, horas_semana: true }));
  expect(selected_tables).not.toContain('cost_centers');
});

test('the hours of the week stand below, unless the layout leaves them out', () => {
  expect(textOf(SOURCE)).toContain('Horas extra de la semana');
  expect(textOf(withLayout({ ...DEFAULT_AGS_LAYOUT, horas_semana: false }))).not.toContain('semana');
});

test('what a file of another program lacks is empty and said, never zero', () => {
  const absences = (source: ProductSource) =>
    agsTable(source).additional_columns.find(({ id }) => id === 'adicional-faltas')?.formula;
  const imported = { ...SOURCE, importada: 'Resultados importados de motor.xlsx.' };
  expect(absences(SOURCE)).toContain('; 0)');
  expect(absences(imported)).not.toContain('; 0)');
  expect(textOf(imported)).toContain('solo los que trae el archivo importado');
});

test('what results do not keep is said to be of today', () => {
  const columnas = [...DEFAULT_AGS_LAYOUT.columnas, { fuente: 'puesto' as const, titulo: 'Puesto' }];
  expect(textOf(SOURCE)).not.toContain('El puesto');
  expect(textOf(withLayout({ columnas, horas_semana: true }))).toContain(
    'El puesto y el registro patronal son',
  );
});

test('hours whose pay was set by hand are pointed out, and hours of another program are empty', () => {
  expect(textOf({ ...SOURCE, hours_by_hand: 2 })).toContain('revisa sus horas: 2 empleados.');
  const { selected_columns } = agsTable({ ...SOURCE, importada: 'Resultados importados de motor.xlsx.' });
  expect(selected_columns.find(({ titulo }) => titulo === 'Horas dobles')?.data_type).toBe('empty');
});

test('who has no concepts is counted, because no row shows them', () => {
  expect(textOf(SOURCE)).not.toContain('fuera de la tabla');
  expect(textOf({ ...SOURCE, without_lines: 1 })).toContain('fuera de la tabla: 1 empleado.');
});
