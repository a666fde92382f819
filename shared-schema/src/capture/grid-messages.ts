/** Texts of a grid that edits like a spreadsheet. */
import { closedSentence } from '../rule-messages/closed-sentence.ts';

const cells = (count: number): string =>
  count === 1 ? '1 celda' : `${count.toLocaleString('es-MX')} celdas`;

export const gridMessages = {
  keys: 'Escribe para reemplazar, F2 para editar, Esc y Tab para salir de la tabla.',
  cell: (row: string, column: string) => `${row}, ${column}`,
  wrong: (problem: string) => `Error: ${problem}`,
  locked: (why: string) => `No se puede cambiar: ${why}`,
  readOnly: 'Esta celda solo se consulta.',
  pasted: (written: number) => (written === 1 ? 'Se pegó 1 celda.' : `Se pegaron ${cells(written)}.`),
  filled: (written: number) => (written === 1 ? 'Se llenó 1 celda.' : `Se llenaron ${cells(written)}.`),
  cleared: (written: number) => (written === 1 ? 'Se borró 1 celda.' : `Se borraron ${cells(written)}.`),
  copied: (count: number) => (count === 1 ? 'Se copió 1 celda.' : `Se copiaron ${cells(count)}.`),
  skipped: (count: number) =>
    count === 1
      ? '1 celda no se puede cambiar y quedó igual.'
      : `${cells(count)} no se pueden cambiar y quedaron igual.`,
  beyond: (count: number) =>
    count === 1 ? '1 celda no cupo en la tabla.' : `${cells(count)} no cupieron en la tabla.`,
  unknown: (numbers: readonly string[]) => {
    const shown = numbers.slice(0, 6).join(', ');
    const more = numbers.length > 6 ? ` y ${(numbers.length - 6).toLocaleString('es-MX')} más` : '';
    return closedSentence(
      `No se pegó lo de los números que no están en la tabla o se repiten: ${shown}${more}`,
    );
  },
  nextProblem: 'Siguiente error (F8)',
  noProblem: 'No hay errores.',
  leave: 'Tab sale de la tabla.',
  undone: 'Se deshizo el último cambio.',
  redone: 'Se rehízo el cambio.',
} as const;
