import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { suaFiles } from '../sua/sua-files.ts';
import { linesOf, MAX_LINE } from './line-splitter.ts';
import { comparableName, shownName } from './read-names.ts';
import { suaReader } from './sua-reader.ts';

const REGISTER = 'Y5412345109';
const NSS = '12345678903';
const ASEG =
  `${REGISTER}${NSS}NUOM900214AB1NUOM900214MDFXFR02${'NU/EZ$OFARRILL$MARIA JOSE'.padEnd(50)}10` +
  `14072026${'0052465'}${'PLANTA 1'.padEnd(17)}1234567890200720262${'01500500'}`;

const latin = (text: string) => Uint8Array.from([...text].map((letter) => letter.charCodeAt(0)));
const rowsOf = (name: Parameters<typeof suaReader>[0], ...lines: string[]) => {
  const read = suaReader(name, REGISTER);
  return [...linesOf([new TextEncoder().encode(lines.join('\r\n'))])].map(read);
};
const codesOf = (...given: Parameters<typeof rowsOf>) =>
  rowsOf(...given).flatMap(({ findings }) => findings.map(({ code, line }) => `${line} ${code}`));

describe('lines', () => {
  const texts = (...chunks: Uint8Array[]) =>
    [...linesOf(chunks)].map(({ number, text }) => `${number} ${text}`);

  it('have any end and any encoding', () => {
    expect(texts(latin('uno\r\ndos\ntres\rcuatro'))).toEqual(['1 uno', '2 dos', '3 tres', '4 cuatro']);
    expect(texts(latin('\u00ef\u00bb\u00bfNU\u00c3\u0091EZ\r\nNU\u00d1EZ\r\n'))).toEqual([
      '1 NUÑEZ',
      '2 NUÑEZ',
    ]);
    expect(texts(latin('uno\r'), latin('\ndos\r\n\u001a'))).toEqual(['1 uno', '2 dos']);
    const utf16 = [...'\ufeffNUÑEZ\r\nEK\r\n'].flatMap((letter) => [
      letter.charCodeAt(0) & 0xff,
      letter.charCodeAt(0) >> 8,
    ]);
    expect(texts(Uint8Array.from(utf16))).toEqual(['1 NUÑEZ', '2 EK']);
    expect(texts()).toEqual([]);
    expect(texts(latin('\r\n\r\n'))).toEqual(['1 ', '2 ']);
  });

  it('are the same however the bytes are divided, and keep no more than they may', () => {
    const text = fc.array(fc.constantFrom(...'aÑ\r\n/#'), { maxLength: 60 });
    fc.assert(
      fc.property(text, fc.array(fc.nat({ max: 60 }), { maxLength: 5 }), (letters, cuts) => {
        const bytes = new TextEncoder().encode(letters.join(''));
        const ends = [
          0,
          ...cuts.filter((cut) => cut < bytes.length).toSorted((one, other) => one - other),
          bytes.length,
        ];
        const chunks = ends.slice(1).map((end, at) => bytes.slice(ends[at], end));
        expect(texts(...chunks)).toEqual(texts(bytes));
      }),
    );
    const [line] = [...linesOf(Array.from({ length: 100 }, () => new Uint8Array(10_000).fill(65)))];
    expect([line?.text.length, line?.is_cut]).toEqual([MAX_LINE, true]);
  });
});

describe('records of SUA', () => {
  it('are read with their days, amounts and credits', () => {
    expect(rowsOf('Aseg.txt', ASEG)).toEqual([
      {
        row: {
          line: 1,
          register: REGISTER,
          nss: NSS,
          rfc: 'NUOM900214AB1',
          curp: 'NUOM900214MDFXFR02',
          nombre_completo: 'NUÑEZ$OFARRILL$MARIA JOSE',
          tipo_trabajador: '1',
          jornada: '0',
          fecha_alta: '2026-07-14',
          sbc: '524.65',
          ubicacion: 'PLANTA 1',
          credito: '1234567890',
          credito_inicio: '2026-07-20',
          credito_tipo: '2',
          credito_valor: '1500.50',
        },
        findings: [],
      },
    ]);
    const [movement] = rowsOf('Movt.txt', `${REGISTER}${NSS}0713072026${' '.repeat(8)}${'00'}0063180`);
    expect(movement?.row).toMatchObject({
      movimiento: '07',
      fecha: '2026-07-13',
      folio: null,
      sbc: '631.80',
    });
    const [other] = rowsOf('Movt.txt', `${REGISTER}${NSS}0713072026${'0'.repeat(8)}${'  '}0063180`);
    expect(other?.row).toMatchObject({ folio: null, dias: null, sbc: '631.80' });
    const [disability] = rowsOf('Incapacidades.txt', `${REGISTER}${NSS}1200720260AB12345005060200124072026`);
    expect(disability?.row).toMatchObject({
      inicio: '2026-07-20',
      folio: '0AB12345',
      dias: '5',
      termino: '2026-07-24',
    });
    const [credit] = rowsOf('Creditos.txt', `${REGISTER}${NSS}1234567890150903202610${'0205000'}N`);
    expect(credit?.row).toMatchObject({
      credito: '1234567890',
      credito_tipo: '1',
      credito_valor: '20.50',
      reduce: 'N',
    });
  });

  it('may be longer, shorter by what is empty, or without a credit', () => {
    expect(codesOf('Aseg.txt', `${ASEG}ABC`)).toEqual([]);
    for (const tail of [`${' '.repeat(10)}${'0'.repeat(17)}`, ' '.repeat(27), `${'0'.repeat(27)}`]) {
      const [{ row, findings } = { row: null, findings: [] }] = rowsOf('Aseg.txt', ASEG.slice(0, 137) + tail);
      expect(findings).toEqual([]);
      expect(row).toMatchObject({
        credito: null,
        credito_inicio: null,
        credito_tipo: null,
        credito_valor: null,
      });
    }
    expect(codesOf('Aseg.txt', ASEG.slice(0, 137))).toEqual(['1 short']);
    expect(codesOf('Aseg.txt', ASEG.slice(0, 119))).toEqual(['1 truncated']);
    const afil = `${REGISTER}${NSS}0310014021990${'CIUDAD DE MEXICO'.padEnd(25)}DF021${'SOLDADOR'.padEnd(12)}M0`;
    expect([afil.length, codesOf('Afil.txt', afil)]).toEqual([79, []]);
  });

  it('are said one by one when they are wrong, and the rest is read', () => {
    const wrong = [
      'REGISTRO;NSS;RFC',
      ASEG.replace(NSS, '1234567890X'),
      ASEG.replace(NSS, '12345678904'),
      ASEG.replace('14072026', '31022026'),
      ASEG.replace('0052465', '52.4650'),
      ASEG.replace('1234567890200720262', '1234567890200720264'),
      '',
      ASEG.replace(REGISTER, 'A0000000000'),
      ASEG,
      ASEG,
    ];
    expect(codesOf('Aseg.txt', ...wrong)).toEqual([
      ...[
        '1 foreign',
        '2 nss_form',
        '3 nss_digit',
        '4 wrong_fecha_alta',
        '5 wrong_sbc',
        '6 wrong_credito_valor',
      ],
      ...['8 other_register', '9 repeated', '10 repeated'],
    ]);
    expect(codesOf('Movt.txt', `${REGISTER}${NSS}0913072026${' '.repeat(8)}000000000`)).toEqual([
      '1 unknown_type',
    ]);
  });

  it('that are cut anywhere are refused or say what they lack, and no rubbish throws', () => {
    fc.assert(
      fc.property(fc.nat({ max: 164 }), (length) => {
        const [outcome] = rowsOf('Aseg.txt', ASEG.slice(0, length));
        if (length === 0) expect(outcome).toBeUndefined();
        else if (length < 163) expect(outcome?.findings.length).toBeGreaterThan(0);
        if (outcome?.row) expect(outcome.row).toMatchObject({ sbc: '524.65', fecha_alta: '2026-07-14' });
      }),
    );
    const bytes = fc.uint8Array({ maxLength: 400 });
    fc.assert(
      fc.property(
        bytes,
        fc.constantFrom('Aseg.txt', 'Afil.txt', 'Movt.txt', 'Incapacidades.txt', 'Creditos.txt'),
        (given, name) => {
          const read = suaReader(name);
          for (const line of linesOf([given])) {
            const { row, findings } = read(line);
            if (line.text.trim() !== '' && row === null) expect(findings.length).toBeGreaterThan(0);
          }
        },
      ),
    );
  });

  it('that we wrote come back as they were given', () => {
    const who = { nss: NSS, person_number: null, name: null };
    const { files } = suaFiles({
      register: REGISTER,
      people: [],
      movements: [{ ...who, type: '08', fecha: '2026-07-16', sbc: '2932.75' }],
      absences: [{ ...who, fecha: '2026-07-06' }],
      disabilities: [
        {
          ...who,
          inicio: '2026-07-20',
          dias: 5,
          folio: 'AB123456',
          rama: '2',
          riesgo: '0',
          secuela: '0',
          control: '1',
        },
      ],
      credit_movements: [],
      inasistencias: true,
    });
    const rows = files.map(({ name, bytes }) => [...linesOf([bytes])].map(suaReader(name)));
    expect(rows.flat().flatMap(({ findings }) => findings)).toEqual([]);
    expect(rows[0]?.map(({ row }) => [row?.movimiento, row?.fecha, row?.dias, row?.sbc, row?.folio])).toEqual(
      [
        ['08', '2026-07-16', '0', '2932.75', null],
        ['11', '2026-07-06', '1', '0.00', null],
        ['12', '2026-07-20', '5', '0.00', 'AB123456'],
      ],
    );
  });
});

test('a name is one however its Ñ is written', () => {
  const spellings = [
    'NUÑEZ',
    'Núñez',
    'NU#EZ',
    'NU/EZ',
    'NUNEZ',
    'NU¥EZ',
    'NU\u00a4EZ',
    'NUÃ‘EZ',
    'NUÃ\u0091EZ',
    'NUN\u0303EZ',
    'NU?EZ',
    'NU\ufffdEZ',
  ];
  expect(new Set(spellings.map(comparableName))).toEqual(new Set(['NUNEZ']));
  expect([...'#/¥'].map((sign) => shownName(`NU${sign}EZ`))).toEqual(['NUÑEZ', 'NUÑEZ', 'NUÑEZ']);
  expect(comparableName('EK$X$LU')).toBe(comparableName('EK$$LU'));
  expect(comparableName('O’Farrill Pérez-Gómez')).toBe('OFARRILL PEREZ GOMEZ');
});
