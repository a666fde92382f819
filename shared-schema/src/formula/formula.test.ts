import { describe, expect, it } from 'vitest';
import { formulaHelpMessages } from '../messages/formula-help-messages.ts';
import { compileFormula, isProblem } from './compile-formula.ts';
import { formulaEvaluator, formulaExcel } from './formula-backends.ts';
import type { FormulaType } from './formula-type.ts';
import { FormulaDecimal, type FormulaValue, type Loss } from './formula-value.ts';
import { FUNCTION_NAMES } from './function-table.ts';

type Known = { type: FormulaType; value: FormulaValue };
const columns: Record<string, Known> = {
  horas: { type: 'numero', value: new FormulaDecimal('10.5') },
  vacia: { type: 'numero', value: null },
  'salario diario': { type: 'moneda', value: new FormulaDecimal('412.35') },
  nombre: { type: 'texto', value: 'ana peña' },
  ingreso: { type: 'fecha', value: '2020-02-29' },
  baja: { type: 'fecha', value: null },
  activo: { type: 'logico', value: true },
};

const compiled = (formula: string) =>
  compileFormula(formula, (name) => {
    const known = columns[name.toLowerCase()];
    return known === undefined ? `No existe ${name}.` : { key: name.toLowerCase(), type: known.type };
  });

function computed(formula: string): { value: string | null; type: FormulaType; loss: Loss | null } {
  const match = compiled(formula);
  if (isProblem(match)) throw new Error(`${formula}: ${match.message}`);
  let loss: Loss | null = null;
  const value = formulaEvaluator(match.node)({
    today: '2026-11-26',
    read: (key) => columns[key]?.value ?? null,
    lose: (reason) => {
      loss ??= reason;
      return null;
    },
  });
  const written = typeof value === 'boolean' ? (value ? 'Sí' : 'No') : value;
  return { value: written === null ? null : String(written), type: match.type, loss };
}
const resultOf = (formula: string): string | null => computed(formula).value;

const problemOf = (formula: string) => {
  const existing = compiled(formula);
  if (!isProblem(existing)) throw new Error(`${formula} has no problem`);
  return { marked: formula.slice(existing.start, existing.end), message: existing.message };
};

const excelOf = (formula: string): string | null => {
  const hit = compiled(formula);
  if (isProblem(hit)) throw new Error(hit.message);
  return formulaExcel(hit.node, (key) => ({ formula: `IF(${key}="",NA(),${key})`, cell: key }));
};

describe('a formula', () => {
  it('has the precedence of Excel', () => {
    expect(resultOf('-2^2')).toBe('4');
    expect(resultOf('2^3^2')).toBe('64');
    expect(resultOf('1+2*3-8/4')).toBe('5');
    expect(resultOf('50%*200')).toBe('100');
    expect(resultOf('1+1&"a"')).toBe('2a');
    expect(resultOf('"a"&1=1&"b"')).toBe('No');
    expect(resultOf('=2*(3+4)')).toBe('14');
  });

  it('computes with exact decimals', () => {
    expect(resultOf('0.1+0.2=0.3')).toBe('Sí');
    expect(resultOf('SI(Horas > 9, 9, Horas) * [Salario diario] / 8')).toBe('463.89375');
    expect(resultOf('99999999999999999999*99999999999999999999')).toBeNull();
  });

  it('is not a little less than what it is', () => {
    expect(resultOf('ENTERO(10 / (7 / 10.5))')).toBe('15');
    expect(resultOf('10 / (7 / 10.5) = 15')).toBe('Sí');
    expect(resultOf('RESIDUO(2; 2 / 12)')).toBe('0');
    expect(resultOf('RESIDUO(-5; 3)')).toBe('1');
    expect(resultOf('RESIDUO(5; -3)')).toBe('-1');
    expect(resultOf('REDONDEAR(0.1 / 3 * 3.15; 3)')).toBe('0.105');
    expect(resultOf('IZQUIERDA("abcdef"; 2 / (2 / 3))')).toBe('abc');
  });

  it('knows the types of its values', () => {
    expect(computed('[Salario diario]*2').type).toBe('moneda');
    expect(computed('[Salario diario]/[Salario diario]').type).toBe('numero');
    expect(computed('Ingreso+30').type).toBe('fecha');
    expect(computed('HOY()-Ingreso').type).toBe('numero');
    expect(computed('SI(Horas>1;"";Ingreso)').type).toBe('fecha');
  });

  it('stays empty where a value is missing, and says why', () => {
    expect(computed('Horas+Vacia')).toMatchObject({ value: null });
    expect(computed('Horas/0')).toMatchObject({ value: null, loss: 'division' });
    expect(computed('SI(Vacia>1;1;2)')).toMatchObject({ value: null });
    expect(computed('FECHA(1800;1;1)')).toMatchObject({ value: null, loss: 'argument' });
    expect(computed('SI.CONJUNTO(Horas>20;1)')).toMatchObject({ value: null, loss: 'noCase' });
    expect(resultOf('SI.ERROR(Horas/0;0)')).toBe('0');
    expect(resultOf('SI.ERROR(Vacia;"")')).toBeNull();
    expect(resultOf('SUMA(Horas;Vacia;1)')).toBe('11.5');
    expect(resultOf('"Horas: "&Vacia')).toBe('Horas: ');
    expect(resultOf('Baja=""')).toBe('Sí');
    expect(resultOf('SI(Baja="";"Activo";"Baja")')).toBe('Activo');
    expect(resultOf('Ingreso<>""')).toBe('Sí');
  });

  it('compares texts without regard to capitals', () => {
    expect(resultOf('Nombre="ANA PEÑA"')).toBe('Sí');
    expect(resultOf('Nombre<>"ana pena"')).toBe('Sí');
  });

  it('counts days, months and years as Excel does', () => {
    expect(resultOf('SIFECHA(Ingreso;FECHA(2026;2;28);"y")')).toBe('5');
    expect(resultOf('FECHA.MES(Ingreso;12)')).toBe('2021-02-28');
    expect(resultOf('FECHA(2026;14;0)')).toBe('2027-01-31');
    expect(resultOf('DIAS.LAB(FECHA(2026;11;28);FECHA(2026;11;29))')).toBe('0');
    expect(resultOf('DIASEM(FECHA(2026;11;29))')).toBe('1');
    expect(computed('SIFECHA(HOY();Ingreso;"D")')).toMatchObject({ value: null, loss: 'argument' });
  });

  it('takes commas and semicolons, any capitals and missing accents', () => {
    expect(resultOf('redondear(2.5,0)')).toBe('3');
    expect(resultOf('Año(ingreso)')).toBe('2020');
    expect(resultOf('ano(ingreso)')).toBe('2020');
    expect(resultOf('"dice ""hola"""')).toBe('dice "hola"');
  });
});

describe('what is wrong with a formula', () => {
  it('is marked, and says how to put it right', () => {
    expect(problemOf('SUMM(1)')).toEqual({
      marked: 'SUMM',
      message: 'No hay una función SUMM. ¿Quisiste decir SUMA? Elige una de la lista.',
    });
    expect(problemOf('1+[Nada]')).toEqual({ marked: '[Nada]', message: 'No existe Nada.' });
    expect(problemOf('(1+2')).toMatchObject({ marked: '(' });
    expect(problemOf('SUMA(1;2').message).toBe('Falta cerrar el paréntesis de SUMA.');
    expect(problemOf('1+2)')).toMatchObject({ marked: ')' });
    expect(problemOf('Horas Horas')).toMatchObject({ marked: 'Horas' });
    expect(problemOf('1,5')).toMatchObject({ marked: ',' });
    expect(problemOf('SI(;1)').message).toContain('falta un valor');
    expect(problemOf('"abierto').message).toContain('Falta cerrar el texto con comillas rectas');
    expect(problemOf('1 # 2')).toMatchObject({ marked: '#' });
    expect(problemOf('').message).toContain('Escribe una fórmula');
  });

  it('names the types that do not go together', () => {
    expect(problemOf('Horas+Nombre')).toMatchObject({ marked: 'Nombre' });
    expect(problemOf('Horas+Nombre').message).toContain('VALOR(texto)');
    expect(problemOf('Ingreso&"x"').message).toContain('TEXTO(fecha; "dd/mm/aaaa")');
    expect(problemOf('Nombre>"b"').message).toContain('= o <>');
    expect(problemOf('SI(Horas;1;2)').message).toContain('VERDADERO o FALSO');
    expect(problemOf('SI(Activo;1;"a")')).toMatchObject({ marked: '"a"' });
    expect(problemOf('SIFECHA(Ingreso;HOY();"X")').message).toContain('"Y", "M", "D", "YM"');
    expect(problemOf('TEXTO(Horas;"raro")').message).toContain('"#,##0.00"');
    expect(problemOf('Ingreso+HOY()').message).toContain('no se suman');
  });

  it('bounds what is read', () => {
    expect(problemOf('1'.padEnd(10_001, '+1')).message).toContain('10,000 caracteres');
    expect(problemOf('('.repeat(5000)).message).toContain('200 niveles');
    expect(problemOf('-'.repeat(9000)).message).toContain('200 niveles');
    expect(problemOf(`1${'+1'.repeat(400)}`).message).toContain('200 niveles');
    expect(problemOf(`SUMA(${Array.from({ length: 101 }, () => '1').join(';')})`).message).toContain('100');
    expect(resultOf(`${'('.repeat(190)}1${')'.repeat(190)}`)).toBe('1');
    expect(problemOf('1'.repeat(30)).message).toContain('20 cifras');
  });
});

describe('every function', () => {
  it.each(FUNCTION_NAMES)('%s gives what its example says', (name) => {
    const { example, result } = formulaHelpMessages[name];
    expect(example).toContain(name);
    expect(resultOf(example)).toBe(result);
  });
});

describe('a formula in Excel', () => {
  it('has English names and cells', () => {
    expect(excelOf('REDONDEAR(Horas*1.5;2)')).toBe('ROUND((IF(horas="",NA(),horas)*1.5),2)');
    expect(excelOf('SUMA(Horas;Vacia)')).toBe('SUM(horas,vacia)');
    expect(excelOf('Horas=""')).toBe('(horas="")');
    expect(excelOf('"dice ""hola"""')).toBe('"dice ""hola"""');
  });

  it('reads no day, time or percentage as a number, as VALUE would', () => {
    expect(excelOf('VALOR(Nombre)')).toContain('&"%")*100,10)');
    for (const text of ['2026-02-01', '3:05', '50%', '1 1/2', '1E5', '(12)', '1+1', '+', ''])
      expect(resultOf(`SI.ERROR(VALOR("${text}"); 0 - 1)`), text).toBe('-1');
  });

  it('reads a sign before a number as VALUE does', () => {
    expect(resultOf('VALOR("+1.50") + VALOR("-$2")')).toBe('-0.5');
  });

  it('takes whole numbers of characters', () => {
    expect(excelOf('IZQUIERDA(Nombre;2)')).toMatch(/^LEFT\(.*,2\)$/);
    expect(excelOf('DERECHA(Nombre;Horas/2)')).toMatch(/,TRUNC\(/);
  });

  it('is none where Excel has nothing like it', () => {
    expect(excelOf('LETRA(Horas)')).toBeNull();
    expect(excelOf('HOY()-Ingreso')).toBeNull();
    expect(excelOf(`"${'a'.repeat(300)}"`)).toBeNull();
  });
});
