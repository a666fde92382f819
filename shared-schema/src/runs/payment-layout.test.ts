import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ExactDecimal } from '../data/exact-decimal.ts';
import { LAYOUT_IDS } from './layout-ids.ts';
import {
  isPayable,
  LayoutError,
  type LayoutField,
  type Payment,
  type PaymentLayout,
  paymentLayout,
  writePayments,
} from './payment-layout.ts';
import { PAYMENT_LAYOUTS } from './payment-layouts.ts';

const person: Payment = {
  ...{ numero: '10059', nombre: 'Núñez Castillo Adriana', nombres: 'Adriana', paterno: 'Núñez' },
  ...{ materno: 'Castillo', cuenta: '12345678901', clabe: '012180012345678901', importe: '4883.89' },
};
const widthOf = (fields: readonly LayoutField[]): number => fields.reduce((sum, { ancho }) => sum + ancho, 0);
const linesOf = (file: string): string[] => file.split('\r\n').slice(0, -1);

/** Names with every kind of letter, and amounts to the cent. */
const payments = fc.array(
  fc.record({
    numero: fc.integer({ min: 1, max: 999_999 }).map(String),
    ...{
      nombre: fc.string({ unit: 'grapheme' }),
      nombres: fc.string(),
      paterno: fc.string(),
      materno: fc.string(),
    },
    cuenta: fc.integer({ min: 0, max: 99_999_999_999 }).map((one) => `${one}`.padStart(11, '0')),
    clabe: fc.integer({ min: 0, max: 999_999_999 }).map((one) => `012180000${`${one}`.padStart(9, '0')}`),
    importe: fc
      .integer({ min: 1, max: 99_999_999 })
      .map((one) => new ExactDecimal(one).dividedBy(100).toFixed(2)),
  }),
  { maxLength: 40 },
);

describe.each(LAYOUT_IDS)('the layout %s', (id) => {
  const layout = PAYMENT_LAYOUTS[id];

  test('is one, and says that it is an example', () => {
    expect(paymentLayout.parse(layout)).toEqual(layout);
    expect(layout.ejemplo).toBe(true);
  });

  test('writes lines of its widths whose amounts add up, whoever is paid', () => {
    fc.assert(
      fc.property(payments, (paid) => {
        const lines = linesOf(writePayments(layout, paid, '2026-10-02'));
        const details = lines.slice(layout.encabezado.length, layout.encabezado.length + paid.length);
        expect(lines).toHaveLength(layout.encabezado.length + paid.length + layout.pie.length);
        for (const line of details) expect(line).toHaveLength(widthOf(layout.detalle));
        for (const line of lines) expect(line).toMatch(/^[A-Z0-9 .,/-]*$/);
        // Read by the position of the amount, without the writer's own reader.
        const before = layout.detalle.findIndex(({ fuente }) => fuente === 'importe');
        const from = widthOf(layout.detalle.slice(0, before));
        const cents = (line: string): bigint =>
          BigInt(line.slice(from, from + (layout.detalle[before]?.ancho ?? 0)).replace('.', ''));
        const total = details.reduce((sum, line) => sum + cents(line), 0n);
        const expected = paid.reduce((sum, { importe }) => sum + BigInt(importe.replace('.', '')), 0n);
        expect(total).toBe(expected);
      }),
      { seed: 20261127, numRuns: 60 },
    );
  });
});

test('the widths are those that were seen: BBVA 108, CLABE 128', () => {
  expect(widthOf(PAYMENT_LAYOUTS.bbva.detalle)).toBe(108);
  expect(widthOf(PAYMENT_LAYOUTS.clabe.detalle)).toBe(128);
});

test('a line of BBVA has each field at its place', () => {
  const [line = ''] = linesOf(writePayments(PAYMENT_LAYOUTS.bbva, [person], '2026-10-02'));
  expect(line).toBe(
    `000000001${' '.repeat(16)}9912345678901${' '.repeat(9)}000000000488389${'NUNEZ CASTILLO ADRIANA'.padEnd(40)}012000`,
  );
});

test('the trailer of Santander has the people and the total', () => {
  const lines = linesOf(writePayments(PAYMENT_LAYOUTS.santander, [person, person], '2026-10-02'));
  expect(lines.at(-1)).toBe('30000400002000000000000976778');
});

const withDetail = (...detalle: LayoutField[]): PaymentLayout => ({ ...PAYMENT_LAYOUTS.bbva, detalle });
const amount: LayoutField = {
  ...{ ancho: 4, fuente: 'importe', valor: '', alineacion: 'derecha', relleno: '0', formato: 'centavos' },
};

test('an amount that does not fit is refused, never cut', () => {
  expect(() => writePayments(withDetail(amount), [person], '2026-10-02')).toThrow(LayoutError);
});

test('a layout without the amount, or with it twice, does not add up', () => {
  const wide = { ...amount, ancho: 15 };
  expect(() => writePayments(withDetail({ ...wide, fuente: 'numero' }), [person], '2026-10-02')).toThrow(
    LayoutError,
  );
  expect(() => writePayments(withDetail(wide, wide), [person], '2026-10-02')).toThrow(LayoutError);
  // Filled on its right side, 4883.89 reads as another amount.
  const shifted: LayoutField = { ...wide, alineacion: 'izquierda' };
  expect(() => writePayments(withDetail(shifted), [person], '2026-10-02')).toThrow(LayoutError);
});

test('a layout pays who has an account of its bank and gets something', () => {
  expect(isPayable(PAYMENT_LAYOUTS.bbva, person)).toBe(true);
  expect(isPayable(PAYMENT_LAYOUTS.santander, person)).toBe(false);
  expect(isPayable(PAYMENT_LAYOUTS.clabe, { ...person, clabe: '' })).toBe(false);
  expect(isPayable(PAYMENT_LAYOUTS.clabe, { ...person, importe: '0.00' })).toBe(false);
});
