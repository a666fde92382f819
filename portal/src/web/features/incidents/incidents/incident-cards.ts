/** One employee's incidents as cards: a view of the rows of a draft, by concept. */
import type { EmployeeCapture } from '@lienzo/schema/capture/capture-endpoints';
import { captureMessages } from '@lienzo/schema/capture/capture-messages';
import type { CaptureEmployee } from '@lienzo/schema/capture/capture-problem';
import {
  incidentRecords,
  isVacation,
  type MissingPart,
  missingParts,
  selectableDates,
  type ValueType,
} from '@lienzo/schema/capture/incident';
import {
  type DraftConcept,
  type IncidentDraftContext,
  type IncidentDraftRow,
  incidentDraftProblems,
} from '@lienzo/schema/capture/incident-draft';
import { ExactDecimal } from '@lienzo/schema/data/exact-decimal';
import { captureRuleMessages } from '@lienzo/schema/rule-messages/capture-rule-messages';

export type IncidentCard = {
  concept: DraftConcept;
  /** In order. */
  dates: string[];
  /** An amount to split, hours of each date, or days; '' is empty. */
  quantity: string;
  /** As saved, until the card is changed: the grid may have given each date another amount. */
  saved: { fecha: string; incidencia: string }[] | null;
};

/** The saved incidents, a card for each concept. */
export function cardsOf(incidents: EmployeeCapture['incidents']): IncidentCard[] {
  return [...Map.groupBy(incidents, ({ concept_id }) => concept_id).values()].flatMap((rows) => {
    const [first] = rows;
    if (first === undefined) return [];
    const { concept_id, key, description, type_value } = first;
    const saved = rows
      .map(({ capture_date, amount }) => ({ fecha: capture_date, incidencia: amount }))
      .toSorted((one, other) => (one.fecha < other.fecha ? -1 : 1));
    return [
      {
        concept: { concept_id, key, description, type_value },
        dates: saved.map(({ fecha }) => fecha),
        quantity: quantityOf(type_value, saved),
        saved,
      },
    ];
  });
}

function quantityOf(type: ValueType, rows: readonly { incidencia: string }[]): string {
  if (type === 'DI') return `${rows.length}`;
  if (type === 'IM') return ExactDecimal.sum(0, ...rows.map(({ incidencia }) => incidencia)).toFixed(2);
  const hours = new Set(rows.map(({ incidencia }) => new ExactDecimal(incidencia).toString()));
  return hours.size === 1 ? ([...hours][0] ?? '') : '';
}

export const newCard = (concept: DraftConcept): IncidentCard => ({
  concept,
  dates: [],
  quantity: '',
  saved: null,
});

/** A card with other days or another quantity; of a concept of days, the quantity is their number. */
export function changeCard(
  card: IncidentCard,
  change: Partial<Pick<IncidentCard, 'dates' | 'quantity'>>,
): IncidentCard {
  const next = { ...card, ...change, saved: null };
  const dates = next.dates.toSorted();
  return { ...next, dates, quantity: card.concept.type_value === 'DI' ? `${dates.length}` : next.quantity };
}

/** What was captured of somebody, to be captured of the next person too. */
export type RepeatedCard = Pick<IncidentCard, 'concept' | 'dates' | 'quantity'>;

/**
 * The same concept on the same days, as far as this person can have them and has not. A card with an amount or hours stays
 * as it is: more days would change what each of its days has.
 * @returns undefined: on none of them.
 */
export function repeatedCard(
  { concept, dates, quantity }: RepeatedCard,
  context: Parameters<typeof daysFor>[1],
): RepeatedCard | undefined {
  const known = context.cards.find((one) => one.concept.concept_id === concept.concept_id);
  if (known !== undefined && concept.type_value !== 'DI') return undefined;
  const free = daysFor(newCard(concept), context);
  const days = dates.filter((day) => free.has(day) && known?.dates.includes(day) !== true);
  return days.length === 0 ? undefined : { concept, dates: days, quantity };
}

/** The cards with the days of one, which may have a card already. */
export function withRepeated(cards: readonly IncidentCard[], repeated: RepeatedCard): IncidentCard[] {
  const { concept, dates, quantity } = repeated;
  const known = cards.find((one) => one.concept.concept_id === concept.concept_id);
  if (known === undefined) return [...cards, changeCard(newCard(concept), { dates, quantity })];
  const more = changeCard(known, { dates: [...known.dates, ...dates], quantity });
  return cards.map((one) => (one === known ? more : one));
}

type Period = Parameters<typeof selectableDates>[0];

/**
 * The days that a card can have (specification 3 §5): of the period and of the employment; those of days and hours also
 * without a disability or another incident of days.
 */
export function daysFor(
  card: IncidentCard,
  {
    cards,
    blocked,
    period,
  }: { cards: readonly IncidentCard[]; blocked: EmployeeCapture['blocked']; period: Period },
): Set<string> {
  const taken = new Set(blocked.filter(({ reason }) => reason === 'employment').map(({ date }) => date));
  if (card.concept.type_value !== 'IM') {
    for (const { date } of blocked) taken.add(date);
    for (const other of cards)
      if (other.concept.concept_id !== card.concept.concept_id && other.concept.type_value === 'DI')
        for (const day of other.dates) taken.add(day);
  }
  return new Set(selectableDates(period, taken));
}

/** The rows of a card. */
const cardRows = ({ concept, dates, quantity, saved }: IncidentCard): IncidentDraftRow[] =>
  (saved ?? incidentRecords({ ...concept, dates, quantity })).map((row) => ({
    id_concepto: concept.concept_id,
    ...row,
  }));

/** The rows that the cards show. */
export const rowsOfCards = (cards: readonly IncidentCard[]): IncidentDraftRow[] => cards.flatMap(cardRows);

/** What is wrong with a card, in words, beside its days and beside its quantity. */
export type CardProblems = { dates: string | null; quantity: string | null };

/**
 * What each card lacks, and what the rules of a save find in the rows of all of them.
 * @param refused what the server has refused of these very rows.
 * @param context `concepts`: also those of cards that the payroll has no more, which the server judges.
 */
export function problemsOfCards(
  cards: readonly IncidentCard[],
  employee: CaptureEmployee,
  context: IncidentDraftContext,
  refused: readonly { at: number; field: string; message: string }[] = [],
): CardProblems[] {
  const placed = cards.flatMap((card, at) => cardRows(card).map((row) => ({ at, row })));
  const rows = placed.map(({ row }) => row);
  const match = [...incidentDraftProblems(rows, employee, context), ...refused];
  return cards.map((card, at) => {
    const missing = card.saved === null ? missingParts({ ...card.concept, ...card }) : [];
    const own = match.filter((problem) => placed[problem.at]?.at === at);
    const said = (isQuantity: boolean): string | null => {
      const part = missing.find((one) => (one !== 'dates_required') === isQuantity);
      if (part !== undefined) return missingText(part, card.concept, employee);
      return own.find(({ field }) => (field === 'incidencia') === isQuantity)?.message ?? null;
    };
    return { dates: said(false), quantity: said(true) };
  });
}

/** Of vacations in the specification's words, which name the employee (specification 3 §5). */
const missingText = (
  part: MissingPart,
  { key, description }: DraftConcept,
  { name }: CaptureEmployee,
): string =>
  part === 'dates_required' && isVacation(key)
    ? captureRuleMessages.vacationDate(name, description)
    : captureMessages.incidents.problems[part];
