import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { aFolio } from '../../capture/testing/payroll-arbitraries.ts';
import { addDays } from '../../payroll/plain-date.ts';
import { imssLetters, linesOf, positions } from '../testing/file-reading.ts';
import { anNss, aRegister, aWorker, pesos } from '../testing/imss-arbitraries.ts';
import { creditValue, readCreditValue } from './credit-value.ts';
import { groupAbsences } from './group-absences.ts';
import { type SuaFileName, suaFiles } from './sua-files.ts';
import type { SuaInput, SuaPerson } from './sua-input.ts';

const REGISTER = 'Y5412345109';
const none: SuaInput = {
  register: REGISTER,
  people: [],
  movements: [],
  absences: [],
  disabilities: [],
  credit_movements: [],
  inasistencias: true,
};
const filesOf = (input: Partial<SuaInput>) => suaFiles({ ...none, ...input });
const linesIn = (input: Partial<SuaInput>, name: SuaFileName): string[] => {
  const file = filesOf(input).files.find((one) => one.name === name);
  return file === undefined ? [] : linesOf(file.bytes);
};
const slashless = (day: string) => day.split('-').toReversed().join('');
const cents = (amount: string, width: number) =>
  String(Math.round(Number(amount) * 100)).padStart(width, '0');

const aDay = fc.integer({ min: 0, max: 700 }).map((at) => addDays('2025-01-01', at));
const aCredit = fc.record({
  number: fc.stringMatching(/^\d{10}$/),
  from: aDay,
  type: fc.constant('2'),
  value: pesos(1, 9999),
});
const aSuaPerson: fc.Arbitrary<SuaPerson> = fc
  .record({
    worker: aWorker,
    codes: fc.record({
      tipo_trabajador: fc.integer({ min: 1, max: 4 }).map(String),
      tipo_salario: fc.integer({ min: 0, max: 2 }).map(String),
      jornada: fc.integer({ min: 0, max: 6 }).map(String),
      umf: fc.integer({ min: 1, max: 999 }).map(String),
      codigo_postal: fc.stringMatching(/^\d{5}$/),
      lugar_nacimiento: fc.constantFrom('Ciudad de México', 'Ñuñoa', 'Peña de Bernal y San Sebastián Bernal'),
      position: fc
        .constantFrom('Peón', 'Soldador', 'Diseñadora de interiores')
        .filter((one) => one !== 'Peón'),
      ubicacion: fc.constantFrom(null, 'PLANTA 1', 'A'),
    }),
    fecha_alta: aDay,
    sbc: pesos(316, 2932),
    credit: fc.option(aCredit, { nil: null }),
  })
  .map(({ worker, codes, ...rest }) => ({ ...worker, ...codes, ...rest, name: null }));

describe('Aseg.txt and Afil.txt', () => {
  it('hold random people at every position', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(aSuaPerson, { minLength: 1, maxLength: 15, selector: ({ nss }) => nss }),
        aRegister,
        (people, register) => {
          const { files, findings } = filesOf({ people, register });
          expect(findings.filter(({ severity }) => severity === 'error')).toEqual([]);
          expect(files.map(({ name, count }) => [name, count])).toEqual([
            ['Aseg.txt', people.length],
            ['Afil.txt', people.length],
          ]);
          const [aseg = [], afil = []] = files.map(({ bytes }) => linesOf(bytes));
          for (const [at, person] of people.entries()) {
            expectWorker(aseg[at] ?? '', person, register);
            expectAffiliation(afil[at] ?? '', person, register);
          }
        },
      ),
      { numRuns: 150 },
    );
  });

  function expectWorker(line: string, person: SuaPerson, register: string): void {
    expect(line).toHaveLength(164);
    expect(positions(line, 1, 22)).toBe(`${register}${person.nss}`);
    expect(positions(line, 23, 35)).toBe(person.rfc?.replaceAll('Ñ', '/'));
    expect(positions(line, 36, 53)).toBe(person.curp);
    const names = [person.apellido_paterno, person.apellido_materno, person.nombres];
    const joined = names.map((name) => imssLetters(name ?? '', '/')).join('$');
    expect(positions(line, 54, 103)).toBe(joined.slice(0, 50).padEnd(50));
    expect(positions(line, 104)).toBe(person.tipo_trabajador);
    expect(positions(line, 105)).toBe(person.jornada);
    expect(positions(line, 106, 113)).toBe(slashless(person.fecha_alta ?? ''));
    expect(positions(line, 114, 120)).toBe(cents(person.sbc ?? '', 7));
    expect(positions(line, 121, 137)).toBe((person.ubicacion ?? '').padEnd(17));
    const { credit } = person;
    expect(positions(line, 138, 164)).toBe(
      credit === null
        ? `${' '.repeat(10)}${'0'.repeat(17)}`
        : `${credit.number}${slashless(credit.from ?? '')}2${cents(credit.value ?? '', 7)}0`,
    );
  }

  function expectAffiliation(line: string, person: SuaPerson, register: string): void {
    expect(line).toHaveLength(80);
    expect(positions(line, 1, 22)).toBe(`${register}${person.nss}`);
    expect(positions(line, 23, 27)).toBe(person.codigo_postal);
    expect(positions(line, 28, 35)).toBe(slashless(person.birth_date ?? ''));
    expect(positions(line, 36, 60)).toBe(
      imssLetters(person.lugar_nacimiento ?? '', '/')
        .slice(0, 25)
        .padEnd(25),
    );
    expect(positions(line, 61, 62)).toBe(person.estado_nacimiento);
    expect(positions(line, 63, 65)).toBe((person.umf ?? '').padStart(3, '0'));
    expect(positions(line, 66, 77)).toBe(
      imssLetters(person.position ?? '', '/')
        .slice(0, 12)
        .padEnd(12),
    );
    expect(positions(line, 78)).toBe(person.sexo === 'H' ? 'M' : 'F');
    expect(positions(line, 79)).toBe(person.tipo_salario);
    expect(positions(line, 80)).toBe('0');
  }

  const ana = fc.sample(aSuaPerson, { numRuns: 1, seed: 7 })[0];
  if (ana === undefined) throw new RangeError('no person');
  const person: SuaPerson = { ...ana, credit: null };

  it('name who lacks something, each for the file that needs it', () => {
    const other = { ...person, nss: '12345678903' };
    const codes = (changed: Partial<SuaPerson>) => {
      const { files, findings } = filesOf({ people: [{ ...person, ...changed }, other] });
      return [
        files.map(({ count }) => count),
        findings.filter(({ severity }) => severity === 'error').map(({ message }) => message),
      ];
    };
    expect(codes({ rfc: null })).toEqual([[1, 2], ['Aseg.txt: Falta el RFC.']]);
    expect(codes({ codigo_postal: '' })).toEqual([[2, 1], ['Afil.txt: Falta el código postal.']]);
    expect(codes({ sexo: null })).toEqual([[2, 1], ['Afil.txt: Falta el sexo.']]);
    expect(codes({ position: 'Peón' })).toEqual([
      [2, 1],
      ['El SUA pide un puesto de al menos cinco letras.'],
    ]);
    expect(codes({ nss: '1234567890' })[0]).toEqual([1, 1]);
    expect(codes({ nombres: null })[1]).toEqual(['Aseg.txt: Falta el nombre.']);
  });

  it('have a person once, and none of two who share an NSS', () => {
    const { files, findings } = filesOf({ people: [person, { ...person }] });
    expect([files.map(({ count }) => count), findings.map(({ code }) => code)]).toEqual([[1, 1], ['same']]);
    const other = { ...person, curp: null };
    const contradicted = filesOf({ people: [person, other] });
    expect([contradicted.files, contradicted.findings.map(({ code }) => code)]).toEqual([
      [],
      ['contradicted', 'contradicted'],
    ]);
  });

  it('leave out who has a credit that is not whole: blanks would say that there is none', () => {
    const whole = { number: '1234567890', from: '2026-01-05', type: '3', value: '12.3456' };
    expect(linesIn({ people: [{ ...person, credit: whole }] }, 'Aseg.txt')[0]?.slice(137)).toBe(
      `1234567890050120263${'00123456'}`,
    );
    for (const change of [
      { number: null },
      { from: '' },
      { type: null },
      { value: null },
      { value: '1.23456' },
    ]) {
      const { files, findings } = filesOf({ people: [{ ...person, credit: { ...whole, ...change } }] });
      expect(files.map(({ name }) => name)).toEqual(['Afil.txt']);
      expect(findings.filter(({ severity }) => severity === 'error')).toHaveLength(1);
    }
  });
});

describe('Movt.txt, Incapacidades.txt and Creditos.txt', () => {
  const who = { nss: '12345678903', person_number: '61', name: 'Ana' };
  const start = `${REGISTER}12345678903`;

  it('have a record of 49 positions for each movement', () => {
    const input: Partial<SuaInput> = {
      movements: [
        { ...who, type: '02', fecha: '2026-07-31' },
        { ...who, type: '07', fecha: '2026-07-01', sbc: '631.79' },
        { ...who, type: '08', fecha: '2026-07-02', sbc: '12524.6' },
      ],
      absences: ['2026-07-30', '2026-07-31', '2026-08-01', '2026-07-03', '2026-07-30'].map((fecha) => ({
        ...who,
        fecha,
      })),
    };
    const lines = linesIn(input, 'Movt.txt');
    expect(lines.map((line) => [line.length, line.slice(0, 22), line.slice(22)])).toEqual([
      [49, start, '0231072026        000000000'],
      [49, start, '0701072026        000063179'],
      [49, start, '0802072026        001252460'],
      // Each day once; a spell ends with its month.
      [49, start, '1103072026        010000000'],
      [49, start, '1130072026        020000000'],
      [49, start, '1101082026        010000000'],
    ]);
    expect(linesIn({ ...input, inasistencias: false }, 'Movt.txt')).toHaveLength(3);
  });

  it('have a certificate as a movement and as a record of 57 positions', () => {
    fc.assert(
      fc.property(
        anNss,
        aDay,
        fc.integer({ min: 1, max: 99 }),
        fc.oneof(aFolio, fc.stringMatching(/^\d{3,8}$/)),
        fc.constantFrom('1', '2', '3', '4'),
        (nss, inicio, dias, folio, rama) => {
          const certificate = {
            ...who,
            nss,
            inicio,
            dias,
            folio,
            rama,
            riesgo: '0',
            secuela: '9',
            control: '2',
          };
          const [movement = ''] = linesIn({ disabilities: [certificate] }, 'Movt.txt');
          const [record = ''] = linesIn({ disabilities: [certificate] }, 'Incapacidades.txt');
          const eight = folio.padStart(8, '0');
          const first = slashless(inicio);
          expect(movement).toBe(`${REGISTER}${nss}12${first}${eight}${String(dias).padStart(2, '0')}0000000`);
          expect(record).toHaveLength(57);
          expect(positions(record, 1, 22)).toBe(`${REGISTER}${nss}`);
          expect(positions(record, 23)).toBe('1');
          expect(positions(record, 24, 31)).toBe(first);
          expect(positions(record, 32, 39)).toBe(eight);
          expect(positions(record, 40, 42)).toBe(String(dias).padStart(3, '0'));
          expect(positions(record, 43, 45)).toBe({ '1': '100', '2': '060', '3': '100', '4': '060' }[rama]);
          expect(positions(record, 46, 49)).toBe(`${rama}092`);
          const last = new Date(Date.parse(inicio) + (dias - 1) * 86_400_000).toISOString().slice(0, 10);
          expect(positions(record, 50, 57)).toBe(slashless(last));
        },
      ),
    );
  });

  it('name a certificate that lacks something', () => {
    const certificate = {
      ...who,
      inicio: '2026-07-01',
      dias: 3,
      folio: 'AB123456',
      rama: '2',
      riesgo: '0',
      secuela: '0',
      control: '1',
    };
    for (const change of [{ inicio: null }, { dias: null }, { dias: 0 }, { folio: ' ' }]) {
      const { files, findings } = filesOf({ disabilities: [{ ...certificate, ...change }] });
      expect(files).toEqual([]);
      expect(findings.length).toBeGreaterThan(1);
    }
    expect(filesOf({ disabilities: [{ ...certificate, rama: '5' }] }).files.map(({ name }) => name)).toEqual([
      'Movt.txt',
    ]);
  });

  it('have a movement of a credit in 52 positions', () => {
    const credit = {
      ...who,
      number: '1234567890',
      from: '2026-03-09',
      type: '1',
      value: '20.5',
      movimiento: '15',
      reduce: 'N',
    };
    expect(linesIn({ credit_movements: [credit] }, 'Creditos.txt')).toEqual([
      `${start}12345678901509032026100205000N`,
    ]);
    expect(
      linesIn(
        { credit_movements: [{ ...credit, type: '2', value: '1500', movimiento: '19', reduce: 'S' }] },
        'Creditos.txt',
      ),
    ).toEqual([`${start}12345678901909032026201500000S`]);
    expect(
      filesOf({ credit_movements: [{ ...credit, movimiento: '14' }] }).findings.map(({ code }) => code),
    ).toEqual(['form_movimiento']);
    // Whether a percentage is reduced is never guessed.
    const unsaid = filesOf({ credit_movements: [{ ...credit, reduce: null }] });
    expect([unsaid.files, unsaid.findings.map(({ code }) => code)]).toEqual([[], ['missing_reduce']]);
  });
});

test('whatever somebody typed, lines of SUA have their width', () => {
  const anything = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 60 }),
    fc.constantFrom(null, '', '\r\n', 'Ñ$', '9'.repeat(50), '-1', '2026-02-30', '524.65', '12345678903'),
  );
  const some = <Value extends object>(base: fc.Arbitrary<Value>, fields: readonly string[]) =>
    fc
      .tuple(base, fc.dictionary(fc.constantFrom(...fields), anything, { maxKeys: 2 }))
      .map(([value, changed]) => ({ ...value, ...changed }));
  const people = some(aSuaPerson, [
    'nss',
    'rfc',
    'curp',
    'nombres',
    'sbc',
    'umf',
    'fecha_alta',
    'ubicacion',
    'position',
  ]);
  const credits = some(
    aCredit.map((credit) => ({
      ...credit,
      nss: '12345678903',
      person_number: null,
      name: null,
      movimiento: '15',
      reduce: 'S',
    })),
    ['nss', 'number', 'from', 'type', 'value', 'movimiento', 'reduce'],
  );
  const WIDTHS = {
    'Aseg.txt': 164,
    'Afil.txt': 80,
    'Movt.txt': 49,
    'Incapacidades.txt': 57,
    'Creditos.txt': 52,
  };
  fc.assert(
    fc.property(
      fc.array(people, { maxLength: 4 }),
      fc.array(credits, { maxLength: 4 }),
      (given, credit_movements) => {
        const { files } = filesOf({ people: given, credit_movements });
        for (const { name, bytes, count } of files) {
          const lines = linesOf(bytes);
          expect(lines).toHaveLength(count);
          for (const line of lines) {
            expect(line).toHaveLength(WIDTHS[name]);
            expect(line).toMatch(/^[A-Z0-9]{11}\d{11}[A-Z0-9/$&. -]+$/);
          }
        }
      },
    ),
    { numRuns: 300 },
  );
});

test('values of credits have the form of their type, and are read back', () => {
  expect(creditValue('1', '20')).toBe('00200000');
  expect(creditValue('2', '1500.75')).toBe('01500750');
  expect(creditValue('3', '12.3456')).toBe('00123456');
  for (const [type, value] of [
    ['1', '100'],
    ['1', '20.555'],
    ['2', '100000'],
    ['2', '1.234'],
    ['3', '1000'],
    ['4', '1'],
    ['1', '-1'],
  ])
    expect(creditValue(type ?? '', value ?? '')).toBeNull();
  fc.assert(
    fc.property(fc.constantFrom('1', '2', '3'), fc.integer({ min: 0, max: 9999 }), (type, hundredths) => {
      const written = creditValue(type, (hundredths / 100).toFixed(2)) ?? '';
      expect(Number(readCreditValue(type, written))).toBe(hundredths / 100);
    }),
  );
});

test('absences keep every day once', () => {
  const days = fc.array(fc.tuple(fc.constantFrom('a', 'b'), aDay), { maxLength: 40 });
  fc.assert(
    fc.property(days, (given) => {
      const absences = given.map(([nss, fecha]) => ({ nss, fecha, person_number: null, name: null }));
      const spells = groupAbsences(absences);
      const covered = spells.flatMap(({ who, first, days: count }) =>
        Array.from({ length: count }, (_, at) => `${who.nss} ${addDays(first ?? '', at)}`),
      );
      expect(covered).toEqual([...new Set(given.map((one) => one.join(' ')))].toSorted());
    }),
  );
});
