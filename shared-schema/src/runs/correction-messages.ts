import { slashedDate } from '../rule-messages/slashed-date.ts';

/** Texts of differences of closed periods that a run pays or takes back. */
export const correctionMessages = {
  title: 'Diferencias de periodos cerrados',
  lead: 'Algo cambió después de cerrar. Lo que apliques se paga o se descuenta en este periodo, con su propio renglón en el recibo; el ISR se retiene aquí y las cuotas del periodo cerrado no se vuelven a calcular.',
  none: 'Ningún periodo cerrado pagaría otra cosa con los datos de ahora.',
  failed: 'No se pudieron buscar las diferencias de periodos cerrados.',
  look: 'Buscar diferencias de periodos cerrados',
  person: 'Empleado',
  source: 'Periodo cerrado',
  concept: 'Concepto',
  what: 'Qué cambió',
  amount: 'Diferencia',
  action: 'Qué hacer',
  period: (name: string, from: string, to: string) =>
    `${name}, del ${slashedDate(from)} al ${slashedDate(to)}`,
  /** @param texts what changed, as the history names it. */
  cause: (texts: readonly string[]) => (texts.length === 0 ? 'Otro dato del cálculo' : texts.join(', ')),
  apply: 'Aplicar',
  applyOf: (name: string, concept: string) => `Aplicar a ${name}: ${concept}`,
  applyAll: (count: number) => (count === 1 ? 'Aplicar la diferencia' : `Aplicar las ${count} diferencias`),
  applied: (author: string) => (author === '' ? 'Aplicada' : `La aplicó ${author}`),
  remove: 'Quitar',
  removeOf: (name: string, concept: string) => `Quitar la diferencia de ${name}: ${concept}`,
  notHere: 'Ya no está en este periodo: inclúyela en su finiquito.',
  done: (count: number) =>
    count === 1
      ? 'Se aplicó 1 diferencia. Vuelve a calcular la nómina.'
      : `Se aplicaron ${count.toLocaleString('es-MX')} diferencias. Vuelve a calcular la nómina.`,
  nothing: 'Ya no hay nada que aplicar: esas diferencias ya están en la nómina o ya no existen.',
  changed: 'Las diferencias cambiaron mientras las veías. Revísalas de nuevo antes de aplicarlas.',
  removed: 'Se quitó la diferencia. Vuelve a calcular la nómina.',
} as const;
