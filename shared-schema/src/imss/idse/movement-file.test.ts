import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { curpCheckDigit } from '../../payroll/curp.ts';
import { addDays } from '../../payroll/plain-date.ts';
import { imssLetters, linesOf, positions } from '../testing/file-reading.ts';
import { aRegister, aWorker, pesos } from '../testing/imss-arbitraries.ts';
import type { AffiliationMovement } from './affiliation-movement.ts';
import { type MovementFileInput, movementFiles } from './movement-file.ts';

const TODAY = '2026-07-15';
const REGISTER = 'Y5412345109';

const person = {
  person_number: '0061',
  nss: '12345678903',
  apellido_paterno: 'Núñez',
  apellido_materno: 'O’Farrill',
  nombres: 'María José',
  curp: `NUOM900214MDFXFR0${curpCheckDigit('NUOM900214MDFXFR0')}`,
};
const hire: AffiliationMovement = {
  ...person,
  type: '08',
  fecha: '2026-07-14',
  sbc: '524.65',
  tipo_trabajador: '1',
  tipo_salario: '0',
  jornada: '0',
  umf: '21',
};
const change: AffiliationMovement = {
  ...person,
  type: '07',
  fecha: '2026-07-13',
  sbc: '631.8',
  tipo_salario: '2',
  jornada: '0',
};
const leaving: AffiliationMovement = { ...person, type: '02', fecha: '2026-07-10', causa_baja: '2' };

const filesOf = (movements: readonly AffiliationMovement[], others: Partial<MovementFileInput> = {}) =>
  movementFiles({
    register: REGISTER,
    subdelegation: '39',
    zone: 'general',
    movements,
    today: TODAY,
    ...others,
  });

const codesOf = (...given: Parameters<typeof filesOf>) =>
  filesOf(...given).findings.map(({ code, severity }) => `${severity} ${code}`);

/** A record by the positions of the document, apart from the layout. */
function expectRecord(line: string, movement: AffiliationMovement, register: string, guia: string): void {
  expect(line).toHaveLength(168);
  const name = (text: string | null) =>
    imssLetters(text ?? 'X', '#')
      .slice(0, 27)
      .padEnd(27);
  expect(positions(line, 1, 11)).toBe(register);
  expect(positions(line, 12, 22)).toBe(movement.nss);
  expect(positions(line, 23, 49)).toBe(name(movement.apellido_paterno));
  expect(positions(line, 50, 76)).toBe(name(movement.apellido_materno));
  expect(positions(line, 77, 103)).toBe(name(movement.nombres));
  const [year, month, day] = (movement.fecha ?? '').split('-');
  expect(positions(line, 119, 126)).toBe(`${day}${month}${year}`);
  expect(positions(line, 132, 133)).toBe(movement.type);
  expect(positions(line, 134, 138)).toBe(guia);
  expect(positions(line, 139, 148)).toBe((movement.person_number ?? '').padEnd(10));
  expect(positions(line, 168)).toBe('9');
  const salary = (sbc: string | null) => String(Math.round(Number(sbc) * 100)).padStart(6, '0');
  switch (movement.type) {
    case '08':
      expect(positions(line, 104, 109)).toBe(salary(movement.sbc));
      expect(positions(line, 110, 115)).toBe('      ');
      expect(positions(line, 116)).toBe(movement.tipo_trabajador);
      expect(positions(line, 117)).toBe(movement.tipo_salario);
      expect(positions(line, 118)).toBe(movement.jornada);
      expect(positions(line, 127, 131)).toBe(`${(movement.umf ?? '').padStart(3, '0')}  `);
      expect(positions(line, 149)).toBe(' ');
      expect(positions(line, 150, 167)).toBe(movement.curp);
      break;
    case '07':
      expect(positions(line, 104, 109)).toBe(salary(movement.sbc));
      expect(positions(line, 110, 116)).toBe('       ');
      expect(positions(line, 117)).toBe(movement.tipo_salario);
      expect(positions(line, 118)).toBe(movement.jornada);
      expect(positions(line, 127, 131)).toBe('     ');
      expect(positions(line, 149)).toBe(' ');
      expect(positions(line, 150, 167)).toBe(movement.curp);
      break;
    case '02':
      expect(positions(line, 104, 118)).toBe('000000000000000');
      expect(positions(line, 127, 131)).toBe('     ');
      expect(positions(line, 149)).toBe(movement.causa_baja);
      expect(positions(line, 150, 167)).toBe(' '.repeat(18));
  }
}

describe('files of movements', () => {
  it('are one for each type, with the line that ends it', () => {
    const { files, written, findings } = filesOf([change, leaving, hire]);
    expect(findings).toEqual([]);
    expect(files.map(({ type, count }) => [type, count])).toEqual([
      ['08', 1],
      ['07', 1],
      ['02', 1],
    ]);
    expect(written).toEqual([0, 1, 2]);
    for (const [at, movement] of [hire, change, leaving].entries()) {
      const [line = '', footer = '', ...more] = linesOf(files[at]?.bytes ?? new Uint8Array());
      expectRecord(line, movement, REGISTER, '39400');
      expect(footer).toBe(`${'*'.repeat(13)}${' '.repeat(43)}000001${' '.repeat(71)}39400${' '.repeat(29)}9`);
      expect(more).toEqual([]);
    }
  });

  it('hold random people at every position', () => {
    const aMovement = fc
      .tuple(aWorker, fc.constantFrom('08', '07', '02'), fc.integer({ min: 0, max: 5 }), pesos(316, 2932))
      .chain(([worker, type, age, sbc]) => {
        const { person_number, nss, apellido_paterno, apellido_materno, nombres, curp } = worker;
        const who = { person_number, nss, apellido_paterno, apellido_materno, nombres, curp };
        const fecha = addDays(TODAY, -age);
        const digit = (max: number) => fc.integer({ min: 0, max }).map(String);
        const movements: Record<string, fc.Arbitrary<AffiliationMovement>> = {
          '08': fc
            .record({
              tipo_trabajador: fc.integer({ min: 1, max: 4 }).map(String),
              tipo_salario: digit(2),
              jornada: digit(6),
              umf: fc.integer({ min: 1, max: 999 }).map(String),
            })
            .map((codes) => ({ ...who, ...codes, type: '08', fecha, sbc })),
          '07': fc
            .record({ tipo_salario: digit(2), jornada: digit(6) })
            .map((codes) => ({ ...who, ...codes, type: '07', fecha, sbc })),
          '02': fc
            .constantFrom(...'123456789A')
            .map((causa_baja) => ({ ...who, type: '02', fecha, causa_baja })),
        };
        return movements[type] ?? fc.constant(leaving);
      });
    const several = fc.uniqueArray(aMovement, { minLength: 1, maxLength: 20, selector: ({ nss }) => nss });
    const subdelegations = fc.stringMatching(/^\d\d$/);
    fc.assert(
      fc.property(several, aRegister, subdelegations, (movements, register, subdelegation) => {
        const { files, written, findings } = filesOf(movements, { register, subdelegation });
        expect(findings.filter(({ severity }) => severity === 'error')).toEqual([]);
        expect(written).toHaveLength(movements.length);
        for (const { type, bytes, count } of files) {
          const lines = linesOf(bytes);
          const expected = movements.filter((one) => one.type === type);
          expect([count, lines.length]).toEqual([expected.length, expected.length + 1]);
          for (const [at, movement] of expected.entries())
            expectRecord(lines[at] ?? '', movement, register, `${subdelegation}400`);
          expect(positions(lines.at(-1) ?? '', 57, 62)).toBe(String(count).padStart(6, '0'));
          expect(bytes.every((byte) => byte < 0x80)).toBe(true);
        }
      }),
      { numRuns: 150 },
    );
  });

  it('name who cannot be in it, and hold everybody else', () => {
    for (const field of [
      'nss',
      'apellido_paterno',
      'nombres',
      'curp',
      'fecha',
      'sbc',
      'tipo_trabajador',
      'umf',
    ])
      for (const nothing of [null, '', '  ']) {
        const { files, written, findings } = filesOf([{ ...hire, [field]: nothing }, { ...change }]);
        expect(files.map(({ type }) => type)).toEqual(['07']);
        expect(written).toEqual([1]);
        const [finding] = findings.filter(({ severity }) => severity === 'error');
        expect(finding?.message).toMatch(/^Falta /);
        expect(finding).toMatchObject({ person_number: '0061', fix: expect.stringContaining('.') });
      }
    expect(codesOf([{ ...leaving, causa_baja: null }])).toEqual(['error missing_causa']);
    expect(codesOf([{ ...leaving, causa_baja: 'B' }])).toEqual(['error form_causa']);
  });

  it('writes X for who has one surname, and no number for who has none', () => {
    const [line = ''] = linesOf(
      filesOf([{ ...hire, apellido_materno: null, person_number: null }]).files[0]?.bytes ?? new Uint8Array(),
    );
    expect(positions(line, 50, 76)).toBe('X'.padEnd(27));
    expect(positions(line, 139, 148)).toBe(' '.repeat(10));
    for (const person_number of ['ABCDEFGHIJK', 'A/12', 'Я'])
      expect([filesOf([{ ...hire, person_number }]).written, codesOf([{ ...hire, person_number }])]).toEqual([
        [0],
        ['warning number_left_out'],
      ]);
  });

  it('says what IDSE would refuse', () => {
    expect(codesOf([{ ...hire, fecha: '2026-07-17' }])).toEqual(['error date_early']);
    expect(codesOf([{ ...hire, fecha: '2026-07-16' }])).toEqual([]);
    expect(codesOf([{ ...change, fecha: '2026-07-17' }])).toEqual([]);
    expect(codesOf([{ ...leaving, fecha: '2026-07-16' }])).toEqual(['error date_early']);
    expect(codesOf([{ ...leaving, fecha: '2026-07-01' }])).toEqual(['warning date_late']);
    expect(codesOf([{ ...leaving, fecha: '2025-07-16' }])).toEqual(['warning date_late']);
    expect(codesOf([{ ...leaving, fecha: '2025-07-15' }])).toEqual(['error date_lost']);
    expect(codesOf([{ ...hire, sbc: '315.03' }])).toEqual(['error sbc_floor']);
    expect(codesOf([{ ...hire, sbc: '315.04' }])).toEqual([]);
    expect(codesOf([{ ...hire, sbc: '400' }], { zone: 'frontera' })).toEqual(['error sbc_floor']);
    expect(codesOf([{ ...hire, sbc: '2932.76' }])).toEqual(['error sbc_cap']);
    expect(codesOf([{ ...hire, sbc: '524.655' }])).toEqual(['error decimals_sbc']);
    expect(codesOf([{ ...hire, sbc: '-1' }])).toEqual(['error form_sbc']);
    expect(codesOf([{ ...hire, nss: '12345678904' }])).toEqual(['warning nss_digit']);
    expect(codesOf([{ ...hire, nombres: 'Анна' }])).toEqual(['error letters_nombre']);
    expect(codesOf([{ ...hire, nombres: 'Ana#Eva' }])).toEqual(['error letters_nombre']);
    expect(codesOf([{ ...hire, nombres: '...' }])).toEqual(['error missing_nombre']);
    expect(codesOf([{ ...hire, jornada: '7' }])).toEqual(['error code_jornada']);
    // A year whose figures nobody knows is said, not checked with those of another one.
    expect(codesOf([{ ...hire, fecha: '2027-02-15' }], { today: '2027-02-15' })).toEqual([
      'warning sbc_unchecked',
    ]);
  });

  it('writes a movement once, and none of two that contradict each other', () => {
    const twice = filesOf([hire, { ...hire }, change]);
    expect(twice.written).toEqual([0, 2]);
    expect(twice.findings.map(({ code }) => code)).toEqual(['same']);
    const contradicted = filesOf([hire, { ...hire, sbc: '600.00' }, change]);
    expect(contradicted.written).toEqual([2]);
    expect(contradicted.findings.map(({ code }) => code)).toEqual(['contradicted', 'contradicted']);
  });

  it('is no file for a register without its number or office', () => {
    expect(codesOf([hire], { register: 'Y54' })).toEqual(['error register_form']);
    expect(filesOf([hire], { subdelegation: '' })).toMatchObject({
      files: [],
      written: [],
      findings: [{ code: 'subdelegation' }],
    });
  });
});

test('whatever somebody typed, a line has its width and no required field is blank', () => {
  const anything = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 60 }),
    fc.constantFrom(
      null,
      '',
      '\r\n',
      'Ñ',
      '9'.repeat(50),
      '-1',
      '1e3',
      ' ',
      '2026-02-30',
      hire.nss,
      hire.curp,
      '524.65',
    ),
  );
  const fields = [...Object.keys(hire), 'causa_baja'].filter((field) => field !== 'type');
  const changes = fc.dictionary(fc.constantFrom(...fields), anything, { maxKeys: 3 });
  const kinds = fc.constantFrom(hire, change, leaving);
  fc.assert(
    fc.property(fc.array(fc.tuple(kinds, changes), { maxLength: 6 }), (given) => {
      const movements = given.map(([movement, changed]) => ({ ...movement, ...changed }));
      const { files, written, findings } = filesOf(movements);
      let lines = 0;
      for (const { bytes, count, type } of files) {
        const [footer, ...records] = linesOf(bytes).toReversed();
        expect(footer?.slice(0, 13)).toBe('*'.repeat(13));
        expect(records).toHaveLength(count);
        lines += count;
        for (const line of records) {
          expect(line).toMatch(/^[A-Z0-9# .-]{168}$/);
          expect(line).toMatch(/^[A-Z0-9]{11}\d{11}[A-Z#].{26}[A-Z#].{26}[A-Z#].{26}\d{6}/);
          expect(positions(line, 119, 126)).toMatch(/^\d{8}$/);
          expect(positions(line, 132, 133)).toBe(type);
        }
      }
      expect(lines).toBe(written.length);
      // Who is not written is named.
      const named = new Set(
        findings.map(({ nss, person_number, name }) => [nss, person_number, name].join()),
      );
      for (const [
        at,
        { nss, person_number, nombres, apellido_paterno, apellido_materno },
      ] of movements.entries()) {
        if (written.includes(at)) continue;
        const name = [nombres, apellido_paterno, apellido_materno]
          .filter((one) => (one?.trim() ?? '') !== '')
          .join(' ');
        expect(named.has([nss, person_number, name].join())).toBe(true);
      }
    }),
    { numRuns: 400 },
  );
});

test('another letter for Ñ is a choice', () => {
  const nameOf = (enye: 'N' | 'Ñ' | '/') =>
    positions(linesOf(filesOf([hire], { enye }).files[0]?.bytes ?? new Uint8Array())[0] ?? '', 23, 27);
  expect([nameOf('N'), nameOf('Ñ'), nameOf('/')]).toEqual(['NUNEZ', 'NU\u00d1EZ', 'NU/EZ']);
});
