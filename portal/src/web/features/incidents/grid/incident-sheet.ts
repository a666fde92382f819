/** The grid of incidents: a row for each person with a text for every concept and day; what of it is shown and sent. */
import type { PayrollPerson } from '@lienzo/schema/api/master-endpoints';
import { isEmployed, QUANTITY_DECIMALS } from '@lienzo/schema/capture/incident';
import {
  type BlockedBy,
  type DraftConcept,
  incidentDraftContext,
  incidentDraftProblems,
  sentIncidents,
} from '@lienzo/schema/capture/incident-draft';
import { splitAmount } from '@lienzo/schema/capture/split-amount';
import { ExactDecimal } from '@lienzo/schema/data/exact-decimal';
import { addDays } from '@lienzo/schema/payroll/plain-date';
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
export function daysOf({ initial_date, end_date }: IncidentSheet['period']): string[] {
  const days: string[] = [];
  for (let day = initial_date; day <= end_date; day = addDays(day, 1)) days.push(day);
  return days;
}

export const placeOf = ({ days }: Pick<IncidentSheet, 'days'>, concept: number, day: number): number =>
  concept * days.length + day;

/** The rows as they are stored. */
export function incidentSheetRows(
  sheet: IncidentSheet,
  people: readonly PayrollPerson[],
  stored: readonly Stored[],
  versions: ReadonlyMap<number, number>,
): IncidentSheetRow[] {
  const places = new Map(
    sheet.concepts.flatMap(({ concept_id }, concept) =>
      sheet.days.map((day, at) => [`${concept_id} ${day}`, placeOf(sheet, concept, at)] as const),
    ),
  );
  const byPerson = Map.groupBy(stored, ({ employee_id }) => employee_id);
  const empty = Array.from({ length: sheet.concepts.length * sheet.days.length }, () => '');
  return people.map((person) => {
    const own = byPerson.get(person.id) ?? [];
    const texts = own.length === 0 ? empty : [...empty];
    for (const { concept_id, amount, capture_date } of own) {
      const place = places.get(`${concept_id} ${capture_date}`);
      if (place !== undefined) texts[place] = shownAmount(sheet, concept_id, amount);
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
    placeOf(sheet, concept, day),
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
function rowsWithPlaces(sheet: IncidentSheet, { texts }: IncidentSheetRow) {
  return sheet.concepts.flatMap(({ concept_id }, concept) =>
    sheet.days.flatMap((fecha, day) => {
      const place = placeOf(sheet, concept, day);
      const incidencia = texts[place] ?? '';
      return incidencia === '' ? [] : [{ place, row: { id_concepto: concept_id, fecha, incidencia } }];
    }),
  );
}

/** What the rules find in a row, by the place of its text; of several the first. */
export function problemsOfRow(sheet: IncidentSheet, row: IncidentSheetRow): ReadonlyMap<number, string> {
  const placed = rowsWithPlaces(sheet, row);
  const { paysheet_id, period, concepts, blocked } = sheet;
  const context = incidentDraftContext({
    ...{ paysheet_id, period, concepts },
    blocked: (employee, day) => blocked.get(`${employee} ${day}`),
  });
  const problems = new Map<number, string>();
  const found = incidentDraftProblems(
    placed.map((one) => one.row),
    row.person,
    context,
  );
  for (const { at, message } of found) {
    const place = placed[at]?.place;
    if (place !== undefined && !problems.has(place)) problems.set(place, message);
  }
  return problems;
}

/** What a save sends of a row. */
export const sentRows = (sheet: IncidentSheet, row: IncidentSheetRow) =>
  sentIncidents(
    rowsWithPlaces(sheet, row).map((one) => one.row),
    row.person.id,
  );

/** The texts of a concept. */
export const conceptTexts = (sheet: IncidentSheet, { texts }: IncidentSheetRow, concept: number): string[] =>
  texts.slice(placeOf(sheet, concept, 0), placeOf(sheet, concept + 1, 0));

/** The sum of a concept's days; a text that is no number in its place. */
export function totalOf(sheet: IncidentSheet, row: IncidentSheetRow, concept: number): string {
  const texts = conceptTexts(sheet, row, concept).filter((text) => text !== '');
  const odd = texts.find((text) => !/^\d{1,8}(\.\d{1,2})?$/.test(text));
  if (odd !== undefined || texts.length === 0) return odd ?? '';
  const sum = ExactDecimal.sum(0, ...texts);
  return sheet.concepts[concept]?.type_value === 'IM' ? sum.toFixed(2) : sum.toString();
}

/**
 * The row with another total of an amount: split over the days that have a part of it, or else on the last day of the
 * period that the person works. What is no amount stands on the first of them, and is told there.
 */
export function withTotal(
  sheet: IncidentSheet,
  row: IncidentSheetRow,
  concept: number,
  text: string,
): IncidentSheetRow {
  const total = readQuantity(text, QUANTITY_DECIMALS);
  const texts = [...row.texts];
  const own = sheet.days.flatMap((_, day) => (texts[placeOf(sheet, concept, day)] === '' ? [] : [day]));
  for (const day of own) texts[placeOf(sheet, concept, day)] = '';
  const days =
    own.length > 0
      ? own
      : sheet.days.flatMap((day, at) => (isEmployed(row.person, day) ? [at] : [])).slice(-1);
  const parts = total === '' ? [] : partsOf(total, days.length);
  for (const [at, part] of parts.entries()) {
    const day = days[at];
    if (day !== undefined) texts[placeOf(sheet, concept, day)] = part;
  }
  return { ...row, texts };
}

/** An amount too small for its days stands on the first ones. */
const partsOf = (total: string, days: number): string[] =>
  days > 0 && /^\d{1,8}(\.\d{1,2})?$/.test(total)
    ? splitAmount(total, days).filter((part) => Number(part) > 0)
    : [total];
