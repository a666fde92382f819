import type { ReportParameter } from '@lienzo/schema/data/parameter';
import { type ColumnChoice, matches, searchable } from './column-choices.ts';
import { type Known, suggestedColumns } from './suggested-columns.ts';

/** What can be put into a text as a chip. */
export type ChipChoice =
  | { kind: 'column'; choice: ColumnChoice }
  | { kind: 'parameter'; parameter: Pick<ReportParameter, 'id' | 'nombre'> };

/**
 * The columns and parameters suggested for a text: columns first, unless only a parameter begins with what was typed.
 * @param uuid of the text's item; null for the header and footer, which have no rows.
 */
export function suggestedChips(known: Known, uuid: string | null, search: string): ChipChoice[] {
  const columns = uuid === null ? [] : suggestedColumns(known, uuid, search);
  const parameters = known.edit.document.parametros.filter(({ nombre }) => matches(nombre, search));
  const chips: ChipChoice[] = [
    ...columns.map((choice) => ({ kind: 'column' as const, choice })),
    ...parameters.map(({ id, nombre }) => ({ kind: 'parameter' as const, parameter: { id, nombre } })),
  ];
  return chips.toSorted((one, other) => begins(other, search) - begins(one, search));
}

/** What a person calls a chip. */
export const chipName = (chip: ChipChoice): string =>
  chip.kind === 'column'
    ? (chip.choice.column.titulo ?? chip.choice.column.readable_name)
    : chip.parameter.nombre;

/** 1 when the chip's name starts with the search, else 0. */
function begins(chip: ChipChoice, search: string): number {
  const requested = searchable(search).trim();
  return requested !== '' && searchable(chipName(chip)).startsWith(requested) ? 1 : 0;
}
