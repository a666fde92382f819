import { closedSentence } from './closed-sentence.ts';

/** What the rules of bulk load say (specification 3 §5, "Bulk load"). */
export const bulkRuleMessages = {
  wholeDays: (name: string) =>
    `Escribe cuántos días, como número entero desde 1. Empleado: ${closedSentence(name)}`,
  tooManyDays: (most: number) =>
    `El archivo suma más de ${most.toLocaleString('es-MX')} días. Divídelo en varios.`,
  days: 'El número de días mínimo debe ser 1!!!',
  type: 'Usa I (inicial) o C (subsecuente).',
  risk: 'Usa 1, 2 o 3, o deja la celda vacía si no es riesgo de trabajo.',
  sequel: 'Usa un número de 0 a 9, o deja la celda vacía si no es un accidente de trabajo.',
  initialOfInitial: 'Solo una incapacidad subsecuente lleva folio inicial. Deja la celda vacía.',
  repeatedFolio: (row: number) => `Folios repetidos: el renglón ${row} tiene el mismo.`,
} as const;
