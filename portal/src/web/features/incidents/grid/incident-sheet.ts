/** The grid of incidents: a row for each person with a text for every concept and day; what of it is shown and sent. */

import { isEmployed, isQuantity, QUANTITY_DECIMALS } from '@lienzo/schema/capture/incident';
import {
  type BlockedBy,
  type DraftConcept,
  incidentDraftContext,
  incidentDraftProblems,
  sentIncidents,
} from '@lienzo/schema/capture/incident-draft';
import { splitAmount } from '@lienzo/schema/capture/split-amount';
import { daysBetween, typedDays } from '@lienzo/schema/capture/typed-days';
import { ExactDecimal } from '@lienzo/schema/data/exact-decimal';
import type { PayrollPerson } from '@lienzo/schema/masters/master-endpoints';
import { readMark, readQuantity } from './read-quantity';
import type { SheetRow } from './sheet-row';

export type IncidentSheetRow = SheetRow & {
  /** Concept by concept, day by day; '' is nothing. */
  texts: readonly string[];
};

/** What all rows have in common. */
export type IncidentSheet = {
  paysheet_id: number;
  period: { initial_date: string; end_date: string };
  days: readonly string[];
  /** Those of the payroll, and those that it has no more and something is stored of. */
  concepts: readonly DraftConcept[];
  /** By employee and day ("7 2026-11-20"). */
  blocked: ReadonlyMap<string, BlockedBy>;
};

type Stored = { employee_id: number; concept_id: number; amount: string; capture_date: string };

/** The days of a period, ends included. */
export const daysOf = ({ initial_date, end_date }: IncidentSheet['period']): string[] =>
  daysBetween(initial_date, end_date);

export const positionOf = ({ days }: Pick<IncidentSheet, 'days'>, concept: number, day: number): number =>
  concept * days.length + day;

/** The rows as they are stored. */
export function incidentSheetRows(
  sheet: IncidentSheet,
  people: readonly PayrollPerson[],
  stored: readonly Stored[],
  versions: ReadonlyMap<number, number>,
): IncidentSheetRow[] {
  const positions = new Map(
    sheet.concepts.flatMap(({ concept_id }, concept) =>
      sheet.days.map((day, at) => [`${concept_id} ${day}`, positionOf(sheet, concept, at)] as const),
    ),
  );
  const byPerson = Map.groupBy(stored, ({ employee_id }) => employee_id);
  const empty = Array.from({ length: sheet.concepts.length * sheet.days.length }, () => '');
  return people.map((person) => {
    const own = byPerson.get(person.id) ?? [];
    const texts = own.length === 0 ? empty : [...empty];
    for (const { concept_id, amount, capture_date } of own) {
      const position = positions.get(`${concept_id} ${capture_date}`);
      if (position !== undefined) texts[position] = shownAmount(sheet, concept_id, amount);
    }
    return { person, version: versions.get(person.id) ?? 0, texts };
  });
}

const shownAmount = ({ concepts }: IncidentSheet, conceptId: number, amount: string): string =>
  concepts.find(({ concept_id }) => concept_id === conceptId)?.type_value === 'IM'
    ? new ExactDecimal(amount).toFixed(2)
    : new ExactDecimal(amount).toString();

/** The row with another text of a concept and day. */
export const withText = (
  sheet: IncidentSheet,
  row: IncidentSheetRow,
  { concept, day, text }: { concept: number; day: number; text: string },
): IncidentSheetRow => ({
  ...row,
  texts: row.texts.with(
    positionOf(sheet, concept, day),
    sheet.concepts[concept]?.type_value === 'DI' ? readMark(text) : readQuantity(text, QUANTITY_DECIMALS),
  ),
});

/** Why a concept cannot be on a day; amounts may be on any day of employment. */
export function lockOf(
  { concepts, blocked, days }: IncidentSheet,
  { person }: SheetRow,
  concept: number,
  day: number,
): BlockedBy | null {
  const why = blocked.get(`${person.id} ${days[day]}`) ?? null;
  return concepts[concept]?.type_value === 'IM' && why !== 'employment' ? null : why;
}

/** A row for each concept and day that has a text, with its place. */
function rowsWithPositions(sheet: IncidentSheet, { texts }: IncidentSheetRow) {
  return sheet.concepts.flatMap(({ concept_id }, concept) =>
    sheet.days.flatMap((fecha, day) => {
      const target = positionOf(sheet, concept, day);
      const incidencia = texts[target] ?? '';
      return incidencia === ''
        ? []
        : [{ place: target, row: { id_concepto: concept_id, fecha, incidencia } }];
    }),
  );
}

/** What the rules find in a row, by the place of its text; of several the first. */
export function problemsOfRow(sheet: IncidentSheet, row: IncidentSheetRow): ReadonlyMap<number, string> {
  const placed = rowsWithPositions(sheet, row);
  const { paysheet_id, period, concepts, blocked } = sheet;
  const context = incidentDraftContext({
    ...{ paysheet_id, period, concepts },
    blocked: (employee, day) => blocked.get(`${employee} ${day}`),
  });
  const problems = new Map<number, string>();
  const matches = incidentDraftProblems(
    placed.map((one) => one.row),
    row.person,
    context,
  );
  for (const { at, message } of matches) {
    const location = placed[at]?.place;
    if (location !== undefined && !problems.has(location)) problems.set(location, message);
  }
  return problems;
}

/**
 * What the server refused of these rows, by row and place; a row that is changed is another one, and has no refusal.
 * @param refused of the rows that `sentRows` makes of all of them, one after the other.
 */
export function refusedPositions(
  sheet: IncidentSheet,
  rows: readonly IncidentSheetRow[],
  refused: readonly { at: number; message: string }[],
): ReadonlyMap<IncidentSheetRow, ReadonlyMap<number, string>> {
  const sent = rows.flatMap((row) => rowsWithPositions(sheet, row).map(({ place }) => ({ row, place })));
  const existing = refused.flatMap(({ at, message }) => {
    const one = sent[at];
    return one === undefined ? [] : [{ ...one, message }];
  });
  return new Map(
    [...Map.groupBy(existing, ({ row }) => row)].map(([row, own]) => [
      row,
      new Map(own.map(({ place, message }) => [place, message])),
    ]),
  );
}

/** What a save sends of a row. */
export const sentRows = (sheet: IncidentSheet, row: IncidentSheetRow) =>
  sentIncidents(
    rowsWithPositions(sheet, row).map((one) => one.row),
    row.person.id,
  );

/** The texts of a concept. */
export const conceptTexts = (sheet: IncidentSheet, { texts }: IncidentSheetRow, concept: number): string[] =>
  texts.slice(positionOf(sheet, concept, 0), positionOf(sheet, concept + 1, 0));

/** The sum of a concept's days; a text that is no number in its place. */
export function totalOf(sheet: IncidentSheet, row: IncidentSheetRow, concept: number): string {
  const texts = conceptTexts(sheet, row, concept).filter((text) => text !== '');
  const odd = texts.find((text) => !isQuantity(text));
  if (odd !== undefined || texts.length === 0) return odd ?? '';
  const sum = ExactDecimal.sum(0, ...texts);
  return sheet.concepts[concept]?.type_value === 'IM' ? sum.toFixed(2) : sum.toString();
}

/** The days of a concept that have a text. */
export const daysWith = (sheet: IncidentSheet, row: IncidentSheetRow, concept: number): string[] =>
  positionsWith(sheet, row, concept).flatMap((day) => sheet.days[day] ?? []);

const positionsWith = (sheet: IncidentSheet, { texts }: IncidentSheetRow, concept: number): number[] =>
  sheet.days.flatMap((_, day) => (texts[positionOf(sheet, concept, day)] === '' ? [] : [day]));

/** The days that a concept can have, beside what the person has of others. */
function freeDays(sheet: IncidentSheet, row: IncidentSheetRow, concept: number): number[] {
  const type = sheet.concepts[concept]?.type_value;
  const taken = new Set(
    sheet.concepts.flatMap((other, at) =>
      at !== concept &&
      type !== 'IM' &&
      (other.type_value === 'DI' || (type === 'DI' && other.type_value === 'HR'))
        ? positionsWith(sheet, row, at)
        : [],
    ),
  );
  return sheet.days.flatMap((day, at) =>
    isEmployed(row.person, day) && lockOf(sheet, row, concept, at) === null && !taken.has(at) ? [at] : [],
  );
}

/**
 * The row with another total of a concept. An amount, or hours, are split over the days that have a part of them, or else
 * go to the last free day; of days so many are kept, and the last free ones are added, or those that the text names
 * (17-21). What cannot be placed stands on one day, and is told there.
 */
export function withTotal(
  sheet: IncidentSheet,
  row: IncidentSheetRow,
  concept: number,
  text: string,
): IncidentSheetRow {
  const isDays = sheet.concepts[concept]?.type_value === 'DI';
  const parts = isDays ? dayParts(sheet, row, concept, text) : quantityParts(sheet, row, concept, text);
  const texts = [...row.texts];
  for (let day = 0; day < sheet.days.length; day += 1)
    texts[positionOf(sheet, concept, day)] = parts.get(day) ?? '';
  return { ...row, texts };
}

/** What a day of the concept gets, by its place. */
type Parts = ReadonlyMap<number, string>;

function quantityParts(sheet: IncidentSheet, row: IncidentSheetRow, concept: number, text: string): Parts {
  const total = readQuantity(text, QUANTITY_DECIMALS);
  if (total === '') return new Map();
  const own = positionsWith(sheet, row, concept);
  const days = own.length > 0 ? own : freeDays(sheet, row, concept).slice(-1);
  const parts =
    days.length > 0 && isQuantity(total)
      ? splitAmount(total, days.length).filter((part) => Number(part) > 0)
      : [total];
  const isHours = sheet.concepts[concept]?.type_value === 'HR';
  const last = sheet.days.length - 1;
  return new Map(
    // An amount too small for its days stands on the first ones.
    parts.map((part, at) => [days[at] ?? last, isHours && isQuantity(part) ? plain(part) : part]),
  );
}

const plain = (number: string): string => new ExactDecimal(number).toString();

function dayParts(sheet: IncidentSheet, row: IncidentSheetRow, concept: number, text: string): Parts {
  // 1,5 may be meant as a number.
  const isList = /\d\s*[-–—,;y]/.test(text) && !/^\d+,\d+$/.test(text.trim());
  const named = isList ? typedDays(text, sheet.days) : null;
  if (named !== null) return new Map(named.map((day) => [sheet.days.indexOf(day), '1']));
  const count = readMark(text);
  if (count === '') return new Map();
  const own = positionsWith(sheet, row, concept);
  const free = freeDays(sheet, row, concept).filter((day) => !own.includes(day));
  const requested = /^\d{1,2}$/.test(count) ? Number(count) : Number.POSITIVE_INFINITY;
  if (requested > own.length + free.length)
    return new Map([[own[0] ?? free.at(-1) ?? sheet.days.length - 1, text]]);
  const added = requested > own.length ? free.slice(own.length - requested) : [];
  return new Map([...own.slice(0, requested), ...added].map((day) => [day, '1']));
}
