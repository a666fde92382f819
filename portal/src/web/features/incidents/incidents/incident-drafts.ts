/** The cards of one employee's incidents: what the person has on the screen, and what of it is sent. */
import type { EmployeeCapture } from '@lienzo/schema/api/capture-endpoints';
import type { IncidentRow } from '@lienzo/schema/api/capture-rows';
import {
  type IncidentProblem,
  incidentProblems,
  incidentRecords,
  selectableDates,
  type ValueType,
} from '@lienzo/schema/capture/incident';
import { ExactDecimal } from '@lienzo/schema/data/exact-decimal';

export type CardConcept = { concept_id: number; key: string; description: string; type_value: ValueType };

export type IncidentCard = {
  concept: CardConcept;
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

export const newCard = (concept: CardConcept): IncidentCard => ({
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

/** What a card lacks; empty when it can be saved. */
export const problemsOf = (card: IncidentCard, selectable: ReadonlySet<string>): IncidentProblem[] =>
  card.saved !== null
    ? []
    : incidentProblems({ ...card.concept, dates: card.dates, quantity: card.quantity }, selectable);

/** What the cards send: a row for each concept and date. */
export const rowsOf = (cards: readonly IncidentCard[], employeeId: number): IncidentRow[] =>
  cards.flatMap(({ concept, dates, quantity, saved }) =>
    (saved ?? incidentRecords({ ...concept, dates, quantity })).map((row) => ({
      id_empleado: employeeId,
      id_concepto: concept.concept_id,
      status: 'C' as const,
      tipo_carga: 2,
      ...row,
    })),
  );
