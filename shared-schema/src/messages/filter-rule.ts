import type { ReportFilter } from '../data/filter.ts';
import { readValues } from '../data/filter-values.ts';
import { formatMediumDate } from '../data/format.ts';
import { editorDataMessages } from './editor-data-messages.ts';

/** Values of a list that are told. */
const LISTED = 10;

/** What a filter asks, as people read it: "Está en Norte, Sur". '' while it has no condition. */
export function filterRule({ column_type, condition, valor }: ReportFilter): string {
  if (condition === null) return '';
  const { empty, yes, no } = editorDataMessages.value;
  const values = readValues(condition, valor).map((value) => {
    if (value === '') return empty;
    if (column_type === 'boolean') return value === 'true' ? yes : no;
    return column_type === 'date' ? formatMediumDate(value) : value;
  });
  const listed = values.length > LISTED ? [...values.slice(0, LISTED), '…'] : values;
  return `${editorDataMessages.conditions[condition]} ${listed.join(', ')}`.trim();
}
