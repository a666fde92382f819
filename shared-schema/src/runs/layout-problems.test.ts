import { expect, test } from 'vitest';
import { layoutRuleMessages as texts } from '../rule-messages/layout-rule-messages.ts';
import { LAYOUT_IDS } from './layout-ids.ts';
import { layoutProblems } from './layout-problems.ts';
import {
  isPayable,
  LayoutError,
  type LayoutField,
  type Payment,
  type PaymentLayout,
  writePayments,
} from './payment-layout.ts';
import { PAYMENT_LAYOUTS } from './payment-layouts.ts';

const { clabe, bbva, santander } = PAYMENT_LAYOUTS;
const amount: LayoutField = {
  ...{ ancho: 12, fuente: 'importe', valor: '', alineacion: 'derecha', relleno: '0', formato: 'centavos' },
};
const field = (fuente: LayoutField['fuente'], more: Partial<LayoutField> = {}): LayoutField => {
  const { formato: _, ...plain } = amount;
  return { ...plain, ancho: 20, fuente, ...more };
};
const person: Payment = {
  ...{ numero: '7', nombre: 'Ruiz; Ana', nombres: 'Ana', paterno: 'Ruiz', materno: '' },
  ...{ cuenta: '12345678901', clabe: '012180012345678901', importe: '1250.50' },
};
const changed = (change: Partial<PaymentLayout>): PaymentLayout => ({ ...clabe, ...change });

test.each(LAYOUT_IDS)('the example %s has none', (id) => {
  expect(layoutProblems(PAYMENT_LAYOUTS[id])).toEqual([]);
});

test.each<[string, PaymentLayout, string]>([
  ['no amount', changed({ detalle: [field('clabe')] }), texts.oneAmount],
  ['two amounts', changed({ detalle: [field('clabe'), amount, amount] }), texts.oneAmount],
  ['no account', changed({ detalle: [amount] }), texts.noAccount],
  ['a person in the header', changed({ encabezado: [[field('nombre')]] }), texts.personOutside],
  [
    'a total beside a person',
    changed({ detalle: [...clabe.detalle, field('total', { formato: 'centavos' })] }),
    texts.totalInside,
  ],
  ['a record without fields', changed({ pie: [[]] }), texts.emptyRecord],
  [
    'a text that would be cut',
    changed({ pie: [[field('constante', { ancho: 2, valor: 'ABC' })]] }),
    texts.longConstant('ABC'),
  ],
  [
    'an amount written as a day',
    changed({ detalle: [field('clabe'), { ...amount, formato: 'ddMMyy' }] }),
    texts.amountFormat,
  ],
  ['a day without a format', changed({ pie: [[field('fecha')]] }), texts.dayFormat],
  [
    'zeros after a number',
    changed({ detalle: [field('clabe', { alineacion: 'izquierda' }), amount] }),
    texts.filledRight,
  ],
  [
    'a filler that is a digit',
    changed({ detalle: [field('clabe', { relleno: '9' }), amount] }),
    texts.filler,
  ],
])('%s is one', (_, layout, problem) => {
  expect(layoutProblems(layout)).toContain(problem);
});

test('a separated file has a field between separators, and none within a name', () => {
  const layout = changed({
    ...{ separador: ';' as const, encabezado: [[field('personas'), field('total', { formato: 'punto' })]] },
    detalle: [field('clabe'), field('nombre', { ancho: 40 }), { ...amount, formato: 'punto' }],
  });
  expect(layoutProblems(layout)).toEqual([]);
  expect(writePayments(layout, [person, person], '2026-10-02')).toBe(
    ['2;2501.00', ...Array.from({ length: 2 }, () => '012180012345678901;RUIZ ANA;1250.50')]
      .map((line) => `${line}\r\n`)
      .join('')
      .replaceAll('RUIZ ANA', 'RUIZ  ANA'),
  );
  const narrow = { ...layout, detalle: [field('clabe', { ancho: 10 }), amount] };
  expect(() => writePayments(narrow, [person], '2026-10-02')).toThrow(LayoutError);
});

test('nobody is paid whose line would lack an account', () => {
  expect(isPayable(bbva, { ...person, cuenta: '' })).toBe(false);
  expect(isPayable(santander, person)).toBe(false);
  const byAccount = changed({ detalle: [field('cuenta'), amount] });
  expect(isPayable(byAccount, { ...person, clabe: '' })).toBe(true);
  expect(isPayable(byAccount, { ...person, cuenta: '12 34' })).toBe(false);
  expect(isPayable({ ...byAccount, banco: '012' }, { ...person, clabe: '' })).toBe(false);
});
