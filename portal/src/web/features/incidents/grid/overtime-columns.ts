import { captureGridMessages } from '@lienzo/schema/capture/capture-grid-messages';
import { isEmployed } from '@lienzo/schema/capture/incident';
import { formatDayAndMonth } from '@lienzo/schema/data/format';
import { dateOf } from '@lienzo/schema/payroll/plain-date';
import type { GridColumn } from '../../../shared/grid/grid-column';
import {
  type OvertimeSheet,
  type OvertimeSheetRow,
  totalHours,
  withHours,
  withTotalHours,
} from './overtime-sheet';
import { personColumns } from './person-columns';
import { weekdayName } from './sheet-row';

const { overtime: texts, locked } = captureGridMessages;
const DAY_WIDTH = 60;

/** The previous period's days, a day each of this one, and the total. */
export const overtimeColumns = (
  sheet: OvertimeSheet,
  problemsOf: (row: OvertimeSheetRow) => ReadonlyMap<number, string>,
  isNarrow: boolean,
): GridColumn<OvertimeSheetRow>[] => [
  ...personColumns<OvertimeSheetRow>(isNarrow),
  {
    key: 'total',
    title: texts.total,
    name: texts.total,
    help: texts.totalHelp,
    width: 72,
    isNumber: true,
    isTotal: true,
    text: totalHours,
    write: (row, text) => withTotalHours(sheet, row, text),
    locked: ({ person }) =>
      sheet.days.some((day) => isEmployed(person, day)) ? null : captureGridMessages.noDays,
    problem: (row) => problemsOf(row).get(-1) ?? null,
  },
  ...sheet.daysBefore.map(
    (date, at): GridColumn<OvertimeSheetRow> => ({
      key: date,
      title: `${dateOf(date)}`,
      note: weekdayName(date),
      name: texts.dayBefore(formatDayAndMonth(date)),
      width: DAY_WIDTH,
      isNumber: true,
      text: ({ before }) => before[at] ?? '',
    }),
  ),
  ...sheet.days.map(
    (date, day): GridColumn<OvertimeSheetRow> => ({
      key: date,
      title: `${dateOf(date)}`,
      note: weekdayName(date),
      name: formatDayAndMonth(date),
      width: DAY_WIDTH,
      isNumber: true,
      text: ({ hours }) => hours[day] ?? '',
      write: (row, text) => withHours(row, day, text),
      locked: ({ person, hours }) => {
        // Hours that stand there can be taken away.
        if ((hours[day] ?? '') !== '') return null;
        if (!isEmployed(person, date)) return locked.employment;
        return sheet.disabled.has(`${person.id} ${date}`) ? locked.disability : null;
      },
      problem: (row) => problemsOf(row).get(day) ?? null,
    }),
  ),
];
