import type { MasterCorrection } from '@lienzo/schema/masters/master-book-endpoints';

/** What somebody types in place of cells, and the rows that they leave out, with what these are called. */
export type Corrections = readonly (MasterCorrection & { title: string })[];
type Position = { sheet: string; row: number; title: string };

const isAt = ({ sheet, row }: Position, one: MasterCorrection): boolean =>
  one.hoja === sheet && one.renglon === row;

/** The corrections with another value of a field. */
export const withValue = (
  known: Corrections,
  position: Position,
  field: string,
  value: string,
): Corrections => changed(known, position, ({ valores }) => ({ valores: { ...valores, [field]: value } }));

export const withExcluded = (known: Corrections, target: Position, excluir: boolean): Corrections =>
  changed(known, target, () => ({ excluir }));

function changed(
  known: Corrections,
  location: Position,
  change: (one: MasterCorrection) => Partial<MasterCorrection>,
): Corrections {
  const stored = known.find((one) => isAt(location, one));
  const one = stored ?? {
    ...{ hoja: location.sheet, renglon: location.row, title: location.title },
    ...{ excluir: false, valores: {} },
  };
  return [...known.filter((other) => other !== stored), { ...one, ...change(one) }];
}

/** As the call takes them. */
export const correctionsField = (corrections: Corrections): string =>
  JSON.stringify(corrections.map(({ title: _title, ...one }) => one));
