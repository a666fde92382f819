import { HIDDEN_STATIC_FILTER } from '@lienzo/schema/data/static-filter';
import { usesOrganizationLogo } from '@lienzo/schema/report/organization-logo';
import { dataItems, reportDocument, reportItems } from '@lienzo/schema/report/report';
import { validateReport } from '@lienzo/schema/report/validate-report';
import { describe, expect, it } from 'vitest';
import { STARTER_REPORTS } from './starter-reports.ts';
import { findStaticReport, offeredFilters, STATIC_REPORTS, staticDocument } from './static-reports.ts';

const TODAY = '2026-11-20';
const documentOf = (report: (typeof STATIC_REPORTS)[number], values = {}) =>
  staticDocument(report, offeredFilters(report, TODAY, values));

it('has the two numbers of the contract', () => {
  expect(STATIC_REPORTS.map(({ id, nombre }) => [id, nombre])).toEqual([
    [229, 'Plantilla de personal'],
    [273, 'Movimientos de personal'],
  ]);
});

describe.each(STATIC_REPORTS)('$nombre', (report) => {
  it('is valid for every status, with the logo of whoever prints it', () => {
    const status = offeredFilters(report, TODAY).find(({ nombre }) => nombre === 'Estatus');
    expect(status?.opciones).toEqual([
      { valor: 'A', etiqueta: 'Activo' },
      { valor: 'F', etiqueta: 'Finiquitado' },
      { valor: 'Ambos', etiqueta: 'Ambos' },
    ]);
    for (const { valor, etiqueta } of status?.opciones ?? []) {
      const document = documentOf(report, { [status?.id ?? 0]: valor });
      expect(validateReport(reportDocument.parse(document))).toEqual([]);
      expect(usesOrganizationLogo(document)).toBe(true);
      expect(JSON.stringify(document)).toContain(`Estatus: ${etiqueta}`);
    }
  });

  it('has the hidden filter and never offers it', () => {
    expect(report.filters(TODAY).map(({ id }) => id)).toContain(HIDDEN_STATIC_FILTER);
    expect(offeredFilters(report, TODAY).map(({ id }) => id)).not.toContain(HIDDEN_STATIC_FILTER);
    expect(documentOf(report, { [HIDDEN_STATIC_FILTER]: 'todos' })).toEqual(documentOf(report));
  });

  it('has sample rows with every column that its items name, and items of its own', () => {
    for (const item of dataItems(documentOf(report)))
      expect(Object.keys(report.rows[item.uuid]?.[0] ?? {})).toEqual(
        expect.arrayContaining(item.selected_columns.map(({ column }) => column)),
      );
    const others = [
      ...STARTER_REPORTS.map((one) => one.report),
      ...STATIC_REPORTS.filter((one) => one !== report).map((one) => documentOf(one)),
    ];
    const taken = new Set(others.flatMap((one) => reportItems(one).map(({ uuid }) => uuid)));
    expect(reportItems(documentOf(report)).filter(({ uuid }) => taken.has(uuid))).toEqual([]);
  });
});

it('movements come for the last quarter and keep to any range, both days included', () => {
  const report = findStaticReport(273);
  if (report === undefined) throw new Error('no report 273');
  expect(offeredFilters(report, TODAY).map(({ nombre, valor }) => [nombre, valor])).toEqual([
    ['Estatus', 'Ambos'],
    ['Desde', '2026-08-22'],
    ['Hasta', TODAY],
  ]);
  const document = documentOf(report, { 43: '2026-03-01', 44: '2026-03-31' });
  expect(dataItems(document).flatMap(({ filters }) => filters)).toMatchObject([
    { condition: 'mayor que', valor: '2026-02-28' },
    { condition: 'menor que', valor: '2026-04-01' },
  ]);
  expect(JSON.stringify(document)).toContain('del 1 mar 2026 al 31 mar 2026');
});
