import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { ExactDecimal } from '../../data/exact-decimal.ts';
import { nssCheckDigit } from '../../payroll/nss.ts';
import { EmissionReader } from './emission-reader.ts';
import type { Cell } from './header-columns.ts';
import { amountOf } from './read-cells.ts';
import { isSameName } from './read-names.ts';
import { explainRejection } from './rejection-codes.ts';
import { ResponseTableReader, readResponseLine } from './response-reader.ts';

const nssOf = (ten: string) => `${ten}${nssCheckDigit(ten)}`;
const ANA = nssOf('0234567890');
const LU = nssOf('4391600033');

/** The head as the IMSS delivers it. */
const EMA = [
  ...['NSS', 'Nombre', 'Origen del Movimiento', 'Tipo del Movimiento', 'Fecha del Movimiento', 'Días'],
  ...['Salario Diario', 'Cuota Fija', 'Excedente Patronal', 'Excedente Obrero'],
  ...[
    'Prestaciones en Dinero Patronal',
    'Prestaciones en Dinero Obrero',
    'Gastos Médicos y Pensionados Patronal',
  ],
  ...['Gastos Médicos y Pensionados Obrero', 'Riesgos de Trabajo', 'Invalidez y Vida Patronal'],
  ...['Invalidez y Vida Obrero', 'Guarderías y Prestaciones Sociales', 'Total'],
];
const EBA = [
  ...EMA.slice(0, 7),
  ...['Retiro', 'Cesantía en Edad Avanzada y Vejez Patronal', 'Cesantía en Edad Avanzada y Vejez Obrero'],
  ...['Subtotal RCV', 'Aportación Patronal', 'Tipo de Descuento', 'Valor de Descuento', 'Número de Crédito'],
  ...['Amortización', 'Subtotal Infonavit', 'Total'],
];
const ana: Cell[] = [
  ...[ANA, 'NU#EZ O FARRILL ANA', 1, 0, '-', 30, 524.65, 717.94, 57, 20.73, 110.18, 39.35, 165.26, 59.02],
  ...[78.7, 275.44, '98.37', '157.40', '1,779.39'],
];

function read(
  rows: readonly (readonly Cell[])[],
  reader: EmissionReader | ResponseTableReader = new EmissionReader(),
) {
  const outcomes = rows.map((cells) => reader.read(cells));
  const findings = [...outcomes.flatMap((one) => one.findings), ...reader.end()];
  return {
    rows: outcomes.flatMap(({ row }) => (row === null ? [] : [row])),
    codes: findings.map(({ code, line }) => `${line} ${code}`),
  };
}

describe('an emission', () => {
  it('is read from its head on, whatever is above it', () => {
    const reader = new EmissionReader();
    const { rows, codes } = read(
      [['Emisión julio 2026'], [], ['Propuesta', 123], [null, 'x'], EMA, ana, ['', 'Total', 1], []],
      reader,
    );
    expect([reader.kind, codes]).toEqual(['EMA', []]);
    expect(rows).toEqual([
      {
        row: 6,
        nss: ANA,
        nombre: 'NUÑEZ O FARRILL ANA',
        origen: '1',
        tipo: '0',
        fecha: null,
        dias: '30',
        sbc: '524.65',
        quotas: {
          cuota_fija: '717.94',
          excedente_patronal: '57',
          excedente_obrero: '20.73',
          prestaciones_dinero_patronal: '110.18',
          prestaciones_dinero_obrero: '39.35',
          gastos_medicos_patronal: '165.26',
          gastos_medicos_obrero: '59.02',
          riesgos: '78.7',
          invalidez_vida_patronal: '275.44',
          invalidez_vida_obrero: '98.37',
          guarderias: '157.40',
        },
        credit: null,
        total: '1779.39',
      },
    ]);
  });

  it('of a bimester has credits', () => {
    const reader = new EmissionReader();
    const row = [
      ANA,
      'ANA',
      1,
      0,
      '15/07/2026',
      61,
      '500',
      '610',
      100,
      50,
      760,
      1525,
      'CF',
      '1,500.50',
      '1234567890',
      '3,001.00',
      4526,
      5286,
    ];
    const { rows, codes } = read(
      [EBA, row, [LU, 'LU', '', '', 46218, 61, 500, 610, 100, 50, 760, 1525, '-', '-', '-', '-', 1525, 2285]],
      reader,
    );
    expect([reader.kind, codes]).toEqual(['EBA', []]);
    expect(rows).toMatchObject([
      {
        fecha: '2026-07-15',
        quotas: { retiro: '610', amortizacion: '3001.00' },
        credit: { number: '1234567890', type: 'CF', value: '1500.50' },
      },
      { fecha: '2026-07-15', quotas: { amortizacion: '0' }, credit: null },
    ]);
  });

  it('may have a person in several rows, other heads and a lost zero', () => {
    const heads = EMA.map((head) => head.toUpperCase());
    heads[6] = 'SDI';
    const withoutZero = [Number(ANA), ...ana.slice(1)];
    const { rows, codes } = read([[...heads, 'Observaciones'], withoutZero, ana]);
    expect(rows.map((row) => row.nss)).toEqual([ANA, ANA]);
    expect(codes).toEqual(['1 unknown_column']);
  });

  it('says row by row what is wrong, and reads no part of such a row', () => {
    const changed = (at: number, cell: Cell) => ana.map((one, index) => (index === at ? cell : one));
    const { rows, codes } = read([
      EMA,
      changed(0, '123'),
      changed(7, 'abc'),
      changed(4, '31/02/2026'),
      changed(7, 700),
      changed(0, `${ANA.slice(0, 10)}${(Number(ANA[10]) + 1) % 10}`),
    ]);
    expect(codes).toEqual([
      '2 nss_form',
      '3 wrong_cuota_fija',
      '4 wrong_fecha',
      '5 row_total',
      '6 nss_digit',
    ]);
    expect(rows).toHaveLength(2);
    expect(read([['a', 'b'], ['c']]).codes).toEqual(['null no_header']);
    expect(read([EMA.filter((head) => head !== 'Riesgos de Trabajo')]).codes).toEqual([
      '1 no_column_riesgos',
    ]);
  });

  it('never throws, whatever the cells are', () => {
    const cell = fc.oneof(
      fc.string(),
      fc.double(),
      fc.boolean(),
      fc.constant(null),
      fc.constantFrom(...EMA, ANA),
    );
    fc.assert(
      fc.property(fc.array(fc.array(cell, { maxLength: 25 }), { maxLength: 10 }), (rows) => {
        for (const reader of [new EmissionReader(), new ResponseTableReader('Y5412345109')])
          expect(read([EMA, ...rows], reader).codes).toBeDefined();
      }),
    );
  });
});

describe('answers to movements', () => {
  const HEAD = [
    'Lote',
    'NSS',
    'Nombre',
    'Nombre SINDO',
    'Tipo de movimiento',
    'Fecha movimiento',
    'Salario',
    'Extemporáneo',
    'Código de error',
    'Mensaje',
  ];

  it('are read as a table', () => {
    const { rows, codes } = read(
      [
        ['Lote 123456789'],
        HEAD,
        [1, ANA, 'NU#EZ EK ANA', 'ANA NUÑEZ EK', 'Reingreso', '14/07/2026', '524.65', 'N', '0', ''],
        [1, LU, 'EK LU', 'EC LU', '07', '13/07/2026', 631.8, 'S', '', ''],
        [1, LU, 'EK LU', '', 'Baja', '10/07/2026', '', '', '315', 'NSS no vigente'],
      ],
      new ResponseTableReader('Y5412345109'),
    );
    expect(codes).toEqual([]);
    expect(rows).toMatchObject([
      {
        nss: ANA,
        type: '08',
        date: '2026-07-14',
        sbc: '524.65',
        outcome: 'accepted',
        is_other_name: false,
        is_late: false,
        batch: '1',
      },
      { nss: LU, type: '07', sbc: '631.8', outcome: 'accepted', is_other_name: true, is_late: true },
      {
        type: '02',
        sbc: null,
        outcome: 'rejected',
        code: '315',
        message: 'NSS no vigente',
        imss_name: null,
        is_other_name: false,
      },
    ]);
  });

  it('that do not say their outcome are not taken for accepted', () => {
    const head = ['NSS', 'Tipo', 'Fecha', 'Estatus'];
    const { rows, codes } = read(
      [
        head,
        [ANA, '8', '2026-07-14', 'Operado'],
        [ANA, '8', '2026-07-14', 'Rechazado'],
        [ANA, '8', '2026-07-14', 'En proceso'],
        [ANA, '9', '2026-07-14', 'Operado'],
      ],
      new ResponseTableReader('Y5412345109'),
    );
    expect(rows.map((row) => ('outcome' in row ? row.outcome : null))).toEqual(['accepted', 'rejected']);
    expect(codes).toEqual(['4 no_outcome', '5 unknown_type']);
    expect(
      read(
        [
          ['NSS', 'Tipo'],
          [ANA, '8'],
        ],
        new ResponseTableReader('Y5412345109'),
      ).codes,
    ).toEqual(['2 no_outcome']);
  });

  it('of another registro patronal are said row by row and not read', () => {
    const head = ['Registro Patronal', 'NSS', 'Tipo', 'Estatus'];
    const { rows, codes } = read(
      [
        head,
        ['Y54-12345-10-9', ANA, '8', 'Operado'],
        ['y541234510', LU, '8', 'Operado'],
        ['', LU, '7', 'Operado'],
        ['Y54-12345-11-7', ANA, '2', 'Operado'],
      ],
      new ResponseTableReader('Y5412345109'),
    );
    expect(rows).toHaveLength(3);
    expect(codes).toEqual(['5 other_register']);
  });

  it('are read as lines with a code behind them', () => {
    const line = `Y5412345109${ANA}${'NU#EZ'.padEnd(27)}${'X'.padEnd(27)}${'ANA'.padEnd(27)}052465      10014072026021  08394000061       NUOM900214MDFXFR029`;
    expect(line).toHaveLength(168);
    const answer = (tail: string) => {
      const { row, findings } = readResponseLine(
        { number: 1, text: line + tail, is_cut: false },
        'Y5412345109',
      );
      return row ?? findings.map(({ code }) => code);
    };
    expect(answer(' 15/07/2026 10:20:30 AFIL03 0315')).toMatchObject({
      nss: ANA,
      type: '08',
      date: '2026-07-14',
      sbc: '524.65',
      name: 'ANA NUÑEZ X',
      umf: '021',
      outcome: 'rejected',
      code: '0315',
    });
    expect(answer('')).toEqual(['no_outcome']);
    const codeOf = (text: string, register: string) =>
      readResponseLine({ number: 2, text, is_cut: false }, register).findings[0]?.code;
    expect(codeOf(line.slice(0, 100), 'Y5412345109')).toBe('truncated');
    expect(codeOf(`${line} AFIL03 0315`, 'Y5412345117')).toBe('other_register');
  });

  it('are explained by a table, else in the words of the IMSS', () => {
    const table = [{ code: '0315', explanation: 'El NSS no está vigente.', fix: 'Pide su constancia.' }];
    expect(explainRejection({ code: '315', message: 'X' }, table)).toEqual({
      explanation: 'El NSS no está vigente.',
      fix: 'Pide su constancia.',
    });
    expect(explainRejection({ code: '99', message: 'MOVIMIENTO DUPLICADO' }, table)).toEqual({
      explanation: 'MOVIMIENTO DUPLICADO',
      fix: null,
    });
    expect(explainRejection({ code: null, message: null }, table)).toBeNull();
  });
});

test('amounts have a point for decimals and commas between thousands', () => {
  const amounts = ['1,500.00', '524.650', '12.3456', '1,500', '-', '', '-12.5', 524.65, 0.1 + 0.2].map(
    amountOf,
  );
  expect(amounts).toEqual(['1500.00', '524.650', '12.3456', '1500', null, null, '-12.5', '524.65', '0.3']);
  for (const wrong of ['x', '1.2.3', Number.NaN, 1e20, '1'.repeat(30)]) expect(amountOf(wrong)).toBe('wrong');
});

test('names are one in any order of their words', () => {
  expect(isSameName('ANA NUÑEZ EK', 'NU/EZ EK ANA')).toBe(true);
  expect(isSameName('NUÑEZ X ANA', 'ANA NUNEZ')).toBe(true);
  expect(isSameName('ANA NUÑEZ', 'ANA NUÑO')).toBe(false);
});

test('numbers of a workbook are their decimals of up to six places, however they are written', () => {
  const numbers = fc.oneof(
    fc.double({ noNaN: true, min: -1e11, max: 1e11 }),
    fc.integer({ min: -1_000_000_000, max: 1_000_000_000 }).map((cents) => cents / 100),
  );
  fc.assert(
    fc.property(numbers, (value) => {
      const exact = new ExactDecimal(value).toDecimalPlaces(6);
      expect(new ExactDecimal(amountOf(value) ?? 'NaN').equals(exact)).toBe(true);
    }),
  );
});
