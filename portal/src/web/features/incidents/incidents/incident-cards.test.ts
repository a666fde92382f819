import { captureMessages } from '@lienzo/schema/capture/capture-messages';
import { type DraftConcept, incidentDraftContext } from '@lienzo/schema/capture/incident-draft';
import { describe, expect, test } from 'vitest';
import {
  cardsOf,
  changeCard,
  daysFor,
  type IncidentCard,
  newCard,
  problemsOfCards,
  repeatedCard,
  rowsOfCards,
  withRepeated,
} from './incident-cards';

const { problems: texts } = captureMessages.incidents;

const BONUS: DraftConcept = { concept_id: 12, key: 'P012', description: 'Bono', type_value: 'IM' };
const ABSENCE: DraftConcept = { concept_id: 220, key: 'D020C_DI', description: 'Falta', type_value: 'DI' };
const DELAY: DraftConcept = { concept_id: 222, key: 'D022C_HR', description: 'Retardo', type_value: 'HR' };
const PERIOD = {
  initial_date: '2026-11-01',
  end_date: '2026-11-05',
  employments: [{ hire_date: '2020-01-01', initial_date: '2020-01-01', termination_date: null }],
};

const saved = (concept: DraftConcept, capture_date: string, amount: string) => ({
  ...concept,
  capture_date,
  amount,
});

describe('cards', () => {
  test('amounts that the grid gave to each date are sent again as they were', () => {
    const cards = cardsOf([saved(BONUS, '2026-11-02', '70.00'), saved(BONUS, '2026-11-01', '30.00')]);
    expect(cards).toMatchObject([{ dates: ['2026-11-01', '2026-11-02'], quantity: '100.00' }]);
    expect(rowsOfCards(cards).map(({ fecha, incidencia }) => [fecha, incidencia])).toEqual([
      ['2026-11-01', '30.00'],
      ['2026-11-02', '70.00'],
    ]);
  });

  test('a changed card splits its amount anew', () => {
    const [card] = cardsOf([saved(BONUS, '2026-11-01', '30.00')]);
    const changed = changeCard(card ?? newCard(BONUS), {
      quantity: '100',
      dates: ['2026-11-03', '2026-11-01', '2026-11-02'],
    });
    expect(rowsOfCards([changed])).toEqual(
      [
        ['2026-11-01', '33.34'],
        ['2026-11-02', '33.33'],
        ['2026-11-03', '33.33'],
      ].map(([fecha, incidencia]) => ({
        id_concepto: 12,
        fecha,
        incidencia,
      })),
    );
  });

  test('the days of a concept of days are counted, hours are those of each date', () => {
    expect(changeCard(newCard(ABSENCE), { dates: ['2026-11-01', '2026-11-02'] }).quantity).toBe('2');
    const hours = changeCard(newCard(DELAY), { dates: ['2026-11-01', '2026-11-02'], quantity: '1.5' });
    expect(rowsOfCards([hours]).map(({ incidencia }) => incidencia)).toEqual(['1.50', '1.50']);
  });
});

describe('days', () => {
  const absence = changeCard(newCard(ABSENCE), { dates: ['2026-11-02'] });
  const cards = [absence, newCard(BONUS), newCard(DELAY)];
  const blocked = [
    { date: '2026-11-03', reason: 'disability' as const },
    { date: '2026-11-05', reason: 'employment' as const },
  ];
  const daysOf = (concept: DraftConcept) => [
    ...daysFor(newCard(concept), { cards, blocked, period: PERIOD }),
  ];

  test('an amount may stand on any day of employment, days and hours on a free one', () => {
    expect(daysOf(BONUS)).toEqual(['2026-11-01', '2026-11-02', '2026-11-03', '2026-11-04']);
    expect(daysOf(DELAY)).toEqual(['2026-11-01', '2026-11-04']);
    expect(daysOf(ABSENCE)).toEqual(['2026-11-01', '2026-11-02', '2026-11-04']);
  });
});

describe('what is wrong with cards', () => {
  const OTHER: DraftConcept = { ...DELAY, concept_id: 223, description: 'Permiso' };
  const ANA = { id: 5, name: 'Ana', employments: PERIOD.employments };
  const problems = (...cards: IncidentCard[]) =>
    problemsOfCards(
      cards,
      ANA,
      incidentDraftContext({
        ...{ paysheet_id: 1, period: PERIOD, concepts: [BONUS, ABSENCE, DELAY, OTHER] },
        blocked: (_employee, day) => (day === '2026-11-05' ? 'disability' : undefined),
      }),
    );
  const card = (concept: DraftConcept, quantity: string, ...days: string[]) =>
    changeCard(newCard(concept), { quantity, dates: days.map((day) => `2026-11-${day}`) });

  test('what is missing is said first', () => {
    expect(problems(newCard(BONUS))).toEqual([
      { dates: texts.dates_required, quantity: texts.quantity_required },
    ]);
    expect(problems(card(BONUS, '0.01', '01', '02'))).toEqual([
      { dates: null, quantity: texts.amount_too_small },
    ]);
  });

  test('the rules of a save are told at the card, on both sides of a clash', () => {
    const [bonus, absence] = problems(card(BONUS, '-1', '09'), card(ABSENCE, '', '05'));
    expect(bonus?.dates).toContain('La fecha debe estar entre');
    expect(bonus?.quantity).toContain('Escribe un importe mayor que 0');
    expect(absence).toEqual({ dates: expect.stringContaining('tiene incapacidad'), quantity: null });
    const [day, hours] = problems(card(ABSENCE, '', '01'), card(DELAY, '2', '01'));
    expect(day?.dates).toContain('Choca con “Retardo” del 01/11/2026');
    expect(hours?.dates).toContain('ya tiene una incidencia de día');
  });

  test('hours of several concepts are those of one day', () => {
    const [first, second] = problems(card(DELAY, '20', '01'), card(OTHER, '5', '01'));
    expect([first?.quantity, second?.quantity]).toEqual([
      expect.stringContaining('pasan de 24'),
      expect.stringContaining('pasan de 24'),
    ]);
  });
});

describe('what was captured of the person before', () => {
  const context = (cards: IncidentCard[]) => ({
    cards,
    blocked: [{ date: '2026-11-03', reason: 'disability' as const }],
    period: PERIOD,
  });
  const rows = (cards: readonly IncidentCard[]) =>
    rowsOfCards(cards).map(({ fecha, incidencia }) => [fecha, incidencia]);

  test('is repeated on the days that are free', () => {
    const before = changeCard(newCard(ABSENCE), { dates: ['2026-11-02', '2026-11-03', '2026-11-04'] });
    const own = changeCard(newCard(ABSENCE), { dates: ['2026-11-02'] });
    const repeated = repeatedCard(before, context([own]));
    expect(repeated?.dates).toEqual(['2026-11-04']);
    expect(rows(withRepeated([own], repeated ?? before))).toEqual([
      ['2026-11-02', '1.00'],
      ['2026-11-04', '1.00'],
    ]);
    expect(repeatedCard(own, context([own]))).toBeUndefined();
  });

  test('changes no amount or hours that the person has', () => {
    const bonus = changeCard(newCard(BONUS), { dates: ['2026-11-02'], quantity: '100' });
    expect(rows(withRepeated([], repeatedCard(bonus, context([])) ?? bonus))).toEqual([
      ['2026-11-02', '100.00'],
    ]);
    const own = changeCard(newCard(BONUS), { dates: ['2026-11-01'], quantity: '30' });
    expect(repeatedCard(bonus, context([own]))).toBeUndefined();
  });
});
