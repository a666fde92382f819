import { describe, expect, test } from 'vitest';
import {
  type CardConcept,
  cardsOf,
  changeCard,
  daysFor,
  newCard,
  problemsOf,
  rowsOf,
} from './incident-drafts';

const BONUS: CardConcept = { concept_id: 12, key: 'P012', description: 'Bono', type_value: 'IM' };
const ABSENCE: CardConcept = { concept_id: 220, key: 'D020C_DI', description: 'Falta', type_value: 'DI' };
const DELAY: CardConcept = { concept_id: 222, key: 'D022C_HR', description: 'Retardo', type_value: 'HR' };
const PERIOD = {
  initial_date: '2026-11-01',
  end_date: '2026-11-05',
  employments: [{ hire_date: '2020-01-01', initial_date: '2020-01-01', termination_date: null }],
};

const saved = (concept: CardConcept, capture_date: string, amount: string) => ({
  ...concept,
  capture_date,
  amount,
});

describe('cards', () => {
  test('amounts that the grid gave to each date are sent again as they were', () => {
    const cards = cardsOf([saved(BONUS, '2026-11-02', '70.00'), saved(BONUS, '2026-11-01', '30.00')]);
    expect(cards).toMatchObject([{ dates: ['2026-11-01', '2026-11-02'], quantity: '100.00' }]);
    expect(rowsOf(cards, 5).map(({ fecha, incidencia }) => [fecha, incidencia])).toEqual([
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
    expect(rowsOf([changed], 5)).toEqual(
      [
        ['2026-11-01', '33.34'],
        ['2026-11-02', '33.33'],
        ['2026-11-03', '33.33'],
      ].map(([fecha, incidencia]) => ({
        id_empleado: 5,
        id_concepto: 12,
        status: 'C',
        tipo_carga: 2,
        fecha,
        incidencia,
      })),
    );
  });

  test('the days of a concept of days are counted, hours are those of each date', () => {
    expect(changeCard(newCard(ABSENCE), { dates: ['2026-11-01', '2026-11-02'] }).quantity).toBe('2');
    const hours = changeCard(newCard(DELAY), { dates: ['2026-11-01', '2026-11-02'], quantity: '1.5' });
    expect(rowsOf([hours], 5).map(({ incidencia }) => incidencia)).toEqual(['1.50', '1.50']);
  });
});

describe('days', () => {
  const absence = changeCard(newCard(ABSENCE), { dates: ['2026-11-02'] });
  const cards = [absence, newCard(BONUS), newCard(DELAY)];
  const blocked = [
    { date: '2026-11-03', reason: 'disability' as const },
    { date: '2026-11-05', reason: 'employment' as const },
  ];
  const of = (concept: CardConcept) => [...daysFor(newCard(concept), { cards, blocked, period: PERIOD })];

  test('an amount may stand on any day of employment, days and hours on a free one', () => {
    expect(of(BONUS)).toEqual(['2026-11-01', '2026-11-02', '2026-11-03', '2026-11-04']);
    expect(of(DELAY)).toEqual(['2026-11-01', '2026-11-04']);
    expect(of(ABSENCE)).toEqual(['2026-11-01', '2026-11-02', '2026-11-04']);
  });

  test('what is missing is said', () => {
    const days = daysFor(newCard(BONUS), { cards, blocked, period: PERIOD });
    expect(problemsOf(newCard(BONUS), days)).toEqual(['dates_required', 'quantity_required']);
    expect(problemsOf(changeCard(newCard(BONUS), { dates: ['2026-11-05'], quantity: '-1' }), days)).toEqual([
      'date_taken',
      'quantity_wrong',
    ]);
  });
});
