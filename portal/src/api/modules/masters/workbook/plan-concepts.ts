/** What a workbook would change of a bureau's concepts. */
import type { ConceptDetail } from '@lienzo/schema/masters/concept-endpoints';
import { masterBookMessages as texts } from '@lienzo/schema/masters/master-book-messages';
import { TimeSlice } from '../../../platform/time-slice.ts';
import { finder } from './plan-masters.ts';
import { type PlannedSheet, type Problem, planSheet } from './plan-sheet.ts';
import type { MasterFile } from './read-master-file.ts';
import { ROW_SCHEMAS, type RowOf } from './row-schemas.ts';

/** @throws the signal's reason when the caller has left. */
export function planConcepts(
  { sheets, list }: MasterFile,
  { stored, hidden }: { stored: readonly ConceptDetail[]; hidden: ReadonlySet<string> },
  signal: AbortSignal,
): Promise<PlannedSheet<RowOf<'concepts'>>> {
  const file = { sheets, list, slice: new TimeSlice(), signal };
  return planSheet('concepts', ROW_SCHEMAS.concepts, file, {
    find: finder(stored, ['key']),
    check({ key, type_value }, before): Problem[] {
      if (hidden.has(key)) return [{ field: 'key', message: texts.takenConcept }];
      // Rules of capture go by the shipped ones, and what is captured by the unit.
      const stays = before !== null && (before.captured === true || before.own !== true);
      return stays && before.type_value !== type_value
        ? [{ field: 'type_value', message: texts.usedConcept }]
        : [];
    },
    nameOf: ({ description }) => description,
  });
}
