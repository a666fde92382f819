import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { type ColumnDataType, columnFormat } from './column.ts';
import {
  daySpanOf,
  decimalsOf,
  formatCell,
  formatOf,
  isPercentFormat,
  typedFormatProblem,
} from './format.ts';

const numberIn = (pattern: string, value: string): string =>
  formatCell(value, 'numeric', columnFormat.parse(`patron:${pattern}`));
const dateIn = (pattern: string, value: string, type: ColumnDataType = 'date'): string =>
  formatCell(value, type, columnFormat.parse(`patron:${pattern}`));

describe('a typed format of numbers', () => {
  test.each([
    ['#,##0.00', '1234.5', '1,234.50'],
    ['#,##0.00', '-1234.5', '-1,234.50'],
    ['#,##0', '0.5', '1'],
    ['#,##0', '-0.4', '0'],
    ['0', '1234.49', '1234'],
    ['$#,##0.00', '-1234.5', '-$1,234.50'],
    ['$#,##0;($#,##0)', '-1234.5', '($1,235)'],
    ['0.00;(0.00)', '-0.004', '0.00'],
    ['00000', '42', '00042'],
    ['0,000', '12', '0,012'],
    ['0.000', '2.0005', '2.001'],
    ['0.0%', '12.55', '12.6%'],
    ['0.00 "horas"', '8', '8.00 horas'],
    ['0.00 “horas”', '8', '8.00 horas'],
    ['#,##0 \\h', '8', '8 h'],
    ['€ 0.00', '1', '€ 1.00'],
    ['0.000000', '12345678901234567.1234565', '12345678901234567.123457'],
  ])('%j writes %s as %s', (pattern, value, text) => {
    expect(numberIn(pattern, value)).toBe(text);
  });

  test.each([
    ['', 'Escribe un formato, como #,##0.00.'],
    ['horas', 'Falta el 0 de las unidades: escribe #,##0 o 0.00.'],
    ['#,###', 'Falta el 0 de las unidades: escribe #,##0 o 0.00.'],
    ['0.##', 'Escribe # solo para separar los miles, como #,##0, y los decimales con 0: 0.00.'],
    ['0,00', 'La coma separa los miles, antes del punto: #,##0.00.'],
    ['#,##0,', 'La coma separa los miles, antes del punto: #,##0.00.'],
    ['0.00,0', 'La coma separa los miles, antes del punto: #,##0.00.'],
    ['0 0', 'El formato tiene dos números: deja uno, como #,##0.00.'],
    ['0.0.0', 'El formato tiene dos números: deja uno, como #,##0.00.'],
    ['0.0000000', 'Usa 6 decimales como máximo.'],
    ['0 h', 'No se reconoce “h”. Escribe los textos entre comillas, como 0.00 “horas”.'],
    ['0 "h', 'Cierra las comillas del texto.'],
    ['0;0;0', 'Usa punto y coma una sola vez: antes los positivos y después los negativos.'],
    ['0;0', 'Los negativos se leerían como positivos: ponles un signo menos o paréntesis, como 0.00;(0.00).'],
    ['0.0;-0.00', 'Las dos partes necesitan los mismos decimales y, si una lleva %, las dos.'],
    [
      '-0',
      'El signo menos y los paréntesis son de los negativos: escríbelos después de punto y coma, como 0.00;(0.00).',
    ],
  ])('%j says what to do', (pattern, problem) => {
    expect(typedFormatProblem('numeric', pattern)).toBe(problem);
  });

  it('has its decimals and its percent sign', () => {
    expect(decimalsOf({ data_type: 'numeric', formato: 'patron:0.000' })).toBe(3);
    expect(decimalsOf({ data_type: 'integer', formato: 'patron:0' })).toBe(0);
    expect(isPercentFormat('patron:0.0%')).toBe(true);
    expect(isPercentFormat('patron:0.0"%"')).toBe(false);
  });
});

describe('a typed format of dates', () => {
  test.each([
    ['dd/mm/aaaa', '05/09/2026'],
    ['d-m-aa', '5-9-26'],
    ['dd/mm/yyyy', '05/09/2026'],
    ['d de mmmm de aaaa', '5 de septiembre de 2026'],
    ['dddd d de mmmm', 'sábado 5 de septiembre'],
    ['ddd dd/mmm/aaaa', 'sáb 05/sep/2026'],
    ['MMMM AAAA', 'septiembre 2026'],
    ['"Año" aaaa', 'Año 2026'],
  ])('%j is written as %s', (pattern, text) => {
    expect(dateIn(pattern, '2026-09-05')).toBe(text);
  });

  it('writes hours on the clock of the bureau, and minutes after them', () => {
    const at = (pattern: string): string => dateIn(pattern, '2026-09-05T21:07:09Z', 'timestamp');
    expect(at('dd/mm/aaaa hh:mm')).toBe('05/09/2026 15:07');
    expect(at('dd/mm/aaaa h:mm AM/PM')).toBe('05/09/2026 3:07 p. m.');
    expect(at('hh:mm:ss')).toBe('15:07:09');
  });

  test.each([
    ['', 'date', 'Escribe un formato, como dd/mm/aaaa.'],
    ['mmmm', 'date', /^Con este formato dos fechas distintas se leen igual/],
    ['dd', 'date', /^Con este formato dos fechas distintas se leen igual/],
    ['dd aaaa', 'date', /^Con este formato dos fechas distintas se leen igual/],
    ['dd/mm/aaaa hh:mm', 'date', 'Esta columna no tiene hora: quita h, mm y ss.'],
    ['dd/mm/aaaa h:m', 'timestamp', 'Los minutos van después de la hora: hh:mm.'],
    ['dd/mm/aaa', 'date', '“aaa” no es parte de una fecha: usa d, m y a, como dd/mm/aaaa.'],
    ['dd/mm/aaaa x', 'date', /^No se reconoce “x”/],
    ['#,##0', 'date', /^No se reconoce “#”/],
  ] as const)('%j of a %s says what to do', (pattern, type, problem) => {
    expect(typedFormatProblem(type, pattern)).toEqual(
      typeof problem === 'string' ? problem : expect.stringMatching(problem),
    );
  });

  it('tells which days are written alike', () => {
    const spanOf = (pattern: string) =>
      daySpanOf({ data_type: 'date', formato: columnFormat.parse(`patron:${pattern}`) });
    expect(spanOf('mmmm aaaa')).toBe('month');
    expect(spanOf('aa')).toBe('year');
    expect(spanOf('dd/mm/aaaa')).toBeNull();
  });
});

it('of another kind than the column, the column keeps its own format', () => {
  expect(formatOf({ data_type: 'date', formato: 'patron:#,##0' })).toBe('fecha_corta');
  expect(formatOf({ data_type: 'numeric', formato: 'patron:dd/mm/aaaa' })).toBe('decimal');
  expect(formatOf({ data_type: 'text', formato: 'patron:0' })).toBe('general');
});

it('that is none is refused', () => {
  expect(columnFormat.safeParse('patron:').success).toBe(false);
  expect(columnFormat.safeParse('patron:hola').success).toBe(false);
  expect(columnFormat.safeParse(`patron:${'0'.repeat(61)}`).success).toBe(false);
});

it('whatever is typed, is read or refused with a sentence', () => {
  fc.assert(
    fc.property(
      fc.string({ maxLength: 70, unit: fc.constantFrom(...'#0,.;"-()$% dmahs/:\\“”xÑ') }),
      (typed) => {
        for (const type of ['numeric', 'date', 'timestamp'] as const) {
          const problem = typedFormatProblem(type, typed);
          if (problem !== null) expect(problem).toMatch(/\.$/);
          else {
            const format = columnFormat.parse(`patron:${typed}`);
            const value = type === 'numeric' ? '-1234.5678' : '2026-09-05';
            expect(formatCell(value, type, format)).not.toBe('');
          }
        }
      },
    ),
  );
});
