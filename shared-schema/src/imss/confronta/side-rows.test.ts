/** From files to differences: what we write for SUA against an emission and a payment file, read by the readers. */
import { expect, test } from 'vitest';
import { nssCheckDigit } from '../../payroll/nss.ts';
import { type EmissionCodes, emissionCodes } from '../readers/emission-codes.ts';
import { EmissionReader } from '../readers/emission-reader.ts';
import type { Cell } from '../readers/header-columns.ts';
import { linesOf } from '../readers/line-splitter.ts';
import type { SuaPaymentWorker } from '../readers/sua-payment-reader.ts';
import { suaReader } from '../readers/sua-reader.ts';
import { suaFiles } from '../sua/sua-files.ts';
import { compareSides } from './compare-sides.ts';
import { ConfrontaSide } from './confronta-side.ts';
import { rowOfEmission, rowOfSuaMovement, rowOfSuaPayment, rowOfSuaWorker } from './side-rows.ts';

const nssOf = (ten: string) => `${ten}${nssCheckDigit(ten)}`;
const ANA = nssOf('0234567890');
const LU = nssOf('4391600033');

const worker = {
  person_number: null,
  rfc: 'NUOM900214AB1',
  curp: 'NUOM900214MDFXFR02',
  tipo_trabajador: '1',
  tipo_salario: '0',
  jornada: '0',
  fecha_alta: '2025-01-01',
  sbc: '524.65',
  ubicacion: null,
  credit: null,
  codigo_postal: '03100',
  birth_date: '1990-02-14',
  lugar_nacimiento: 'Mérida',
  estado_nacimiento: 'YN',
  umf: '1',
  position: 'Soldador',
  sexo: 'H',
} as const;
const ana = {
  ...worker,
  nss: ANA,
  name: 'Ana',
  apellido_paterno: 'Núñez',
  apellido_materno: 'Ek',
  nombres: 'Ana',
};
const lu = { ...worker, nss: LU, name: 'Lu', apellido_paterno: 'Ek', apellido_materno: null, nombres: 'Lu' };
const movement = { nss: ANA, person_number: null, name: null };

/** Our side, by the files that we would load into SUA. */
function ourSide(): ConfrontaSide {
  const { files } = suaFiles({
    register: 'Y5412345109',
    people: [ana, { ...lu, credit: { number: '1234567890', from: '2025-01-01', type: '2', value: '1500' } }],
    movements: [{ ...movement, type: '07', fecha: '2026-07-16', sbc: '600' }],
    absences: ['2026-07-01', '2026-07-02', '2026-07-08'].map((fecha) => ({ ...movement, fecha })),
    disabilities: [
      {
        ...movement,
        nss: LU,
        inicio: '2026-07-20',
        dias: 5,
        folio: 'AB1',
        rama: '2',
        riesgo: '0',
        secuela: '0',
        control: '1',
      },
    ],
    credit_movements: [],
    inasistencias: true,
  });
  const side = new ConfrontaSide();
  for (const { name, bytes } of files.filter((file) => ['Aseg.txt', 'Movt.txt'].includes(file.name))) {
    const read = suaReader(name);
    for (const line of linesOf([bytes])) {
      const { row, findings } = read(line);
      expect(findings).toEqual([]);
      if (row !== null) side.add(name === 'Aseg.txt' ? rowOfSuaWorker(row) : rowOfSuaMovement(row));
    }
  }
  return side;
}

const HEAD = [
  ...[
    'NSS',
    'Nombre',
    'Origen del Movimiento',
    'Tipo del Movimiento',
    'Fecha del Movimiento',
    'Días',
    'Salario Diario',
  ],
  ...[
    'Retiro',
    'Cesantía y Vejez Patronal',
    'Cesantía y Vejez Obrero',
    'Subtotal RCV',
    'Aportación Patronal',
  ],
  ...[
    'Tipo de Descuento',
    'Valor de Descuento',
    'Número de Crédito',
    'Amortización',
    'Subtotal Infonavit',
    'Total',
  ],
];
function theirSide(rows: readonly (readonly Cell[])[], codes: EmissionCodes): ConfrontaSide {
  const reader = new EmissionReader();
  reader.read(HEAD);
  const side = new ConfrontaSide();
  for (const cells of rows) {
    const { row, findings } = reader.read(cells);
    expect(findings).toEqual([]);
    if (row !== null && reader.kind !== null) side.add(rowOfEmission(row, reader.kind, codes));
  }
  return side;
}
const emission = (nss: string, name: string, code: Cell, date: Cell, sbc: number, credit: Cell[]): Cell[] => [
  ...[nss, name, 1, code, date, 31, sbc, 10, 0, 0, 10, 20],
  ...credit,
  ...[0, 20, 30],
];

const CODES = emissionCodes([
  { kind: 'tipo', code: '03', explanation: 'Cambio de salario', meaning: '07' },
  { kind: 'tipo', code: '9', explanation: 'Aviso que no es movimiento', meaning: 'otro' },
  { kind: 'origen', code: '1', explanation: 'Presentado por IDSE', meaning: null },
]);

test('what we write for SUA is compared with an emission', () => {
  const rows = [
    emission(ANA, 'NU/EZ EK ANA', '-', '-', 524.65, ['-', '-', '-']),
    emission(ANA, 'NU/EZ EK ANA', 3, '16/07/2026', 600, ['-', '-', '-']),
    emission(LU, 'EK LU', '-', '-', 524.65, ['CF', '1,500.00', '1234567890']),
  ];
  expect(compareSides(ourSide(), theirSide(rows, CODES)).people).toEqual([]);
  // Of a number that the table lacks nothing is said, and nothing invented.
  expect(compareSides(ourSide(), theirSide(rows, emissionCodes([]))).people).toEqual([]);
  const [first = [], second = [], third = []] = rows;
  const changed = [
    first,
    [...second.slice(0, 4), '17/07/2026', ...second.slice(5)],
    [...third.slice(0, 13), '1,600.00', ...third.slice(14)],
  ];
  const { people } = compareSides(ourSide(), theirSide(changed, CODES));
  expect(
    people.flatMap(({ nss, causes }) => causes.map(({ cause, comment }) => [nss, cause, comment])).toSorted(),
  ).toEqual([
    [
      ANA,
      'cambio_salario',
      'Cambio de salario: nosotros modificación 16/07/2026 $600.00, IMSS modificación 17/07/2026 $600.00 (Presentado por IDSE).',
    ],
    [LU, 'credito', 'Crédito INFONAVIT: nosotros 1234567890 2 1500.00, IMSS 1234567890 1600.00.'],
  ]);
});

test('a type that is said to be no movement states that there was none', () => {
  const rows = [
    emission(ANA, 'NU/EZ EK ANA', 9, '16/07/2026', 600, ['-', '-', '-']),
    emission(LU, 'EK LU', '-', '-', 524.65, ['CF', '1,500.00', '1234567890']),
  ];
  const { people } = compareSides(ourSide(), theirSide(rows, CODES));
  expect(people.map(({ nss, causes }) => [nss, causes.map(({ comment }) => comment)])).toEqual([
    [ANA, ['Cambio de salario: nosotros modificación 16/07/2026 $600.00, IMSS ninguno.']],
  ]);
});

test('and with the payment file of SUA', () => {
  const paid = (nss: string, change: Partial<SuaPaymentWorker>): SuaPaymentWorker => ({
    line: 1,
    register: 'Y5412345109',
    period: '202607',
    nss,
    name: '',
    rfc: null,
    curp: null,
    sbc: '524.65',
    days: 31,
    disability: 0,
    absence: 0,
    credit: null,
    quotas: {
      cuota_fija: '1',
      excedente: '1',
      prestaciones_dinero: '1',
      gastos_medicos: '1',
      riesgos: '1',
      invalidez_vida: '1',
      guarderias: '1',
    },
    ...change,
  });
  const side = new ConfrontaSide();
  const credit = { number: '1234567890', from: null };
  side.add(rowOfSuaPayment(paid(ANA, { sbc: '600.00', absence: 3 })));
  side.add(rowOfSuaPayment(paid(LU, { disability: 4, credit })));
  const { people } = compareSides(ourSide(), side);
  expect(people.map(({ nss, causes }) => [nss, causes.map(({ comment }) => comment)])).toEqual([
    [LU, ['Días de incapacidad: nosotros 5, IMSS 4. Compara los certificados.']],
  ]);
});
