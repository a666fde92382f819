/** Files of a comparison, as programs write and break them. */
import { describe, expect, it } from 'vitest';
import { nssCheckDigit } from '../../payroll/nss.ts';
import { emissionCodes } from '../readers/emission-codes.ts';
import { ConfrontaFiles, MAX_LINES } from './confronta-files.ts';
import { monthOfTitle, registerOfCell } from './emission-month.ts';
import { textFileKind } from './text-file-kind.ts';

const REGISTER = 'Y5412345109';
const nssOf = (ten: string) => `${ten}${nssCheckDigit(ten)}`;
const [ANA, LU] = [nssOf('0234567890'), nssOf('4391600033')];

const NO_CODES = emissionCodes([]);
const filesOf = (scope: { first?: string; last?: string; excluded?: string[] } = {}) =>
  new ConfrontaFiles({
    ...{ register: REGISTER, first: scope.first ?? '2026-07-01', last: scope.last ?? '2026-07-31' },
    ...{ codes: NO_CODES, excluded: new Set(scope.excluded ?? []) },
  });

/** A line of Aseg.txt, by its documented positions. */
function aseg(nss: string, name: string, register = REGISTER): string {
  const text = `${register}${nss}NUOM900214AB1NUOM900214MDFXFR02${name.padEnd(50)}1001012025`;
  return `${text}0052465${' '.repeat(17)}${' '.repeat(10)}00000000000000000`;
}
const movt = (nss: string, day: string) => `${REGISTER}${nss}07${day}${' '.repeat(8)}000060000`;
const ansi = (lines: readonly string[]): Uint8Array =>
  Uint8Array.from(lines.map((line) => `${line}\r\n`).join(''), (letter) => letter.charCodeAt(0));

describe('text files', () => {
  it.each([
    ['ANSI', (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0))],
    ['UTF-8', (text: string) => new TextEncoder().encode(text)],
    ['UTF-8 with a mark', (text: string) => new TextEncoder().encode(`\ufeff${text}`)],
  ])('are read in %s, with each way of writing Ñ', (_name, encode) => {
    for (const enye of ['Ñ', '#', '/']) {
      const files = filesOf();
      files.text('Aseg.txt', encode(`${aseg(ANA, `NU${enye}EZ$EK$ANA`)}\r\n`));
      files.finish();
      expect(files.refusals).toEqual([]);
      expect(files.sides.txt.get(ANA)).toMatchObject({ name: 'NUÑEZ EK ANA', sbc: '524.65' });
    }
  });

  it('that SUA wrote longer are read; a truncated line leaves its person out and is said', () => {
    const files = filesOf();
    files.text('Aseg.txt', ansi([`${aseg(ANA, 'EK$$ANA')}XYZ`, aseg(LU, 'EK$$LU').slice(0, 100)]));
    files.finish();
    expect(files.sides.txt.has(ANA)).toBe(true);
    expect(files.sides.txt.has(LU)).toBe(false);
    expect(files.findings.kept).toMatchObject([{ code: 'truncated', line: 2, nss: LU, file: 'Aseg.txt' }]);
  });

  it('of another registro are not read, and refuse the comparison when they are all there is', () => {
    const files = filesOf();
    files.text('Aseg.txt', ansi([aseg(ANA, 'EK$$ANA'), aseg(LU, 'EK$$LU', 'Z9912345109')]));
    files.finish();
    expect(files.sides.txt.has(LU)).toBe(false);
    expect(files.findings.kept).toMatchObject([{ code: 'other_register', line: 2 }]);
    const alone = filesOf();
    alone.text('Aseg.txt', ansi([aseg(LU, 'EK$$LU', 'Z9912345109')]));
    expect(alone.refusals).toHaveLength(1);
  });

  it('have an NSS once; movements of other months are said and not compared', () => {
    const files = filesOf();
    files.text('Aseg.txt', ansi([aseg(ANA, 'EK$$ANA'), aseg(ANA, 'EK$$ANA')]));
    files.text('Movt.txt', ansi([movt(ANA, '16072026'), movt(ANA, '16062026')]));
    files.finish();
    expect(files.findings.kept.map(({ code }) => code)).toEqual(['repeated', 'other_month']);
    expect(files.sides.txt.get(ANA)).toMatchObject({
      sbc: '600.00',
      movements: [{ type: '07', date: '2026-07-16' }],
    });
  });

  it('state no movements, absences and disabilities without Movt.txt', () => {
    const files = filesOf();
    files.text('Aseg.txt', ansi([aseg(ANA, 'EK$$ANA')]));
    files.finish();
    expect(files.sides.txt.get(ANA)).toMatchObject({ movements: null, absences: null, disabilities: null });
  });

  it('never hold people who are compared with nothing', () => {
    const files = filesOf({ excluded: [LU] });
    files.text('Aseg.txt', ansi([aseg(ANA, 'EK$$ANA'), aseg(LU, 'EK$$LU')]));
    files.finish();
    expect([files.sides.txt.has(ANA), files.sides.txt.has(LU)]).toEqual([true, false]);
  });

  it('have a limit of lines', () => {
    const files = filesOf();
    const bytes = new Uint8Array(100 + MAX_LINES).fill(0x0a);
    bytes.set(ansi([movt(ANA, '16072026')]));
    files.text('Movt.txt', bytes);
    expect(files.refusals[0]).toContain('200,000');
  });

  it('are told apart by their lines, or by their names', () => {
    const person = `${REGISTER}${ANA}`;
    expect(textFileKind('x.txt', aseg(ANA, 'EK$$ANA'))).toBe('Aseg.txt');
    expect(textFileKind('x.txt', `${person}${'0'.repeat(27)}`)).toBe('Movt.txt');
    expect(textFileKind('AFIL ENERO.TXT', `${person}${'0'.repeat(57)}`)).toBe('Afil.txt');
    expect(textFileKind('pago.sua', '02Y5412345109')).toBe('SUA');
    expect(textFileKind('nota.txt', 'Querida Ana')).toBeNull();
  });
});

/** Letters at positions from 0, by the description of the payment file. */
function put(parts: Record<number, string>, width: number): string {
  const letters = Array.from({ length: width }, () => ' ');
  for (const [at, text] of Object.entries(parts))
    for (const [index, letter] of [...text].entries()) letters[Number(at) + index] = letter;
  return letters.join('');
}
const employer = (register = REGISTER, period = '202607') =>
  put({ 0: '02', 2: register, 14: 'AAA010101AAA', 26: period, 32: '000001', 38: 'COMPA#IA' }, 295);
const worker = (nss: string, name = 'EK$$ANA', register = REGISTER, period = '202607') =>
  put(
    {
      ...{ 0: '03', 2: register, 26: period, 32: nss, 43: 'NUOM900214AB1', 56: 'NUOM900214MDFXFR02' },
      ...{ 92: '00', 94: name, 144: '0052465', 153: '31', 155: '00', 157: '00', 159: '0'.repeat(49) },
    },
    295,
  );

describe('the payment file of SUA', () => {
  const paid = (bytes: Uint8Array, scope: Parameters<typeof filesOf>[0] = {}) => {
    const files = filesOf(scope);
    files.text('pago.SUA', bytes);
    files.finish();
    return files;
  };

  it.each([
    ['ANSI', (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0))],
    ['UTF-8', (text: string) => new TextEncoder().encode(text)],
    ['UTF-8 with a mark', (text: string) => new TextEncoder().encode(`\ufeff${text}`)],
  ])('is read in %s, with each way of writing Ñ and longer lines', (_name, encode) => {
    for (const enye of ['Ñ', '#', '/']) {
      const files = paid(encode(`${employer()}\r\n${worker(ANA, `NU${enye}EZ$EK$ANA`)}EXTRA\r\n`));
      expect([files.refusals, files.findings.kept]).toEqual([[], []]);
      expect(files.sides.sua.get(ANA)).toMatchObject({ name: 'NUÑEZ EK ANA', sbc: '524.65' });
    }
  });

  it('leaves out whose record is cut, and says who is there twice', () => {
    const files = paid(ansi([employer(), worker(ANA), worker(LU).slice(0, 120), worker(ANA)]));
    expect(files.refusals).toEqual([]);
    expect([files.sides.sua.has(ANA), files.sides.sua.has(LU)]).toEqual([true, false]);
    expect(files.findings.kept.map(({ code, line }) => `${line} ${code}`)).toEqual([
      '3 truncated',
      '4 repeated',
    ]);
  });

  it('of another registro or month refuses the comparison, whichever record says so', () => {
    const other = 'Z9912345109';
    for (const lines of [
      [employer(other), worker(ANA, 'EK$$ANA', other)],
      [employer(), worker(ANA, 'EK$$ANA', other)],
      [employer(REGISTER, '202605'), worker(ANA, 'EK$$ANA', REGISTER, '202605')],
    ])
      expect(paid(ansi(lines)).refusals.length).toBeGreaterThan(0);
    expect(paid(ansi(['Querida Ana'])).refusals.length).toBeGreaterThan(0);
  });

  it('never holds people who are compared with nothing', () => {
    const files = paid(ansi([employer(), worker(ANA), worker(LU)]), { excluded: [LU] });
    expect([files.sides.sua.has(ANA), files.sides.sua.has(LU)]).toEqual([true, false]);
  });
});

describe('an EBA', () => {
  const HEADS = [
    ...['NSS', 'Nombre', 'Días', 'Salario Diario', 'Retiro', 'Cesantía y vejez patronal'],
    ...['Cesantía y vejez obrero', 'Aportación patronal', 'Total'],
  ];
  const row = (nss: unknown, days: unknown, quota: unknown) =>
    [nss, 'ANA EK', days, '500', quota, '0', '0', '0', quota] as (string | number | null)[];
  const read = (rows: (string | number | null)[][], register = REGISTER) => {
    const files = filesOf({ first: '2026-07-01', last: '2026-08-31' });
    const book = files.emission('EBA.xlsx');
    const sheet = 'Movimientos EBA Agosto 2026';
    book.row(sheet, 1, [register]);
    for (const [at, cells] of [HEADS, ...rows].entries()) book.row(sheet, 5 + at, cells);
    book.end();
    files.finish();
    return files;
  };

  it('adds the rows of one NSS, and says what a row lacks', () => {
    const files = read([row(ANA, 31, '310.00'), row(ANA, 31, '310.00'), [LU], row('12345', 62, '1')]);
    expect(files.refusals).toEqual([]);
    expect(files.sides.emision.get(ANA)).toMatchObject({ quotas: { retiro: '620' } });
    expect(files.sides.emision.has(LU)).toBe(false);
    expect([...new Set(files.findings.kept.map(({ line }) => line))]).toEqual([8, 9]);
  });

  it('of another registro refuses the comparison', () => {
    expect(read([row(ANA, 62, '620.00')], 'Z9912345109').refusals[0]).toContain(REGISTER);
  });
});

describe('an emission', () => {
  it('is of the month and registro that its titles name', () => {
    expect(monthOfTitle('Movimientos EMA septiembre 2026')).toBe('2026-09');
    expect(monthOfTitle('Emisión Dic 2025')).toBe('2025-12');
    expect(monthOfTitle('MOVIMIENTOS DE ENERO DE 2026')).toBe('2026-01');
    expect(monthOfTitle('Salario mayor de 2026')).toBeNull();
    expect(registerOfCell('Y54-12345-10-9')).toBe(REGISTER);
    expect(registerOfCell(`Registro Patronal: ${REGISTER}`)).toBe(REGISTER);
    expect(registerOfCell('NUOM900214AB1')).toBeNull();
  });

  it('of a bimester is named by either of its months, and two of one are refused', () => {
    const heads = ['NSS', 'Nombre', 'Días', 'Salario Diario', 'Retiro', 'Total'];
    const more = ['Cesantía y vejez patronal', 'Cesantía y vejez obrero', 'Aportación patronal'];
    const files = filesOf({ first: '2026-07-01', last: '2026-08-31' });
    for (const month of ['Julio 2026', 'Agosto 2026']) {
      const book = files.emission(`${month}.xlsx`);
      book.row(`Movimientos EBA ${month}`, 1, [REGISTER]);
      book.row(`Movimientos EBA ${month}`, 5, [...heads, ...more]);
      book.row(`Movimientos EBA ${month}`, 6, [ANA, 'ANA EK', 62, '500', '620', '620', '0', '0', '0']);
      book.end();
    }
    expect([...files.months.EBA]).toEqual(['2026-08']);
    expect(files.refusals).toHaveLength(1);
  });
});
