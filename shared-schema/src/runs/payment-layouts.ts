/** Layouts of banks as they have been seen, none of them confirmed by its bank: accounts and numbers of the payer are zeros. */
import type { LayoutId } from './layout-ids.ts';
import type { LayoutField, PaymentLayout } from './payment-layout.ts';

const text = (ancho: number, valor: string): LayoutField => ({
  ...{ ancho, fuente: 'constante', valor, alineacion: 'izquierda', relleno: ' ' },
});
const zeros = (ancho: number): LayoutField => ({
  ...{ ancho, fuente: 'constante', valor: '', alineacion: 'derecha', relleno: '0' },
});
const leftText = (ancho: number, fuente: LayoutField['fuente']): LayoutField => ({
  ...{ ancho, fuente, valor: '', alineacion: 'izquierda', relleno: ' ' },
});
const digits = (
  ancho: number,
  fuente: LayoutField['fuente'],
  formato?: LayoutField['formato'],
): LayoutField => ({
  ...{ ancho, fuente, valor: '', alineacion: 'derecha', relleno: '0' },
  ...(formato === undefined ? {} : { formato }),
});

export const PAYMENT_LAYOUTS: Record<LayoutId, PaymentLayout> = {
  bbva: {
    ...{
      nombre: 'BBVA, cuentas del mismo banco',
      ejemplo: true,
      separador: null,
      banco: '012',
      encabezado: [],
      pie: [],
    },
    detalle: [
      digits(9, 'secuencia'),
      text(16, ''),
      text(2, '99'),
      leftText(20, 'cuenta'),
      digits(15, 'importe', 'centavos'),
      leftText(40, 'nombre'),
      text(3, '012'),
      text(3, '000'),
    ],
  },
  banorte: {
    ...{ nombre: 'Banorte', ejemplo: true, separador: null, banco: null, pie: [] },
    encabezado: [
      [
        text(3, 'HNE'),
        zeros(5),
        digits(8, 'fecha', 'yyyyMMdd'),
        text(2, '01'),
        digits(6, 'personas'),
        digits(15, 'total', 'centavos'),
        zeros(49),
      ],
    ],
    detalle: [
      text(1, 'D'),
      digits(8, 'fecha', 'yyyyMMdd'),
      digits(10, 'numero'),
      text(80, ''),
      digits(15, 'importe', 'centavos'),
      digits(3, 'banco'),
      text(2, '40'),
      digits(18, 'clabe'),
      text(1, '0'),
      text(1, ''),
      zeros(9),
    ],
  },
  santander: {
    ...{ nombre: 'Santander, cuentas del mismo banco', ejemplo: true, separador: null, banco: '014' },
    encabezado: [
      [
        text(1, '1'),
        digits(5, 'secuencia'),
        text(1, 'E'),
        digits(8, 'fecha', 'MMddyyyy'),
        zeros(16),
        digits(8, 'fecha', 'MMddyyyy'),
      ],
    ],
    detalle: [
      text(1, '2'),
      digits(5, 'secuencia'),
      text(7, ''),
      leftText(30, 'paterno'),
      leftText(20, 'materno'),
      leftText(30, 'nombres'),
      digits(16, 'cuenta'),
      digits(18, 'importe', 'centavos'),
      text(2, '01'),
    ],
    pie: [[text(1, '3'), digits(5, 'secuencia'), digits(5, 'personas'), digits(18, 'total', 'centavos')]],
  },
  banamex: {
    ...{ nombre: 'Banamex', ejemplo: true, separador: null, banco: null },
    encabezado: [
      [
        text(1, '1'),
        zeros(12),
        digits(6, 'fecha', 'yyMMdd'),
        text(4, '0001'),
        text(36, ''),
        text(20, 'NOMINA'),
        text(5, '15D01'),
      ],
      [
        text(5, '21001'),
        digits(18, 'total', 'centavos'),
        text(2, '01'),
        zeros(9),
        zeros(4),
        zeros(20),
        digits(6, 'personas'),
      ],
    ],
    detalle: [
      text(10, '3000101001'),
      digits(18, 'importe', 'centavos'),
      text(2, '40'),
      digits(20, 'clabe'),
      digits(16, 'numero'),
      leftText(195, 'nombre'),
      text(1, '0'),
      digits(3, 'banco'),
      text(2, '00'),
      text(152, ''),
    ],
    pie: [
      [
        text(4, '4001'),
        digits(6, 'personas'),
        digits(18, 'total', 'centavos'),
        text(6, '000001'),
        digits(18, 'total', 'centavos'),
      ],
    ],
  },
  clabe: {
    ...{
      nombre: 'CLABE, cualquier banco',
      ejemplo: true,
      separador: null,
      banco: null,
      encabezado: [],
      pie: [],
    },
    detalle: [
      digits(18, 'clabe'),
      zeros(18),
      text(3, 'MXP'),
      digits(16, 'importe', 'punto'),
      leftText(30, 'nombre'),
      text(2, '40'),
      digits(3, 'banco'),
      text(30, 'NOMINA'),
      text(1, '0'),
      digits(6, 'fecha', 'ddMMyy'),
      text(1, 'H'),
    ],
  },
};
