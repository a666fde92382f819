import { describe, expect, it } from 'vitest';
import { nssCheckDigit } from '../../payroll/nss.ts';
import { linesOf } from './line-splitter.ts';
import { SuaPaymentReader } from './sua-payment-reader.ts';

const nssOf = (ten: string) => `${ten}${nssCheckDigit(ten)}`;
const ANA = nssOf('0234567890');
const LU = nssOf('4391600033');

describe('the payment file of SUA', () => {
  /** Written by the described positions, apart from the reader. */
  const put = (parts: Record<number, string>, width: number): string => {
    const letters = Array.from({ length: width }, () => ' ');
    for (const [at, text] of Object.entries(parts))
      for (const [index, letter] of [...text].entries()) letters[Number(at) + index] = letter;
    return letters.join('');
  };
  const employer = put(
    { 0: '02', 2: 'Y5412345109', 14: 'AAA010101AAA', 26: '202607', 32: '000001', 38: 'COMPA#IA' },
    295,
  );
  const worker = (nss: string, cuota: string) =>
    put(
      {
        ...{
          0: '03',
          2: 'Y5412345109',
          26: '202607',
          32: nss,
          43: 'NUOM900214AB1',
          56: 'NUOM900214MDFXFR02',
        },
        ...{
          74: '1234567890',
          84: '20072026',
          92: '01',
          94: 'NU/EZ$EK$ANA',
          144: '0052465',
          153: '30',
          155: '05',
          157: '02',
        },
        ...{
          159: cuota,
          166: '0000100',
          173: '0000200',
          180: '0000300',
          187: '0000400',
          194: '0000500',
          201: '0000600',
        },
      },
      295,
    );
  const totals = (cuota: string) =>
    put(
      {
        0: '05',
        59: cuota,
        68: '000000200',
        77: '000000400',
        86: '000000600',
        95: '000000800',
        104: '000001000',
        113: '000001200',
      },
      200,
    );
  const readFile = (...lines: string[]) => {
    const reader = new SuaPaymentReader();
    return [...linesOf([new TextEncoder().encode(lines.join('\r\n'))])].map((line) => reader.read(line));
  };

  it('is read by its records, and its totals are held against its workers', () => {
    const movement = `${ANA}0814072026${' '.repeat(8)}000052465`;
    const lines = [
      employer,
      worker(ANA, '0071794'),
      worker(LU, '0071794'),
      `04${movement}`,
      totals('000143588'),
      '06',
    ];
    const outcomes = readFile(...lines);
    expect(outcomes.flatMap(({ findings }) => findings)).toEqual([]);
    expect(outcomes[0]?.row).toMatchObject({ kind: 'employer', period: '202607', name: 'COMPAÑIA' });
    expect(outcomes[1]?.row).toMatchObject({
      kind: 'worker',
      worker: {
        nss: ANA,
        name: 'NUÑEZ EK ANA',
        sbc: '524.65',
        days: 30,
        disability: 5,
        absence: 2,
        credit: { number: '1234567890', from: '2026-07-20' },
        quotas: { cuota_fija: '717.94', guarderias: '6.00' },
      },
    });
    expect(outcomes[3]?.row).toEqual({
      kind: 'movements',
      movements: [{ nss: ANA, type: '08', date: '2026-07-14', folio: '', value: '000052465' }],
    });
    const [, , , found] = readFile(
      employer,
      worker(ANA, '0071794'),
      worker(LU, '0071794'),
      totals('000143589'),
    );
    expect(found?.findings).toMatchObject([{ code: 'total_cuota_fija', line: 4, value: '1435.89' }]);
  });

  it('says which records are no records', () => {
    const codes = readFile(
      '99 x',
      worker(ANA, '00717.4'),
      worker(ANA, '0071794').slice(0, 200),
      employer.replace('202607', '202613'),
      totals('x'),
    );
    expect(codes.map(({ findings }) => findings[0]?.code)).toEqual([
      'foreign',
      'wrong_amount',
      'truncated',
      'period',
      'wrong_total',
    ]);
  });
});
