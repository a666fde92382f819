/** What the columns of a workbook of results hold, by their headings. */
import type { ConceptRule } from '@lienzo/schema/payroll/engine/calculation-input';
import { resultImportMessages } from '@lienzo/schema/runs/result-import-messages';
import { foldText } from '@lienzo/schema/text/fold-text';

const { headings, book } = resultImportMessages;

export type FixedField = keyof typeof headings;
export type ResultColumn =
  | { kind: 'fixed'; field: FixedField }
  | { kind: 'concept' | 'exempt'; concept: string }
  | { kind: 'unknown' };

export type NamedConcept = ConceptRule & { id: number; description: string };

const plain = (text: string): string => foldText(text).replace(/\s+/g, ' ').trim();

/** @returns what a heading stands for: a field, or a concept by its key, its description, or both. */
export function columnsByHeading(
  concepts: ReadonlyMap<string, NamedConcept>,
): (heading: string) => ResultColumn {
  const known = new Map<string, ResultColumn>();
  const add = (heading: string, column: ResultColumn): void => {
    // A description that two concepts share names neither.
    const other = known.get(plain(heading));
    known.set(plain(heading), other === undefined ? column : { kind: 'unknown' });
  };
  for (const { key, description, kind } of concepts.values()) {
    add(key, { kind: 'concept', concept: key });
    add(book.concept(key, description), { kind: 'concept', concept: key });
    if (plain(description) !== plain(key)) add(description, { kind: 'concept', concept: key });
    if (kind === 'Percepción') add(book.exempt(key), { kind: 'exempt', concept: key });
  }
  for (const [field, heading] of Object.entries(headings) as [FixedField, string][])
    known.set(plain(heading), { kind: 'fixed', field });
  return (heading) => known.get(plain(heading)) ?? { kind: 'unknown' };
}
