/** Formulas over tables by SQL: what the drawing's own totals give, and what parameters do in them. */
import type { AdditionalColumn } from '@lienzo/schema/data/additional-column';
import type { SelectedColumn } from '@lienzo/schema/data/column';
import { decimalOf } from '@lienzo/schema/data/exact-decimal';
import type { ReportParameter } from '@lienzo/schema/data/parameter';
import { endpoints } from '@lienzo/schema/endpoints';
import { todayInMexico } from '@lienzo/schema/payroll/plain-date';
import { outcomesOfRows } from '@lienzo/schema/report/formula-results';
import type { TablaItem } from '@lienzo/schema/report/item';
import { newItem } from '@lienzo/schema/report/new-item';
import type { ReportDocument } from '@lienzo/schema/report/report';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { inTenant } from '../../../platform/database/in-tenant.ts';
import { readAnswer } from '../../../testing/read-answer.ts';
import { ORGANIZATION } from '../../../testing/test-people.ts';
import { reportOf, selected, tabla } from '../../reports/testing/test-reports.ts';
import { firstRowsOfReport } from '../rows/first-rows-of-report.ts';
import { RowsDriver } from '../testing/rows-driver.ts';

let driver: RowsDriver;
beforeAll(async () => {
  driver = await RowsDriver.start();
});
afterAll(() => driver?.close());

const SCOPE = { organizationId: ORGANIZATION, userId: null, role: 'SuperAdmin' } as const;
const THIRD: AdditionalColumn = {
  ...{ id: 'adicional-tercio', nombre: 'Tercio', tipo: 'formula', operator: null, selected_columns: [] },
  ...{ valor: '', resultado: null, formula: '[employees.sbc] / 3' },
};

/** A text with these formulas above the table. */
function reportWith(item: TablaItem, formulas: string[], parametros: ReportParameter[] = []): ReportDocument {
  const content = formulas.map((formula) => ({ type: 'formula' as const, attrs: { formula } }));
  const valor = { type: 'doc' as const, content: [{ type: 'paragraph' as const, content }] };
  return reportOf([{ ...newItem('texto'), valor }, item], { parametros });
}
const send = (reporte: ReportDocument, body: object = {}) =>
  driver.portal.send(endpoints.formula_results, {
    token: driver.tokenOf('Admin'),
    body: { reporte, ...body },
  });
const resultsOf = async (reporte: ReportDocument, body: object = {}) =>
  (await readAnswer(endpoints.formula_results, await send(reporte, body))).results;

/** SQL writes the zeros of a number's decimals. */
const plain = (value: unknown): string => decimalOf(String(value))?.toFixed() ?? String(value);

it.each([
  ['alone', ['employees.name', 'employees.hire_date', 'employees.sbc']],
  [
    'joined, so that rows repeat it',
    ['payroll_lines.units', 'employees.name', 'employees.hire_date', 'employees.sbc'],
  ],
])('a table %s has the totals that its rows have where they are drawn', async (_name, columns) => {
  const item = tabla(columns, {
    additional_columns: [THIRD],
    selected_columns: [
      ...columns.map(selected),
      { column: THIRD.id, data_type: 'numeric', readable_name: 'Tercio', formato: 'moneda' },
    ],
  });
  const column = (key: string): string => `[${item.uuid}.${key}]`;
  const report = reportWith(item, [
    ...['SUMA', 'PROMEDIO', 'MIN', 'MAX', 'CONTAR'].flatMap((name) => [
      `${name}(${column('employees.sbc')})`,
      `${name}(${column(THIRD.id)})`,
    ]),
    `MIN(${column('employees.hire_date')})`,
    `CONTARA(${column('employees.name')}) & " personas"`,
    `LETRA(SUMA(${column('employees.sbc')}))`,
    `SUMA(SI(${column('employees.sbc')} > 500; ${column('employees.sbc')} * 2; ${column(THIRD.id)}))`,
    `MAX(${column('employees.hire_date')} + 30)`,
    `SUMAR.SI(${column('employees.hire_date')}; ">= 01/01/2020"; ${column('employees.sbc')})`,
    `PROMEDIO.SI(${column('employees.sbc')}; "<= 700.5")`,
    `CONTAR.SI(${column('employees.name')}; "<> Nadie")`,
    `SUMA(${column('employees.sbc')}) / 0`,
  ]);
  const today = todayInMexico();
  const rows = await inTenant(driver.portal.owner, SCOPE, (trx) =>
    firstRowsOfReport(trx, report, { organizationId: ORGANIZATION, limit: 5000, today }),
  );
  expect(rows[item.uuid]).toMatchObject({ more: false });
  const drawn = outcomesOfRows(report, (uuid) => rows[uuid]?.rows ?? [], today);
  const results = await resultsOf(report);
  expect(results).toHaveLength(19);
  for (const { formula, value, ...result } of results) {
    const { value: expected, ...rest } = drawn.get(formula) ?? { value: 'none' };
    expect([formula, plain(value), result]).toEqual([formula, plain(expected), rest]);
  }
  expect(results.at(-1)).toMatchObject({ value: null, loss: 'division' });
});

/** Computed columns whose values repeat: numbers, texts, days and truth values of each person. */
const REPEATED: readonly [id: string, type: SelectedColumn['data_type'], formula: string][] = [
  ['cinco', 'numeric', 'RESIDUO([employees.id]; 5)'],
  ['siete', 'numeric', 'RESIDUO([employees.id] * 3; 7) / 4'],
  ['diez', 'numeric', 'RESIDUO([employees.id]; 10)'],
  ['a-veces', 'numeric', 'SI(RESIDUO([employees.id]; 10) > 1; RESIDUO([employees.id]; 5))'],
  [
    'letra',
    'text',
    'SI(RESIDUO([employees.id]; 10) = 3; "Á"; SI(RESIDUO([employees.id]; 5) = 3; "á"; "5.0"))',
  ],
  ['inicial', 'text', 'IZQUIERDA([employees.name]; 1)'],
  ['dia', 'date', 'FECHA(2026; 1; 1 + RESIDUO([employees.id]; 5))'],
  ['ingreso', 'date', '[employees.hire_date]'],
  ['par', 'boolean', 'RESIDUO([employees.id]; 2) = 0'],
  ['quinto', 'boolean', 'RESIDUO([employees.id]; 5) = 0'],
];
const SOUGHT = { numeric: ['0', '1', '2', '0.75', '9'], text: ['"a"', '"á"', '"M"'] } as const;

it.each([
  ['alone', []],
  ['joined, so that rows repeat them', ['payroll_lines.units']],
])('the rows of people %s have the values that BUSCARX finds where they are drawn', async (_name, others) => {
  const keys = [...others, 'employees.name', 'employees.sbc'];
  const additional_columns = REPEATED.map(([id, , formula]) => ({
    ...THIRD,
    ...{ id: `adicional-${id}`, nombre: id, formula },
  }));
  const computed = REPEATED.map(([id, data_type]) => ({
    ...{ column: `adicional-${id}`, data_type, readable_name: id },
  }));
  const item = tabla(keys, { additional_columns, selected_columns: [...keys.map(selected), ...computed] });
  const sought = (type: SelectedColumn['data_type']): readonly string[] => {
    if (type === 'numeric' || type === 'text') return SOUGHT[type];
    return type === 'date' ? ['FECHA(2026; 1; 3)', 'FECHA(2026; 2; 3)'] : ['VERDADERO', 'FALSO'];
  };
  const named = (key: string): string => `[${item.uuid}.${key}]`;
  // Each value in each column, and two columns in turn that are returned for it.
  const formulas = computed
    .flatMap(({ column, data_type }) => sought(data_type).map((value) => `${value}; ${named(column)}`))
    .flatMap((question, at) =>
      [at, at * 3 + 1]
        .map((one) => computed[one % computed.length]?.column ?? '')
        .map((key) => `BUSCARX(${question}; ${named(key)})`),
    );
  const report = reportWith(item, [
    ...formulas,
    `BUSCARX("Nadie"; ${named('employees.name')}; ${named('employees.sbc')}; 12.5)`,
  ]);
  const today = todayInMexico();
  const rows = await inTenant(driver.portal.owner, SCOPE, (trx) =>
    firstRowsOfReport(trx, report, { organizationId: ORGANIZATION, limit: 5000, today }),
  );
  expect(rows[item.uuid]).toMatchObject({ more: false });
  const drawn = outcomesOfRows(report, (uuid) => rows[uuid]?.rows ?? [], today);
  const results = await resultsOf(report);
  expect(results).toHaveLength(formulas.length + 1);
  for (const { formula, value, ...result } of results) {
    const { value: expected, ...rest } = drawn.get(formula) ?? { value: 'none' };
    expect([formula, plain(value), result]).toEqual([formula, plain(expected), rest]);
  }
  const kinds = new Set(results.map(({ type, value, loss }) => (value === null ? loss : type)));
  expect([...kinds]).toEqual(
    expect.arrayContaining(['numero', 'texto', 'fecha', 'logico', 'notFound', 'ambiguous']),
  );
  expect(results.at(-1)).toMatchObject({ value: '12.5' });
});

it('a criterion takes the value of a parameter, and reads none as an operator', async () => {
  const name: ReportParameter = { id: 'parametro-2', nombre: 'Nombre', tipo: 'texto', requerido: true };
  const item = tabla(['employees.name', 'employees.sbc']);
  const report = reportWith(item, [`CONTAR.SI([${item.uuid}.employees.name]; [parametro-2])`], [name]);
  expect(await resultsOf(report, { parametros: { 'parametro-2': 'Nadie se llama así' } })).toMatchObject([
    { value: '0' },
  ]);
});

it('formulas take the values of parameters; one that is missing is refused by its name', async () => {
  const rate: ReportParameter = { id: 'parametro-1', nombre: 'Tasa', tipo: 'numero', requerido: true };
  const item = tabla(['employees.name', 'employees.sbc']);
  const report = reportWith(item, [`CONTARA([${item.uuid}.employees.name]) * 0 + [parametro-1] * 2`], [rate]);
  expect(await resultsOf(report, { parametros: { 'parametro-1': '-1.25' } })).toMatchObject([
    { value: '-2.5' },
  ]);
  const refused = await send(report);
  expect(refused.status).toBe(400);
  expect(JSON.stringify(await refused.json())).toContain('Tasa');
});

it('formulas that are being written are computed along; those that cannot be are not there', async () => {
  const item = tabla(['employees.name']);
  const formulas = [`CONTARA([${item.uuid}.employees.name])`, 'SUMA([Tabla 7.Nada])', '1 +'];
  expect((await resultsOf(reportWith(item, []), { formulas })).map(({ formula }) => formula)).toEqual([
    formulas[0],
  ]);
});

it('more formulas than a report may have are refused before any is compiled', async () => {
  const item = tabla(['employees.name']);
  const many = Array.from({ length: 501 }, (_, index) => `${index}`);
  expect((await send(reportWith(item, many))).status).toBeGreaterThanOrEqual(400);
});
