import { expect, test } from 'vitest';
import { type BulkContext, type BulkKind, type BulkLine, bulkValue } from './bulk-line.ts';
import { checkBulkLines } from './check-bulk-lines.ts';
import { personFinder } from './find-person.ts';

const CONTEXT: BulkContext = {
  paysheet_id: 1,
  period_id: 1,
  initial_date: '2026-01-01',
  end_date: '2026-01-15',
  employees: [
    {
      id: 7,
      human_id: '0012',
      name: 'Ana Ruiz',
      employments: [{ hire_date: '2020-01-06', initial_date: '2020-01-06', termination_date: null }],
      version: 0,
    },
    {
      id: 8,
      human_id: null,
      name: 'Luis Paz',
      employments: [{ hire_date: '2026-01-10', initial_date: '2026-01-10', termination_date: null }],
      version: 0,
    },
  ],
  concepts: [
    { id: 220, key: 'D020C_DI', description: 'Falta', type_value: 'DI' },
    { id: 12, key: 'P012', description: 'Bono', type_value: 'IM' },
  ],
  taken: [
    { employee_id: 7, date: '2026-01-14', by: 'disability' },
    { employee_id: 7, date: '2026-01-13', by: 'incident' },
    { employee_id: 7, date: '2026-01-12', by: 'hours' },
  ],
  certificates: [],
  initials: [],
  foreign_folios: ['ZZ999999'],
  stored: [],
  captured: 0,
};

const line = (grupo: string, valores: Record<string, string>, number = '0012'): BulkLine => ({
  renglon: 5,
  'NUM EMPLEADO': number,
  NOMBRE: '',
  grupo,
  valores,
});
const problems = (kind: BulkKind, ...lines: BulkLine[]) =>
  checkBulkLines(kind, lines, CONTEXT).problems.map(({ line: at, field }) => `${at} ${field}`);
const disability = (changes: Record<string, string> = {}, grupo = 'D014C_DI') =>
  line(grupo, {
    'FECHA INICIAL': '2026-01-05',
    DIAS: '3',
    FOLIO: 'AB123456',
    'TIPO INCAPACIDAD': 'I',
    'CONTROL DE INCAPACIDAD': '1',
    ...changes,
  });

test('a concept of days stands for so many days in a row, others for one date', () => {
  const { rows } = checkBulkLines(
    'I',
    [
      line('D020C_DI', { FECHA: '2026-01-05', CANTIDAD: '3' }),
      line('P012', { FECHA: '2026-01-05', CANTIDAD: '99.50' }),
    ],
    CONTEXT,
  );
  const row = { id_empleado: 7, tipo_carga: 2 };
  expect(rows).toEqual([
    { ...row, id_concepto: 220, fecha: '2026-01-05', incidencia: '1' },
    { ...row, id_concepto: 220, fecha: '2026-01-06', incidencia: '1' },
    { ...row, id_concepto: 220, fecha: '2026-01-07', incidencia: '1' },
    { ...row, id_concepto: 12, fecha: '2026-01-05', incidencia: '99.50' },
  ]);
});

test.each<[string, string, Record<string, string>, string]>([
  ['no date', 'P012', { CANTIDAD: '5' }, 'FECHA'],
  ['no calendar day', 'P012', { FECHA: 'ayer', CANTIDAD: '5' }, 'FECHA'],
  ['a date outside of the period', 'P012', { FECHA: '2026-02-01', CANTIDAD: '5' }, 'FECHA'],
  ['no amount', 'P012', { FECHA: '2026-01-05' }, 'CANTIDAD'],
  ['a negative amount', 'P012', { FECHA: '2026-01-05', CANTIDAD: '-5' }, 'CANTIDAD'],
  ['an enormous amount', 'P012', { FECHA: '2026-01-05', CANTIDAD: '1e30' }, 'CANTIDAD'],
  ['three decimals', 'P012', { FECHA: '2026-01-05', CANTIDAD: '1.234' }, 'CANTIDAD'],
  ['words for a number', 'P012', { FECHA: '2026-01-05', CANTIDAD: 'cien' }, 'CANTIDAD'],
  ['half a day', 'D020C_DI', { FECHA: '2026-01-05', CANTIDAD: '1.5' }, 'CANTIDAD'],
  ['a thousand days', 'D020C_DI', { FECHA: '2026-01-05', CANTIDAD: '1000' }, 'CANTIDAD'],
  ['days beyond the period', 'D020C_DI', { FECHA: '2026-01-15', CANTIDAD: '2' }, 'FECHA'],
  ['an absence against a disability', 'D020C_DI', { FECHA: '2026-01-14', CANTIDAD: '1' }, 'FECHA'],
  ['a day of another period’s incident', 'D020C_DI', { FECHA: '2026-01-12', CANTIDAD: '2' }, 'FECHA'],
])('incidents: %s', (_, key, values, field) => {
  expect(problems('I', line(key, values))).toEqual([`0 ${field}`]);
});

test('an incident before hire, and the same concept twice on a day', () => {
  const bonus = { FECHA: '2026-01-05', CANTIDAD: '5' };
  expect(problems('I', line('P012', bonus, '8'))).toEqual(['0 FECHA']);
  expect(problems('I', line('P012', bonus), line('P012', bonus))).toEqual(['1 FECHA']);
});

test('of a person with a wrong line nothing is loaded, of the others all', () => {
  const right = line('P012', { FECHA: '2026-01-05', CANTIDAD: '5' });
  const wrong = line('P012', { FECHA: '2026-01-06', CANTIDAD: 'x' });
  const other = line('P012', { FECHA: '2026-01-12', CANTIDAD: '7' }, '8');
  for (const mode of ['named', 'all'] as const) {
    const { people, rows } = checkBulkLines('I', [wrong, right, other], CONTEXT, mode);
    expect(people).toEqual([8]);
    expect(rows).toMatchObject([{ id_empleado: 8, incidencia: '7' }]);
  }
});

test('hours by person; nothing and zero are none', () => {
  const lines = [line('2026-01-05', { HORAS: '2.5' }), line('2026-01-06', { HORAS: '0' })];
  expect(checkBulkLines('E', lines, CONTEXT)).toMatchObject({
    problems: [],
    people: [7],
    rows: [{ id: 7, dias: [{ fecha: '2026-01-05', horas: '2.5' }] }],
  });
});

test.each([
  ['11', '2026-01-05'],
  ['-1', '2026-01-05'],
  ['2.25', '2026-01-05'],
  ['2', '2026-01-12'],
])('%s hours on %s', (hours, day) => {
  expect(problems('E', line(day, { HORAS: hours }))).toEqual(['0 HORAS']);
});

test('a certificate is its days', () => {
  const { rows } = checkBulkLines('IN', [disability()], CONTEXT);
  expect(rows).toHaveLength(3);
  expect(rows[0]).toMatchObject({ id: 7, incapacidad: 316, dias_incapacidad: 1, tipo_riesgo: 0 });
});

test.each<[string, Record<string, string>, string]>([
  ['a lower-case folio', { FOLIO: 'ab123456' }, 'FOLIO'],
  ['no folio', { FOLIO: '' }, 'FOLIO'],
  ['a folio of another certificate', { FOLIO: 'ZZ999999' }, 'FOLIO'],
  ['no days', { DIAS: '' }, 'DIAS'],
  ['negative days', { DIAS: '-3' }, 'DIAS'],
  ['a thousand days', { DIAS: '1000' }, 'DIAS'],
  ['no type', { 'TIPO INCAPACIDAD': 'X' }, 'TIPO INCAPACIDAD'],
  ['a control of maternity', { 'CONTROL DE INCAPACIDAD': '7' }, 'CONTROL DE INCAPACIDAD'],
  ['a risk of an illness', { 'TIPO DE RIESGO': '1' }, 'TIPO DE RIESGO'],
  ['no such risk', { 'TIPO DE RIESGO': '9' }, 'TIPO DE RIESGO'],
  ['days on an absence', { 'FECHA INICIAL': '2026-01-12' }, 'FECHA INICIAL'],
  ['a beginning outside of the period', { 'FECHA INICIAL': '2026-02-12' }, 'FECHA INICIAL'],
])('disabilities: %s', (_, changes, field) => {
  expect(problems('IN', disability(changes))).toEqual([`0 ${field}`]);
});

test('disabilities: a folio twice, and days that meet', () => {
  expect(problems('IN', disability(), disability({ 'FECHA INICIAL': '2026-01-09' }))).toEqual(['1 FOLIO']);
  const other = disability({ FOLIO: 'CD123456', 'FECHA INICIAL': '2026-01-07' });
  expect(problems('IN', disability(), other)).toEqual(['1 FECHA INICIAL']);
});

test('an accident at work needs its risk and its sequel', () => {
  const accident = (changes: Record<string, string>) => problems('IN', disability(changes, 'D015C_DI'));
  expect(accident({})).toEqual(['0 TIPO DE RIESGO']);
  expect(accident({ 'TIPO DE RIESGO': '1' })).toEqual(['0 SECUELA O CONSECUENCIAS']);
  expect(accident({ 'TIPO DE RIESGO': '1', 'SECUELA O CONSECUENCIAS': '0' })).toEqual([]);
});

test('a subsequent certificate names its initial one, captured or external', () => {
  const SUBSEQUENT = { 'TIPO INCAPACIDAD': 'C', 'CONTROL DE INCAPACIDAD': '3' };
  const matchOf = (changes: Record<string, string>) =>
    problems('IN', disability({ ...SUBSEQUENT, ...changes }));
  expect(matchOf({})).toEqual(['0 FOLIO INICIAL']);
  expect(matchOf({ 'FOLIO INICIAL': 'oo1' })).toEqual(['0 FOLIO INICIAL']);
  expect(matchOf({ 'FOLIO INICIAL': 'CD000001' })).toEqual([]);
  expect(problems('IN', disability({ 'FOLIO INICIAL': 'CD000001' }))).toEqual(['0 FOLIO INICIAL']);
});

test('evidence that is stored for a folio stays with it', () => {
  const archivo_id = '3f1de1d6-5b0a-4a37-9a52-0d8a6bb1f5c1';
  const own = {
    ...{
      employee_id: 7,
      folio: 'AB123456',
      incapacidad: 316,
      fecha_incapacidad: '2026-01-05',
      dias_incapacidad: 3,
    },
    ...{ tipo_incapacidad: 'I' as const, tipo_control: 1, tipo_riesgo: 0, tipo_secuela: 0 },
    ...{ archivo_id, folio_inicial: null, own: true },
  };
  const { rows } = checkBulkLines('IN', [disability()], { ...CONTEXT, certificates: [own] });
  expect(rows[0]).toMatchObject({ archivo_id });
});

test('codes are read with the words of the lists, or alone', () => {
  const code = (value: string) => bulkValue('IN', 'CONTROL DE INCAPACIDAD', { type: 'text', value });
  expect(['1 - Única', '2', 'I - Inicial', 'c', 'otra cosa'].map(code)).toEqual([
    '1',
    '2',
    'I',
    'C',
    'otra cosa',
  ]);
});

test('quantities are read as in every field: a comma never multiplies', () => {
  const amount = (value: string) => bulkValue('I', 'CANTIDAD', { type: 'text', value });
  expect(['1,5', '100,50', '$1,234.50', '1.234', 'x'].map(amount)).toEqual([
    '1.5',
    '100.5',
    '1234.5',
    '1.234',
    'x',
  ]);
});

test('people are lineProblems by their number, also without the zeros that Excel takes', () => {
  const find = personFinder(CONTEXT.employees);
  expect([find('0012')?.id, find('12')?.id, find(' 8 ')?.id, find('99')?.id, find('')?.id]).toEqual([
    7,
    7,
    8,
    undefined,
    undefined,
  ]);
});

/** Files of one person, as long as a layout may be; each of them once took minutes, or all memory. */
test.each([
  ['days', 'IN', () => disability({ DIAS: '400' }), 'DIAS'],
  [
    'certificates that meet',
    'IN',
    (at: number) => disability({ FOLIO: `AB${100_000 + at}` }),
    'FECHA INICIAL',
  ],
  ['certificates of one folio', 'IN', () => disability(), 'FOLIO'],
  ['incidents', 'I', () => line('D020C_DI', { FECHA: '2026-01-05', CANTIDAD: '62' }), 'CANTIDAD'],
] as const)('a file of many %s is refused at its lines', (_, kind, lineAt, field) => {
  const lines = Array.from({ length: 20_000 }, (_line, at) => lineAt(at));
  const { problems: lineProblems, people, rows } = checkBulkLines(kind, lines, CONTEXT);
  expect(
    new Set(lineProblems.filter((one) => one.field === field).map((one) => one.line)).size,
  ).toBeGreaterThan(18_000);
  expect(people).toEqual([]);
  expect(rows).toEqual([]);
});
