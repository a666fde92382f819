import { expect, test } from 'vitest';
import { defaultFilters } from './default-filters';

const CLIENT = '3f1de1d6-5b0a-4a37-9a52-0d8a6bb1f5c1';
const period = (id: number, initial_date: string, end_date: string, close: string | null = null) => ({
  ...{ id, initial_date, end_date, incidence_close_date: close },
  estatus: 'Abierta' as 'Abierta' | 'Finalizada',
  served: true,
});
const CHOICES = {
  clients: [{ id: CLIENT }, { id: 'other' }],
  paysheets: [
    { id: 4, ended_on: null, due: null },
    { id: 5, ended_on: null, due: null },
  ],
  processes: [
    { id: 2, process: 'AGU' },
    { id: 1, process: 'ORD' },
  ],
  periods: [
    period(46, '2026-11-09', '2026-11-15', '2026-11-17'),
    period(47, '2026-11-16', '2026-11-22', '2026-11-26'),
    period(48, '2026-11-23', '2026-11-29', '2026-12-01'),
    period(49, '2026-11-30', '2026-12-06'),
  ],
  last: undefined,
  takesDue: true,
  ...{ today: '2026-11-26', year: 2026 },
};

test('a client brings the payroll that was captured last, this year, the ordinary process and what closes next', () => {
  const chosen = { cliente: CLIENT };
  expect(defaultFilters(chosen, CHOICES)).toEqual(chosen);
  const first = defaultFilters(chosen, { ...CHOICES, last: '5' });
  expect(first).toEqual({ cliente: CLIENT, nominas: '5', anio: 2026, proceso: 1, periodo: undefined });
  expect(defaultFilters(first, CHOICES).periodo).toBe(47);
  expect(defaultFilters(first, { ...CHOICES, today: '2026-11-27' }).periodo).toBe(48);
  expect(defaultFilters(first, { ...CHOICES, today: '2027-01-10' }).periodo).toBe(49);
});

test('of several payrolls the one that closes next is chosen, where a screen wants it', () => {
  const closing = (...days: (string | null)[]) => ({
    ...CHOICES,
    paysheets: days.map((closes, at) => ({
      ...{ id: at + 4, ended_on: null },
      due: closes === null ? null : { calendar: Number(closes.slice(0, 4)), closes },
    })),
  });
  const chosen = { cliente: CLIENT };
  const choose = (...days: (string | null)[]) => defaultFilters(chosen, closing(...days)).nominas;
  expect(choose('2026-12-01', '2026-11-26')).toBe('5');
  expect(choose('2026-11-25', '2026-12-01')).toBe('5');
  expect(choose('2026-11-20', '2026-11-25')).toBe('5');
  expect(choose('2026-11-28', '2026-11-28')).toBe('4');
  expect(choose(null, '2026-11-28')).toBe('5');
  expect(choose(null, null)).toBeUndefined();
  const known = { ...closing('2026-11-28', '2026-12-01'), last: '5' };
  expect(defaultFilters(chosen, known).nominas).toBe('5');
  expect(defaultFilters(chosen, { ...known, last: undefined, takesDue: false })).toEqual(chosen);
});

test('in January the year is that of the period of December that is still captured', () => {
  const due = { calendar: 2026, closes: '2027-01-05' };
  const january = { ...CHOICES, paysheets: [{ id: 4, ended_on: null, due }], year: 2027 };
  const yearOn = (today: string) => defaultFilters({ cliente: CLIENT }, { ...january, today }).anio;
  expect(yearOn('2027-01-02')).toBe(2026);
  expect(yearOn('2027-01-06')).toBe(2027);
});

test('the only client and its only payroll are chosen; payrolls of others are not', () => {
  const one = { ...CHOICES, clients: [{ id: CLIENT }], paysheets: [{ id: 4, ended_on: null, due: null }] };
  expect(defaultFilters({}, one)).toEqual({ cliente: CLIENT });
  expect(defaultFilters({ cliente: CLIENT }, one).nominas).toBe('4');
  expect(defaultFilters({ cliente: CLIENT }, { ...CHOICES, last: '9' }).nominas).toBeUndefined();
  expect(defaultFilters({}, CHOICES)).toEqual({});
});

test('what has ended is not chosen, alone or remembered, from its last day on', () => {
  const ended = { ...CHOICES, paysheets: [{ id: 4, ended_on: '2026-11-26', due: null }] };
  expect(defaultFilters({ cliente: CLIENT }, ended).nominas).toBeUndefined();
  expect(defaultFilters({ cliente: CLIENT }, { ...ended, last: '4' }).nominas).toBeUndefined();
  expect(defaultFilters({ cliente: CLIENT }, { ...ended, today: '2026-11-25' }).nominas).toBe('4');
  const other = { ...CHOICES, paysheets: [...ended.paysheets, { id: 5, ended_on: null, due: null }] };
  expect(defaultFilters({ cliente: CLIENT }, other).nominas).toBe('5');
  expect(defaultFilters({ cliente: CLIENT }, { ...other, last: '4,5' }).nominas).toBe('5');
});

test('the period is open and served: what lies before the service, or is finalised, is passed over', () => {
  const chosen = { cliente: CLIENT, nominas: '4', anio: 2026, proceso: 1 };
  const [first = period(0, '', ''), second = first, third = first] = CHOICES.periods;
  const choose = (...periods: (typeof CHOICES)['periods']) =>
    defaultFilters(chosen, { ...CHOICES, periods }).periodo;
  expect(choose(first, { ...second, served: false }, third)).toBe(48);
  expect(choose(first, { ...second, estatus: 'Finalizada' }, third)).toBe(48);
  // Nothing but a closed one is open: it is still captured by an administrator.
  expect(choose(first, { ...second, estatus: 'Finalizada' })).toBe(46);
  expect(choose({ ...first, served: false }, { ...second, estatus: 'Finalizada' })).toBe(47);
  expect(choose({ ...first, served: false }, { ...second, served: false })).toBeUndefined();
});

test('what is chosen stays', () => {
  const filters = { cliente: CLIENT, nominas: '4', anio: 2025, proceso: 2, periodo: 46 };
  expect(defaultFilters(filters, { ...CHOICES, last: '5' })).toEqual(filters);
});
