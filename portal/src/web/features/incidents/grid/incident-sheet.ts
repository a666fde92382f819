/** The grid of incidents: a row for each person with a text for every concept and day; what of it is shown and sent. */
import type { IncidentRow } from '@lienzo/schema/api/capture-rows';
import type { PayrollPerson, PaysheetConcept } from '@lienzo/schema/api/master-endpoints';
import { checkIncidentRows, type IncidentContext } from '@lienzo/schema/capture/check-incident-rows';
import { isEmployed, QUANTITY_DECIMALS } from '@lienzo/schema/capture/incident';
import { splitAmount } from '@lienzo/schema/capture/split-amount';
import { ExactDecimal } from '@lienzo/schema/data/exact-decimal';
import { captureGridMessages } from '@lienzo/schema/messages/capture-grid-messages';
import { addDays } from '@lienzo/schema/payroll/plain-date';
import { readMark, readQuantity } from './read-quantity';
import type { SheetRow } from './sheet-row';

export type Blocking = 'disability' | 'incident' | 'employment';

type Kept = { id_concepto: number; fecha: string; incidencia: string };

export type IncidentSheetRow = SheetRow & {
  /** Concept by concept, day by day; '' is nothing. */
  texts: readonly string[];
  /** Stored rows of concepts that the payroll has no more: they go along as they are. */
  kept: readonly Kept[];
};

/** What all rows have in common. */
export type IncidentSheet = {
  paysheet_id: number;
  period: { initial_date: string; end_date: string };
  days: readonly string[];
  concepts: readonly PaysheetConcept[];
  /** By employee and day ("7 2026-11-20"). */
  blocked: ReadonlyMap<string, Blocking>;
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
    const kept: Kept[] = [];
    for (const { concept_id, amount, capture_date } of own) {
      const place = places.get(`${concept_id} ${capture_date}`);
      if (place === undefined)
        kept.push({ id_concepto: concept_id, fecha: capture_date, incidencia: amount });
      else texts[place] = shownAmount(sheet, concept_id, amount);
    }
    return { person, version: versions.get(person.id) ?? 0, texts, kept };
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
): Blocking | null {
  const why = blocked.get(`${person.id} ${days[day]}`) ?? null;
  return concepts[concept]?.type_value === 'IM' && why !== 'employment' ? null : why;
}

/** A row for each concept and day that has a text, with its place. */
function rowsWithPlaces(sheet: IncidentSheet, { person, texts }: IncidentSheetRow) {
  return sheet.concepts.flatMap(({ concept_id }, concept) =>
    sheet.days.flatMap((fecha, day) => {
      const place = placeOf(sheet, concept, day);
      const incidencia = texts[place] ?? '';
      return incidencia === ''
        ? []
        : [{ place, row: { id_empleado: person.id, id_concepto: concept_id, fecha, incidencia } }];
    }),
  );
}

/** What the rules find in a row, by the place of its text; of several the first. */
export function problemsOfRow(sheet: IncidentSheet, row: IncidentSheetRow): ReadonlyMap<number, string> {
  const sent = rowsWithPlaces(sheet, row);
  const problems = new Map<number, string>();
  for (const { field, message } of checkIncidentRows(
    sent.map((one) => one.row),
    contextOf(sheet, row.person),
  )) {
    const place = sent[Number(field.split('.')[1])]?.place;
    if (place !== undefined && !problems.has(place)) problems.set(place, message);
  }
  for (const { place, row: found } of sent)
    if (!problems.has(place)) {
      const message = clashOf(sheet, found, { sent, problems });
      if (message !== null) problems.set(place, message);
    }
  return problems;
}

type SentRow = ReturnType<typeof rowsWithPlaces>[number];

/** What stands on the same day and cannot stand beside this one: either of the two can be taken away. */
function clashOf(
  { concepts }: IncidentSheet,
  { id_concepto, fecha }: SentRow['row'],
  { sent, problems }: { sent: readonly SentRow[]; problems: ReadonlyMap<number, string> },
): string | null {
  const conceptOf = (id: number) => concepts.find(({ concept_id }) => concept_id === id);
  const own = conceptOf(id_concepto);
  if (own === undefined || own.type_value === 'IM') return null;
  const other = sent.find(({ place, row }) => {
    const type = conceptOf(row.id_concepto)?.type_value;
    const isDays = type === 'DI' || own.type_value === 'DI';
    return (
      row.fecha === fecha && row.id_concepto !== id_concepto && type !== 'IM' && isDays && problems.has(place)
    );
  });
  const name = other === undefined ? undefined : conceptOf(other.row.id_concepto)?.description;
  return name === undefined ? null : captureGridMessages.clash(name, fecha);
}

const contextOf = (
  { paysheet_id, period, concepts, blocked }: IncidentSheet,
  person: PayrollPerson,
): IncidentContext => ({
  ...{ paysheet_id, period },
  employees: new Map([[person.id, person]]),
  concepts: new Map(concepts.map((one) => [one.concept_id, { ...one, id: one.concept_id }])),
  taken: (employee, day) => {
    const why = blocked.get(`${employee} ${day}`);
    return why === 'employment' ? undefined : why;
  },
});

/** What a save sends of a row. */
export const sentRows = (sheet: IncidentSheet, row: IncidentSheetRow): IncidentRow[] =>
  [
    ...rowsWithPlaces(sheet, row).map((one) => one.row),
    ...row.kept.map((one) => ({ id_empleado: row.person.id, ...one })),
  ].map((one) => ({ ...one, status: 'C' as const, tipo_carga: 2 }));

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
