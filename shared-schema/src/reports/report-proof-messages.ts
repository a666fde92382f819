import type { RenderFormat } from '../api/render-contract.ts';
import { closedSentence } from '../rule-messages/closed-sentence.ts';
import type { ProofDifference, ReportProof } from './report-proof.ts';

const figure = (value: number): string => String(value).replace(/\B(?=(\d{3})+$)/g, ',');
const rows = (count: number): string => (count === 1 ? '1 fila' : `${figure(count)} filas`);
const values = (count: number): string => (count === 1 ? '1 valor' : `${figure(count)} valores`);
const FORMATS = { pdf: 'PDF', docx: 'Word', xlsx: 'Excel' } satisfies Record<RenderFormat, string>;

/** Texts of "Comprobado": whether every format of a report says the same as its data. */
export const reportProofMessages = {
  states: {
    proved: 'Comprobado',
    differs: 'Con diferencias',
    failed: 'Sin comprobar',
  } satisfies Record<ReportProof['state'], string>,
  stateOf: (state: string, name: string) => `${state}: ${name}`,
  proved: (
    { rows: count, values: all, more }: Pick<ReportProof, 'rows' | 'values' | 'more'>,
    moment: string,
  ) =>
    `PDF, Word y Excel dicen lo mismo que los datos. Se compararon ${
      more ? `las primeras ${rows(count)}` : rows(count)
    } y ${values(all)}, en orden y en ambos sentidos: todo dato está en los tres archivos y nada sobra. Se comprobó el ${closedSentence(moment)}`,
  differs: (moment: string) =>
    `Estos valores no son los de los datos. Se comparó el ${closedSentence(moment)}`,
  failed: (problem: string, moment: string) => `No se pudo comparar el ${closedSentence(moment)} ${problem}`,
  place: ({ format, item, column, row, group }: ProofDifference) => {
    const total = column === '' ? '' : 'total';
    const sum = group === undefined ? total : `subtotal de ${group}`;
    const position = row === null ? sum : `fila ${figure(row)}`;
    return [FORMATS[format], item, column, position].filter((part) => part !== '').join(', ');
  },
  values: ({ expected, found }: ProofDifference) => {
    if (expected === '') return `Sobra: ${closedSentence(found)}`;
    return found === ''
      ? `Debe decir ${expected} y no está ahí.`
      : `Debe decir ${expected} y dice ${closedSentence(found)}`;
  },
  more: (count: number) => (count === 1 ? 'Y 1 diferencia más.' : `Y ${count} diferencias más.`),
} as const;
