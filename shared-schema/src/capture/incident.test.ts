import { describe, expect, it } from 'vitest';
import { type IncidentDraft, incidentRecords, missingParts, selectableDates } from './incident.ts';

const from = (initial_date: string, termination_date: string | null = null) => ({
  ...{ hire_date: '2020-01-01', initial_date, termination_date },
});
const span = {
  initial_date: '2026-11-01',
  end_date: '2026-11-05',
  employments: [from('2020-01-01')],
};

describe('the days that can be chosen', () => {
  it.each([
    [{}, [], ['01', '02', '03', '04', '05']],
    [{ employments: [from('2026-11-04')] }, [], ['04', '05']],
    [{ employments: [from('2020-01-01', '2026-11-02')] }, [], ['01', '02']],
    [{ employments: [from('2020-01-01', '2026-10-31')] }, [], []],
    [{ employments: [from('2020-01-01', '2026-11-01'), from('2026-11-04')] }, ['2026-11-05'], ['01', '04']],
    [{ employments: [] }, [], []],
    [{}, ['2026-11-02', '2026-11-05'], ['01', '03', '04']],
  ])('%j without %j', (changes, taken, days) => {
    expect(selectableDates({ ...span, ...changes }, new Set(taken))).toEqual(
      days.map((day) => `2026-11-${day}`),
    );
  });
});

describe('what an incident lacks', () => {
  const draft = (changes: Partial<IncidentDraft>): IncidentDraft => ({
    type_value: 'IM',
    dates: ['2026-11-01'],
    quantity: '100',
    ...changes,
  });

  it.each<[Partial<IncidentDraft>, ReturnType<typeof missingParts>]>([
    [{}, []],
    [{ dates: [] }, ['dates_required']],
    [{ quantity: '' }, ['quantity_required']],
    [{ type_value: 'HR', quantity: '' }, ['quantity_required']],
    // A cent cannot be split, and a date without any amount cannot be saved.
    [{ quantity: '0.01', dates: ['2026-11-01', '2026-11-02'] }, ['amount_too_small']],
    [{ quantity: '0.02', dates: ['2026-11-01', '2026-11-02'] }, []],
    [{ type_value: 'DI', quantity: '' }, []],
    // The rules judge what it is.
    [{ quantity: '-5' }, []],
  ])('%j', (changes, missing) => {
    expect(missingParts(draft(changes))).toEqual(missing);
  });

  it('is sent as one record for each date, an amount in parts', () => {
    const dates = ['2026-11-04', '2026-11-01', '2026-11-02'];
    expect(incidentRecords(draft({ dates }))).toEqual([
      { fecha: '2026-11-01', incidencia: '33.34' },
      { fecha: '2026-11-02', incidencia: '33.33' },
      { fecha: '2026-11-04', incidencia: '33.33' },
    ]);
    expect(incidentRecords(draft({ type_value: 'HR', quantity: '4' }))).toEqual([
      { fecha: '2026-11-01', incidencia: '4.00' },
    ]);
    expect(incidentRecords(draft({ quantity: 'cien' }))).toEqual([
      { fecha: '2026-11-01', incidencia: 'cien' },
    ]);
  });
});
