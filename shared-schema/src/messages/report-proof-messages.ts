import type { RenderFormat } from '../api/render-contract.ts';
import type { ProofDifference, ReportProof } from '../api/report-proof.ts';

const figure = (value: number): string => String(value).replace(/\B(?=(\d{3})+$)/g, ',');
const rows = (count: number): string => (count === 1 ? '1 fila' : `${figure(count)} filas`);
const FORMATS = { pdf: 'PDF', docx: 'Word', xlsx: 'Excel' } satisfies Record<RenderFormat, string>;

/** A time ends with the point of "p. m." already. */
const closed = (text: string): string => (text.endsWith('.') ? text : `${text}.`);

/** Texts of "Comprobado": whether every format of a report says the same as its data. */
export const reportProofMessages = {
  states: {
    proved: 'Comprobado',
    differs: 'Con diferencias',
    failed: 'Sin comprobar',
  } satisfies Record<ReportProof['state'], string>,
  stateOf: (state: string, name: string) => `${state}: ${name}`,
  proved: ({ rows: count, more }: Pick<ReportProof, 'rows' | 'more'>, moment: string) =>
    `PDF, Word y Excel dicen lo mismo que los datos. ${
      more ? `Se compararon las primeras ${rows(count)}` : `Se compararon ${rows(count)}`
    } el ${closed(moment)}`,
  differs: (moment: string) => `Estos valores no son los de los datos. Se comparó el ${closed(moment)}`,
  failed: (problem: string, moment: string) => `No se pudo comparar el ${closed(moment)} ${problem}`,
  place: ({ format, item, column, row, group }: ProofDifference) => {
    const total = group === undefined ? 'total' : `subtotal de ${group}`;
    return `${FORMATS[format]}, ${item}, ${column}, ${row === null ? total : `fila ${figure(row)}`}`;
  },
  codeContent: 'Contenido',
  values: ({ expected, found }: ProofDifference) =>
    found === '' ? `Debe decir ${expected} y no está.` : `Debe decir ${expected} y dice ${found}.`,
  more: (count: number) => (count === 1 ? 'Y 1 diferencia más.' : `Y ${count} diferencias más.`),
} as const;
