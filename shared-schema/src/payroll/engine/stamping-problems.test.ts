import { expect, test } from 'vitest';
import { stampingMessages as texts } from '../../rule-messages/stamping-messages.ts';
import { curpOf } from '../curp.ts';
import { nssCheckDigit } from '../nss.ts';
import { rfcOf } from '../rfc.ts';
import { calculate } from './calculate.ts';
import type { PayLine } from './calculation-result.ts';
import {
  conceptStampingProblems,
  payStampingProblems,
  personStampingProblems,
  type StampedPay,
} from './stamping-problems.ts';
import { captured, inputOf } from './testing/input-of.ts';

const identity = {
  nombres: 'Olga',
  apellido_paterno: 'Ruiz',
  apellido_materno: 'Díaz',
  birth_date: '1990-01-01',
};
const person = {
  ...{ human_id: '7', name: 'Ruiz Díaz Olga', codigo_postal: '64000', clabe: '' },
  rfc: rfcOf(identity),
  curp: curpOf(identity, 'M', 'NL'),
  ssn: `7279560804${nssCheckDigit('7279560804')}`,
};

test('a complete person can be stamped', () => {
  expect(personStampingProblems(person)).toEqual([]);
  expect(personStampingProblems({ ...person, clabe: '002010077777777771' })).toEqual([]);
});

test.each([
  ['human_id', null, texts.number],
  ['human_id', 'x'.repeat(16), texts.number],
  ['name', '  ', texts.name],
  ['rfc', 'XAXX010101000', texts.rfc],
  ['rfc', '', texts.rfc],
  ['curp', 'RUDO900101', texts.curp],
  ['ssn', '12345678901', texts.nss],
  ['codigo_postal', '', texts.postcode],
  ['codigo_postal', '6400', texts.postcode],
  ['clabe', '002010077777777770', texts.clabe],
] as const)('%s %j is told', (field, value, problem) => {
  expect(personStampingProblems({ ...person, [field]: value })).toEqual([problem]);
});

test('all that is missing of a person is one sentence', () => {
  expect(texts.person(personStampingProblems({ ...person, curp: '', codigo_postal: '' }))).toBe(
    'El recibo no se podrá timbrar: falta o no es válido la CURP y el código postal de su domicilio fiscal. Corrígelo en sus datos y recalcula a esta persona.',
  );
});

const concept = { key: 'P001', kind: 'Percepción', cfdi_code: '001', description: 'Sueldo' } as const;

test.each([
  [
    'Percepción',
    ['001', '006', '009', '015', '019', '039', '044', '056'],
    ['000', '007', '016', '040', '057'],
  ],
  ['Deducción', ['001', '006', '113'], ['000', '114', '1']],
  ['Otro pago', ['001', '009', '999'], ['000', '010', '998']],
] as const)('codes of %s are those of its catalogue', (kind, good, bad) => {
  for (const cfdi_code of good) expect(conceptStampingProblems({ ...concept, kind, cfdi_code })).toEqual([]);
  for (const cfdi_code of [...bad, null])
    expect(conceptStampingProblems({ ...concept, kind, cfdi_code })).toEqual([texts.code(kind)]);
});

test('keys have 3 to 15 characters, names at most 100; incidents are no part of a receipt', () => {
  expect(conceptStampingProblems({ ...concept, key: 'P1' })).toEqual([texts.key]);
  expect(conceptStampingProblems({ ...concept, key: 'P'.repeat(16) })).toEqual([texts.key]);
  expect(conceptStampingProblems({ ...concept, description: 'a'.repeat(101) })).toEqual([texts.description]);
  expect(conceptStampingProblems({ ...concept, kind: 'Incidencia', cfdi_code: null, key: 'F' })).toEqual([]);
});

const line: PayLine = {
  ...{ units: '1.00', taxable: '0.00', exempt: '0.00', override: null, corrects: null },
  ...{ concept: 'P001', kind: 'Percepción', amount: '100.00' },
};
const pay: StampedPay = {
  ...{ lines: [line], days_paid: '15.00', hasOvertime: false, hasDisability: false },
  concepts: {
    P001: { kind: 'Percepción', cfdi_code: '001' },
    P023C_HR: { kind: 'Percepción', cfdi_code: '019' },
    P030: { kind: 'Percepción', cfdi_code: '014' },
    D006: { kind: 'Deducción', cfdi_code: '006' },
    D014C_DI: { kind: 'Incidencia', cfdi_code: '006' },
  },
};

test('amounts that a receipt may not have are told', () => {
  expect(payStampingProblems(pay)).toEqual([]);
  const correction = { ...line, amount: '-20.00', corrects: '2026-01-01' };
  expect(payStampingProblems({ ...pay, lines: [line, correction] })).toEqual([texts.negative('P001')]);
  expect(payStampingProblems({ ...pay, days_paid: '0.00' })).toEqual([texts.noDays]);
  expect(payStampingProblems({ ...pay, lines: [], days_paid: '0.00' })).toEqual([]);
});

test('overtime needs its hours, a disability its days', () => {
  const overtime = { ...pay, lines: [{ ...line, concept: 'P023C_HR' }] };
  expect(payStampingProblems(overtime)).toEqual([texts.noHours]);
  expect(payStampingProblems({ ...overtime, hasOvertime: true })).toEqual([]);
  for (const one of [
    { ...line, concept: 'P030' },
    { ...line, concept: 'D006', kind: 'Deducción' as const },
  ]) {
    expect(payStampingProblems({ ...pay, lines: [one] })).toEqual([texts.noDisability]);
    expect(payStampingProblems({ ...pay, lines: [one], hasDisability: true })).toEqual([]);
  }
  // Its days alone are no amount.
  const days = { ...line, concept: 'D014C_DI', kind: 'Incidencia' as const, amount: '0.00' };
  expect(payStampingProblems({ ...pay, lines: [line, days] })).toEqual([]);
});

test('what the calculation pays of an ordinary period can be stamped, and adds up as the document asks', () => {
  const input = inputOf({ daily: '340', incidents: [captured('P012', '100.00')] });
  const { lines, totals } = calculate(input);
  expect(
    payStampingProblems({
      ...{ lines, concepts: input.concepts, days_paid: totals.days_paid },
      ...{ hasOvertime: false, hasDisability: false },
    }),
  ).toEqual([]);
  // TotalPercepciones = gravado + exento, of each line and of all.
  for (const { kind, amount, taxable, exempt } of lines)
    if (kind === 'Percepción') expect(Number(taxable) + Number(exempt)).toBeCloseTo(Number(amount), 9);
  // Who has a right to the subsidy has the other payment 002, also with 0.00.
  expect(lines.some(({ kind }) => kind === 'Otro pago')).toBe(true);
});
