import type { MasterCorrection } from '@lienzo/schema/api/master-book-endpoints';

/** What somebody types in place of cells, and the rows that they leave out, with what these are called. */
export type Corrections = readonly (MasterCorrection & { title: string })[];
type Place = { sheet: string; row: number; title: string };

const isAt = ({ sheet, row }: Place, one: MasterCorrection): boolean =>
  one.hoja === sheet && one.renglon === row;

/** The corrections with another value of a field. */
export const withValue = (known: Corrections, place: Place, field: string, value: string): Corrections =>
  changed(known, place, ({ valores }) => ({ valores: { ...valores, [field]: value } }));

export const withExcluded = (known: Corrections, place: Place, excluir: boolean): Corrections =>
  changed(known, place, () => ({ excluir }));

function changed(
  known: Corrections,
  place: Place,
  change: (one: MasterCorrection) => Partial<MasterCorrection>,
): Corrections {
  const stored = known.find((one) => isAt(place, one));
  const one = stored ?? {
    ...{ hoja: place.sheet, renglon: place.row, title: place.title },
    ...{ excluir: false, valores: {} },
  };
  return [...known.filter((other) => other !== stored), { ...one, ...change(one) }];
}

/** As the call takes them. */
export const correctionsField = (corrections: Corrections): string =>
  JSON.stringify(corrections.map(({ title: _title, ...one }) => one));
