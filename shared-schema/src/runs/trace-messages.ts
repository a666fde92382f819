import { closedSentence } from '../rule-messages/closed-sentence.ts';
import { traceMessages as engineTexts } from '../rule-messages/trace-messages.ts';

/** Texts of '¿De dónde sale?'. */
export const traceMessages = {
  title: '¿De dónde sale?',
  of: (name: string) => `¿De dónde sale? ${name}`,
  open: (name: string) => `¿De dónde sale el pago de ${name}?`,
  close: 'Cerrar',
  failed: 'No se pudo explicar el resultado.',
  differs:
    'Con los datos de ahora el cálculo da otro resultado: algo cambió después de calcular, o el resultado viene de otro programa.',
  facts: 'La persona en el periodo',
  position: 'Puesto',
  dailySalary: 'Salario diario',
  sbc: 'SBC',
  noSalary: 'Sin salario al fin del periodo',
  register: 'Registro patronal',
  costCenter: 'Centro de costos',
  base: 'Base',
  rate: 'Tasa o factor',
  unrounded: 'Sin redondear',
  result: 'Resultado',
  figure: (name: string, day: string, source: string) =>
    `Usa ${name}, vigente desde el ${day}. ${closedSentence(source)}`,
} as const;

const TEXTS: Readonly<Record<string, string>> = { ...engineTexts.rules, ...engineTexts.inputs };

/** A rule or an input in words; the values of a concept's formula have names of their own. */
export const traceWord = (name: string): string => TEXTS[name] ?? name;
