/** The columns of the grid of incidents: a day each of one concept, or a concept each. */

import { captureGridMessages as phrases } from '@lienzo/schema/capture/capture-grid-messages';
import { daysInWords } from '@lienzo/schema/capture/days-in-words';
import { isEmployed } from '@lienzo/schema/capture/incident';
import { formatDayAndMonth } from '@lienzo/schema/data/format';
import { dateOf } from '@lienzo/schema/payroll/plain-date';
import type { GridColumn } from '../../../shared/grid/grid-column';
import {
  daysWith,
  type IncidentSheet,
  type IncidentSheetRow,
  lockOf,
  positionOf,
  totalOf,
  withText,
  withTotal,
} from './incident-sheet';
import { personColumns } from './person-columns';
import { weekdayName } from './sheet-row';

type ProblemsOf = (row: IncidentSheetRow) => ReadonlyMap<number, string>;

export const dayColumns = (
  sheet: IncidentSheet,
  concept: number,
  problemsOf: ProblemsOf,
  isNarrow: boolean,
): GridColumn<IncidentSheetRow>[] => [
  ...personColumns<IncidentSheetRow>(isNarrow),
  ...sheet.days.map((date, day): GridColumn<IncidentSheetRow> => {
    const position = positionOf(sheet, concept, day);
    return {
      key: date,
      title: `${dateOf(date)}`,
      note: weekdayName(date),
      name: formatDayAndMonth(date),
      ...helpOf(sheet.concepts[concept]),
      width: sheet.concepts[concept]?.type_value === 'IM' ? 92 : 60,
      isNumber: true,
      text: ({ texts }) => texts[position] ?? '',
      write: (row, text) => withText(sheet, row, { concept, day, text }),
      locked: (row) => {
        const why = lockOf(sheet, row, concept, day);
        return why === null ? null : phrases.locked[why];
      },
      problem: (row) => problemsOf(row).get(position) ?? null,
    };
  }),
];

const helpOf = (concept: IncidentSheet['concepts'][number] | undefined) =>
  concept === undefined ? {} : { help: phrases.perDay[concept.type_value] };

export const conceptColumns = (
  sheet: IncidentSheet,
  problemsOf: ProblemsOf,
  isNarrow: boolean,
): GridColumn<IncidentSheetRow>[] => [
  ...personColumns<IncidentSheetRow>(isNarrow),
  ...sheet.concepts.map(({ key, description, type_value }, concept): GridColumn<IncidentSheetRow> => {
    const from = positionOf(sheet, concept, 0);
    const to = positionOf(sheet, concept + 1, 0);
    return {
      key,
      title: description,
      note: `${key} · ${phrases.totalNotes[type_value]}`,
      name: `${description} ${key}`,
      help: phrases.totals[type_value],
      width: 150,
      isNumber: true,
      text: (row) => totalOf(sheet, row, concept),
      write: (row, text) => withTotal(sheet, row, concept, text),
      detail: (row) => {
        const days = daysWith(sheet, row, concept);
        return days.length === 0 ? null : daysInWords(days);
      },
      locked: ({ person }) => (sheet.days.some((day) => isEmployed(person, day)) ? null : phrases.noDays),
      problem: (row) => {
        for (const [place, message] of problemsOf(row)) if (place >= from && place < to) return message;
        return null;
      },
    };
  }),
];
