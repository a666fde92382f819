/**
 * What Excel's documentation of each function shows, as formulas and their values. A function that Excel has not got
 * (`LETRA`) has examples of ours; a value that differs from Excel on purpose says why.
 */
import { describe, expect, it } from 'vitest';
import type { Row } from '../data/column.ts';
import { formulaForRows } from '../data/evaluate-formula.ts';
import { outcomesOfRows, outcomeText } from '../report/formula-results.ts';
import { formulaSources, storedReportFormula } from '../report/formula-tables.ts';
import { newItem } from '../report/new-item.ts';
import { emptyReport, type ReportDocument } from '../report/report.ts';
import { compileFormula, isProblem } from './compile-formula.ts';
import {
  FUNCTION_NAMES,
  type FunctionName,
  TABLE_FUNCTION_NAMES,
  type TableFunction,
} from './function-table.ts';

const TODAY = '2026-11-26';

type Example = readonly [formula: string, value: string | null];

const EXAMPLES: Readonly<Record<FunctionName, readonly Example[]>> = {
  SI: [
    ['SI(1 = 1; "Sí"; "No")', 'Sí'],
    ['SI(1200 > 900; "Por encima del presupuesto"; "Dentro del presupuesto")', 'Por encima del presupuesto'],
    ['SI(500 > 900; 500 - 900; 0)', '0'],
  ],
  'SI.ERROR': [
    ['SI.ERROR(210 / 35; -1)', '6'],
    ['SI.ERROR(55 / 0; -1)', '-1'],
  ],
  'SI.CONJUNTO': [
    ...[93, 89, 71, 60, 58].map(
      (points, at): Example => [
        `SI.CONJUNTO(${points} > 89; "A"; ${points} > 79; "B"; ${points} > 69; "C"; ${points} > 59; "D"; VERDADERO; "F")`,
        ['A', 'B', 'C', 'D', 'F'][at] ?? '',
      ],
    ),
  ],
  Y: [
    ['Y(50 > 1; 50 < 100)', 'true'],
    ['Y(1 < 100; 100 < 100)', 'false'],
  ],
  O: [
    ['O(50 > 1; 50 < 100)', 'true'],
    ['O(100 < 50; 100 > 100)', 'false'],
  ],
  NO: [
    ['NO(50 > 100)', 'true'],
    ['NO(2 + 2 = 4)', 'false'],
  ],
  ESBLANCO: [
    ['ESBLANCO("")', 'true'],
    ['ESBLANCO("Región 1")', 'false'],
  ],
  SUMA: [
    ['SUMA(3; 2)', '5'],
    ['SUMA(-5; 15; 30; 15)', '55'],
    ['SUMA(5; 15; 1)', '21'],
  ],
  PROMEDIO: [
    ['PROMEDIO(10; 7; 9; 27; 2)', '11'],
    ['PROMEDIO(10; 7; 9; 27; 2; 5)', '10'],
  ],
  CONTAR: [
    ['CONTAR(FECHA(2008; 12; 8); 19; 22.24)', '3'],
    ['CONTAR(FECHA(2008; 12; 8); 19; 22.24; 2)', '4'],
  ],
  CONTARA: [
    ['CONTARA(FECHA(2008; 12; 8); ""; 19; 22.24; VERDADERO; "#DIV/0!")', '5'],
    ['CONTARA(FECHA(2008; 12; 8); 19; 22.24; VERDADERO)', '4'],
  ],
  MIN: [
    ['MIN(10; 7; 9; 27; 2)', '2'],
    ['MIN(10; 7; 9; 27; 2; 0)', '0'],
  ],
  MAX: [
    ['MAX(10; 7; 9; 27; 2)', '27'],
    ['MAX(10; 7; 9; 27; 2; 30)', '30'],
  ],
  REDONDEAR: [
    ['REDONDEAR(2.15; 1)', '2.2'],
    ['REDONDEAR(2.149; 1)', '2.1'],
    ['REDONDEAR(-1.475; 2)', '-1.48'],
    ['REDONDEAR(21.5; -1)', '20'],
    ['REDONDEAR(626.3; -3)', '1000'],
    ['REDONDEAR(1.98; -1)', '0'],
    ['REDONDEAR(-50.55; -2)', '-100'],
  ],
  TRUNCAR: [
    ['TRUNCAR(8.9)', '8'],
    ['TRUNCAR(-8.9)', '-8'],
    ['TRUNCAR(0.45)', '0'],
  ],
  ENTERO: [
    ['ENTERO(8.9)', '8'],
    ['ENTERO(-8.9)', '-9'],
    ['19.5 - ENTERO(19.5)', '0.5'],
  ],
  ABS: [
    ['ABS(2)', '2'],
    ['ABS(-2)', '2'],
    ['ABS(-4)', '4'],
  ],
  RESIDUO: [
    ['RESIDUO(3; 2)', '1'],
    ['RESIDUO(-3; 2)', '1'],
    ['RESIDUO(3; -2)', '-1'],
    ['RESIDUO(-3; -2)', '-1'],
  ],
  CONCATENAR: [
    ['CONCATENAR("Poblacion de "; "trucha"; " es de "; 32; "/milla")', 'Poblacion de trucha es de 32/milla'],
    ['CONCATENAR("Fourth"; " & "; "Pine")', 'Fourth & Pine'],
  ],
  IZQUIERDA: [
    ['IZQUIERDA("Sale Price"; 4)', 'Sale'],
    ['IZQUIERDA("Sweden")', 'S'],
  ],
  DERECHA: [
    ['DERECHA("Sale Price"; 5)', 'Price'],
    ['DERECHA("Stock Number")', 'r'],
  ],
  EXTRAE: [
    ['EXTRAE("Fluid Flow"; 1; 5)', 'Fluid'],
    ['EXTRAE("Fluid Flow"; 7; 20)', 'Flow'],
    // An empty text is no value.
    ['EXTRAE("Fluid Flow"; 20; 5)', null],
  ],
  LARGO: [
    ['LARGO("Phoenix, AZ")', '11'],
    ['LARGO("")', '0'],
    ['LARGO("     One   ")', '11'],
  ],
  MAYUSC: [
    ['MAYUSC("total")', 'TOTAL'],
    ['MAYUSC("Yield")', 'YIELD'],
  ],
  MINUSC: [
    ['MINUSC("E. E. Cummings")', 'e. e. cummings'],
    ['MINUSC("Apt. 2B")', 'apt. 2b'],
  ],
  NOMPROPIO: [
    ['NOMPROPIO("this is a TITLE")', 'This Is A Title'],
    ['NOMPROPIO("2-way street")', '2-Way Street'],
    ['NOMPROPIO("76BudGet")', '76Budget'],
  ],
  ESPACIOS: [
    ['ESPACIOS(" First Quarter Earnings ")', 'First Quarter Earnings'],
    ['ESPACIOS(" BD 122")', 'BD 122'],
  ],
  SUSTITUIR: [
    ['SUSTITUIR("Sales Data"; "Sales"; "Cost")', 'Cost Data'],
    ['SUSTITUIR("Quarter 1, 2008"; "1"; "2")', 'Quarter 2, 2008'],
  ],
  TEXTO: [
    ['TEXTO(1234.567; "$#,##0.00")', '$1,234.57'],
    ['TEXTO(0.285; "0.0%")', '28.5%'],
  ],
  VALOR: [
    ['VALOR("$1,000")', '1000'],
    ['VALOR(".75")', '0.75'],
    ['VALOR("-12.")', '-12'],
  ],
  LETRA: [
    ['LETRA(21)', 'veintiún pesos 00/100 M.N.'],
    ['LETRA(1)', 'un peso 00/100 M.N.'],
  ],
  FECHA: [
    ['FECHA(2008; 1; 2)', '2008-01-02'],
    ['FECHA(2008; 14; 2)', '2009-02-02'],
    ['FECHA(2008; -3; 2)', '2007-09-02'],
    ['FECHA(2008; 1; 35)', '2008-02-04'],
    ['FECHA(2008; 1; -15)', '2007-12-16'],
  ],
  DIA: [
    ['DIA(FECHA(2011; 4; 15))', '15'],
    ['DIA(FECHA(2008; 1; 35))', '4'],
  ],
  MES: [
    ['MES(FECHA(2011; 4; 15))', '4'],
    ['MES(FECHA(2008; 14; 2))', '2'],
  ],
  AÑO: [
    ['AÑO(FECHA(2008; 7; 5))', '2008'],
    ['AÑO(FECHA(2010; 7; 5))', '2010'],
  ],
  HOY: [
    ['HOY()', TODAY],
    ['HOY() + 5', '2026-12-01'],
    ['AÑO(HOY()) - 1963', '63'],
  ],
  SIFECHA: [
    ['SIFECHA(FECHA(2001; 1; 1); FECHA(2003; 1; 1); "Y")', '2'],
    ['SIFECHA(FECHA(2001; 6; 1); FECHA(2002; 8; 15); "D")', '440'],
  ],
  DIAS: [
    ['DIAS(FECHA(2021; 3; 15); FECHA(2021; 2; 1))', '42'],
    ['DIAS(FECHA(2021; 12; 31); FECHA(2021; 1; 1))', '364'],
  ],
  'DIAS.LAB': [
    ['DIAS.LAB(FECHA(2012; 10; 1); FECHA(2013; 3; 1))', '110'],
    ['DIAS.LAB(FECHA(2013; 3; 1); FECHA(2012; 10; 1))', '-110'],
  ],
  'FIN.MES': [
    ['FIN.MES(FECHA(2011; 1; 1); 1)', '2011-02-28'],
    ['FIN.MES(FECHA(2011; 1; 1); -3)', '2010-10-31'],
  ],
  'FECHA.MES': [
    ['FECHA.MES(FECHA(2011; 1; 15); 1)', '2011-02-15'],
    ['FECHA.MES(FECHA(2011; 1; 15); -1)', '2010-12-15'],
    ['FECHA.MES(FECHA(2011; 1; 15); 2)', '2011-03-15'],
  ],
  DIASEM: [
    ['DIASEM(FECHA(2008; 2; 14))', '5'],
    ['DIASEM(FECHA(2008; 2; 14); 2)', '4'],
  ],
};

function resultOf(formula: string): string | null {
  const compiled = compileFormula(formula, (name) => `no column ${name}`);
  if (isProblem(compiled)) throw new Error(`${formula}: ${compiled.message}`);
  const { value } = formulaForRows(compiled, TODAY, 10)({});
  return value === null ? null : String(value);
}

describe.each(FUNCTION_NAMES)('%s', (name) => {
  it('has two examples or more that use it', () => {
    expect(EXAMPLES[name].length).toBeGreaterThan(1);
    for (const [formula] of EXAMPLES[name]) expect(formula).toContain(`${name}(`);
  });

  it.each(EXAMPLES[name])('%s is %s', (formula, value) => {
    expect(resultOf(formula)).toBe(value);
  });
});

/** The tables of Excel's examples: fruit with stock, properties with their commission, countries and people. */
const TABLE_EXAMPLES: Readonly<Record<TableFunction, readonly Example[]>> = {
  'SUMAR.SI': [
    ['SUMAR.SI([Casas.Valor]; "> 160000"; [Casas.Comisión])', '63,000'],
    ['SUMAR.SI([Casas.Valor]; "> 160000")', '900,000'],
    ['SUMAR.SI([Casas.Valor]; 300000; [Casas.Comisión])', '21,000'],
    ['SUMAR.SI([Casas.Valor]; "> 250000"; [Casas.Comisión])', '49,000'],
  ],
  'PROMEDIO.SI': [
    ['PROMEDIO.SI([Casas.Comisión]; "< 23000")', '14,000'],
    ['PROMEDIO.SI([Casas.Valor]; "< 250000")', '150,000'],
    // Excel: #DIV/0!
    ['PROMEDIO.SI([Casas.Valor]; "< 95000")', '—'],
    ['PROMEDIO.SI([Casas.Valor]; "> 250000"; [Casas.Comisión])', '24,500'],
  ],
  'CONTAR.SI': [
    ['CONTAR.SI([Frutas.Fruta]; "manzanas")', '2'],
    ['CONTAR.SI([Frutas.Fruta]; "duraznos") + CONTAR.SI([Frutas.Fruta]; "naranjas")', '2'],
    ['CONTAR.SI([Frutas.Existencia]; "> 55")', '2'],
    ['CONTAR.SI([Frutas.Existencia]; "<> 75")', '3'],
  ],
  FILAS: [
    ['FILAS([Frutas.Fruta])', '4'],
    ['FILAS([Casas.Valor])', '4'],
  ],
  BUSCARX: [
    ['BUSCARX("Brasil"; [Países.País]; [Países.Prefijo])', '+55'],
    ['BUSCARX(8389; [Personal.Clave]; [Personal.Nombre])', 'Dianne Pugh'],
    ['BUSCARX(1234; [Personal.Clave]; [Personal.Nombre]; "Clave no encontrada")', 'Clave no encontrada'],
    // Excel: #N/A
    ['BUSCARX(1234; [Personal.Clave]; [Personal.Nombre])', '—'],
    // Excel takes the first of both.
    ['BUSCARX("manzanas"; [Frutas.Fruta]; [Frutas.Existencia])', '—'],
  ],
};

const table = (alias: string, text: string, numbers: readonly [key: string, name: string][]) => ({
  ...newItem('tabla'),
  alias,
  selected_tables: ['employees'],
  selected_columns: [
    { column: 'employees.name', data_type: 'text' as const, readable_name: text },
    ...numbers.map(([column, readable_name]) => ({
      ...{ column, readable_name },
      ...{ data_type: 'numeric' as const, formato: 'general' as const },
    })),
  ],
});
const HOUSES = table('Casas', 'Casa', [
  ['employees.sbc', 'Valor'],
  ['employees.daily_salary', 'Comisión'],
]);
const FRUITS = table('Frutas', 'Fruta', [['employees.sbc', 'Existencia']]);
const STAFF = table('Personal', 'Nombre', [['employees.sbc', 'Clave']]);
const COUNTRIES = {
  ...table('Países', 'País', []),
  selected_columns: [
    { column: 'employees.name', data_type: 'text' as const, readable_name: 'País' },
    { column: 'employees.rfc', data_type: 'text' as const, readable_name: 'Prefijo' },
  ],
};
const TABLES = [HOUSES, FRUITS, STAFF, COUNTRIES];
const ROWS: Record<string, Row[]> = {
  [STAFF.uuid]: [
    [4390, 'Ned Lanning'],
    [8604, 'Margo Hendrix'],
    [8389, 'Dianne Pugh'],
    [4937, 'Earlene McCarty'],
  ].map(([key = null, name = null]) => ({ 'employees.name': name, 'employees.sbc': key })),
  [COUNTRIES.uuid]: [
    ['China', '+86'],
    ['India', '+91'],
    ['Brasil', '+55'],
    ['México', '+52'],
  ].map(([name = null, prefix = null]) => ({ 'employees.name': name, 'employees.rfc': prefix })),
  [HOUSES.uuid]: [100_000, 200_000, 300_000, 400_000].map((value) => ({
    ...{ 'employees.name': 'Casa', 'employees.sbc': value, 'employees.daily_salary': value * 0.07 },
  })),
  [FRUITS.uuid]: ['manzanas', 'naranjas', 'duraznos', 'manzanas'].map((name, at) => ({
    ...{ 'employees.name': name, 'employees.sbc': [32, 54, 75, 86][at] ?? null },
  })),
};

function totalOf(formula: string): string {
  const report = (items: ReportDocument['layouts'][number]['items']): ReportDocument => ({
    ...emptyReport('Ejemplos'),
    layouts: items.map((item, index) => ({ index, separation: false, items: [item] })),
  });
  const stored = storedReportFormula(formula, formulaSources(report(TABLES)));
  const chip = { type: 'formula' as const, attrs: { formula: stored } };
  const valor = { type: 'doc' as const, content: [{ type: 'paragraph' as const, content: [chip] }] };
  const whole = report([...TABLES, { ...newItem('texto'), valor }]);
  const [outcome] = outcomesOfRows(whole, (uuid) => ROWS[uuid] ?? [], TODAY).values();
  return outcome === undefined
    ? 'no outcome'
    : outcomeText({ ...outcome, type: numbered(outcome.type) }, null);
}

/** Money of the example is a plain number here. */
const numbered = <Type extends string>(type: Type) => (type === 'moneda' ? 'numero' : type);

describe.each(TABLE_FUNCTION_NAMES)('%s over the rows of a table', (name) => {
  it('has two examples or more that use it', () => {
    expect(TABLE_EXAMPLES[name].length).toBeGreaterThan(1);
    for (const [formula] of TABLE_EXAMPLES[name]) expect(formula).toContain(`${name}(`);
  });

  it.each(TABLE_EXAMPLES[name])('%s is %s', (formula, value) => {
    expect(totalOf(formula)).toBe(value);
  });
});
