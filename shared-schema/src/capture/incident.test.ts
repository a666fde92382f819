import { describe, expect, it } from 'vitest';
import { type IncidentDraft, incidentProblems, incidentRecords, selectableDates } from './incident.ts';

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
  const free = new Set(selectableDates(span, new Set(['2026-11-03'])));
  const draft = (changes: Partial<IncidentDraft>): IncidentDraft => ({
    key: 'P010C_IM',
    type_value: 'IM',
    dates: ['2026-11-01'],
    quantity: '100',
    ...changes,
  });

  it.each<[Partial<IncidentDraft>, ReturnType<typeof incidentProblems>]>([
    [{}, []],
    [{ dates: [] }, ['dates_required']],
    [{ type_value: 'HR', quantity: '24' }, []],
    [{ type_value: 'HR', quantity: '30' }, ['hours_too_many']],
    [{ dates: ['2026-11-03'] }, ['date_taken']],
    [{ dates: ['2026-11-06'] }, ['date_taken']],
    [{ dates: ['2026-11-01', '2026-11-01'] }, ['date_taken']],
    [{ quantity: '' }, ['quantity_required']],
    [{ quantity: '-5' }, ['quantity_wrong']],
    [{ quantity: '0.00' }, ['quantity_wrong']],
    [{ quantity: '1.005' }, ['quantity_wrong']],
    // A cent cannot be split, and a date without any amount cannot be saved.
    [{ quantity: '0.01', dates: ['2026-11-01', '2026-11-02'] }, ['amount_too_small']],
    [{ quantity: '0.02', dates: ['2026-11-01', '2026-11-02'] }, []],
    [{ type_value: 'DI', quantity: '' }, []],
    [{ type_value: 'DI', key: 'P003C_DI', quantity: '' }, ['quantity_required']],
    [{ type_value: 'DI', key: 'P003', quantity: '2' }, ['vacation_days']],
    [{ type_value: 'DI', key: 'P003', quantity: '1' }, []],
  ])('%j', (changes, problems) => {
    expect(incidentProblems(draft(changes), free)).toEqual(problems);
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
  });
});
