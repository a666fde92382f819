import { repeatsPage } from '@lienzo/schema/report/item';
import { dataItems, reportDocument, reportItems } from '@lienzo/schema/report/report';
import { validateReport } from '@lienzo/schema/report/validate-report';
import { dataFieldsOf } from '@lienzo/schema/report/with-data-fields';
import { describe, expect, it } from 'vitest';
import { ownReport } from './own-report.ts';
import { STARTER_CATEGORIES } from './starter-report.ts';
import { STARTER_REPORTS } from './starter-reports.ts';

describe.each(STARTER_REPORTS)('the starter report $nombre', ({ report, rows }) => {
  it('can be saved as it is', () => {
    expect(validateReport(reportDocument.parse(report))).toEqual([]);
  });

  it('has sample rows with every column that its items name', () => {
    for (const item of dataItems(report)) {
      const keys = item.selected_columns.map(({ column }) => column).filter((key) => key.includes('.'));
      const sample = rows[item.uuid]?.[0];
      expect(Object.keys(sample ?? {})).toEqual(expect.arrayContaining(keys));
    }
  });
});

/** Those of which each page, or each label, names the client of its row. */
const NAMED_BY_ROW = [
  'empleados-por-centro',
  'recibo-nomina',
  'recibo-media-carta',
  'constancia-laboral',
  'convenio-confidencialidad',
  'etiquetas-qr',
  'catalogo-personal',
];

it.each(STARTER_REPORTS)('$nombre says whose rows it shows', ({ id, report }) => {
  const fields = dataFieldsOf(report);
  if (NAMED_BY_ROW.includes(id)) {
    const [text] = reportItems(report).filter(repeatsPage);
    expect(JSON.stringify(text?.valor)).toContain('"clients.name"');
    return;
  }
  expect(fields).toContain('client');
  const tables = dataItems(report).flatMap(({ selected_tables }) => selected_tables);
  expect(fields.has('period')).toBe(tables.includes('periods'));
  expect(fields.has('payroll')).toBe(tables.includes('periods'));
});

it('a receipt names the employer and the person as the law asks', () => {
  for (const id of ['recibo-nomina', 'recibo-media-carta']) {
    const text = JSON.stringify(STARTER_REPORTS.find((one) => one.id === id)?.report.layouts);
    for (const column of ['companies.rfc', 'registers.register', 'employees.curp', 'payroll_results.sbc'])
      expect(text).toContain(`"type":"column","attrs":{"column":"${column}"`);
    // What a person has today is not what a past period paid.
    for (const column of ['position', 'daily_salary', 'sbc'])
      expect(text).not.toContain(`employees.${column}`);
  }
});

it.each(STARTER_REPORTS)('$nombre names no fixed range and instructs no analyst', ({ report }) => {
  expect(JSON.stringify(report.layouts)).not.toMatch(/últimos|antes del cálculo|campo adicional/);
});

it.each(STARTER_REPORTS)('$nombre shows the days that it is asked for', ({ report }) => {
  const own = ownReport(report, { logo: null, nomina: '7' });
  const shown = JSON.stringify(own.layouts).includes('"type":"parameter","attrs":{"parameter":"fechas"}');
  expect(shown).toBe(own.parametros.some(({ id }) => id === 'fechas'));
});

it('gives every starter report and each of its items a name of its own', () => {
  const uuids = STARTER_REPORTS.flatMap(({ report }) => reportItems(report).map(({ uuid }) => uuid));
  expect(new Set(uuids).size).toBe(uuids.length);
  expect(new Set(STARTER_REPORTS.map(({ id }) => id)).size).toBe(STARTER_REPORTS.length);
  expect(new Set(STARTER_REPORTS.map(({ categoria }) => categoria))).toEqual(new Set(STARTER_CATEGORIES));
});

describe.each(STARTER_REPORTS)('$nombre as an organisation begins with it', ({ report }) => {
  const logo = { valor: 'asset', image_name: 'logo.png', alt: 'Despacho' };

  it('carries the logo, can be saved, and leaves few enough rows to begin with', () => {
    const own = ownReport(report, { logo, nomina: '7' });
    expect(validateReport(reportDocument.parse(own))).toEqual([]);
    expect(reportItems(own).filter((item) => item.nombre === 'imagen')).toMatchObject([logo]);
    for (const item of dataItems(own))
      if (!item.selected_tables.includes('cost_centers') || item.selected_tables.includes('employees'))
        expect(item.filters.length).toBeGreaterThan(0);
  });

  it('is as true next month: no filter of its own names a day', () => {
    const own = ownReport(report, { logo, nomina: '7' });
    const used = new Set<string>();
    for (const { column_type, parametro } of dataItems(own).flatMap((item) => item.filters)) {
      if (parametro !== undefined) used.add(parametro);
      expect(column_type === 'date' && parametro === undefined).toBe(false);
    }
    expect(own.parametros.map(({ id }) => id).sort()).toEqual([...used].sort());
    for (const { tipo, predeterminado } of own.parametros)
      if (tipo !== 'nomina') expect(predeterminado).toHaveProperty('relativo');
  });

  it('does without a logo and without a period', () => {
    const own = ownReport(report, { logo: null, nomina: null });
    expect(validateReport(reportDocument.parse(own))).toEqual([]);
    expect(reportItems(own).some((item) => item.nombre === 'imagen')).toBe(false);
    const beside = report.layouts.findIndex(({ items }) => items.some((item) => item.nombre === 'imagen'));
    expect(own.layouts[beside]?.items.map((item) => item.tamaño)).toEqual([100]);
  });
});
