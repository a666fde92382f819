/** What would make a bank file wrong or empty; a layout with problems is neither saved nor written. */
import { layoutRuleMessages as texts } from '../rule-messages/layout-rule-messages.ts';
import type { LayoutField, PaymentLayout } from './payment-layout.ts';

type Source = LayoutField['fuente'];

const OF_PERSON: readonly Source[] = [
  ...(['numero', 'nombre', 'nombres', 'paterno', 'materno', 'cuenta', 'clabe', 'banco', 'importe'] as const),
];
const OF_FILE: readonly Source[] = ['personas', 'total'];
/** Filled on the wrong side they are other numbers. */
const DIGITS: readonly Source[] = [
  ...(['secuencia', 'personas', 'total', 'numero', 'cuenta', 'clabe', 'banco', 'importe', 'fecha'] as const),
];
const AMOUNT_FORMATS = ['centavos', 'punto'];

/** @returns sentences; none for a layout that can be used. */
export function layoutProblems(layout: PaymentLayout): string[] {
  const { encabezado, detalle, pie } = layout;
  const count = (source: Source): number => detalle.filter(({ fuente }) => fuente === source).length;
  const outer = [...encabezado, ...pie].flat();
  return [
    ...(count('importe') === 1 ? [] : [texts.oneAmount]),
    ...(count('cuenta') + count('clabe') > 0 ? [] : [texts.noAccount]),
    ...(outer.some(({ fuente }) => OF_PERSON.includes(fuente)) ? [texts.personOutside] : []),
    ...(detalle.some(({ fuente }) => OF_FILE.includes(fuente)) ? [texts.totalInside] : []),
    ...[...encabezado, ...pie].flatMap((record) => (record.length === 0 ? [texts.emptyRecord] : [])),
    ...[...outer, ...detalle].flatMap((field) => fieldProblems(field, layout.separador)),
  ].filter((one, at, all) => all.indexOf(one) === at);
}

function fieldProblems(field: LayoutField, separator: PaymentLayout['separador']): string[] {
  const { fuente, valor, ancho, alineacion, relleno, formato } = field;
  const isAmount = fuente === 'importe' || fuente === 'total';
  const isOfAmount = formato !== undefined && AMOUNT_FORMATS.includes(formato);
  return [
    ...(fuente === 'constante' && valor.length > ancho ? [texts.longConstant(valor)] : []),
    ...(isAmount && !isOfAmount ? [texts.amountFormat] : []),
    ...(fuente === 'fecha' && (formato === undefined || isOfAmount) ? [texts.dayFormat] : []),
    ...(separator === null && DIGITS.includes(fuente) && alineacion === 'izquierda' && relleno !== ' '
      ? [texts.filledRight]
      : []),
    ...(separator === null && DIGITS.includes(fuente) && /[1-9]/.test(relleno) ? [texts.filler] : []),
  ];
}
