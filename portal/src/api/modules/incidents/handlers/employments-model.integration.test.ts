/** Random hires, leavings, rehires, moves, captures and closings, beside a simple model of whose day is whose. */
import { endpoints } from '@lienzo/schema/endpoints';
import { addDays } from '@lienzo/schema/payroll/plain-date';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readAnswer } from '../../../testing/read-answer.ts';
import { PEOPLE } from '../../../testing/test-people.ts';
import { addPaysheet, type OtherPayroll } from '../testing/add-paysheet.ts';
import { type CapturePortal, incident, startCapturePortal } from '../testing/start-capture-portal.ts';

let at: CapturePortal;
let other: OtherPayroll;
let home: OtherPayroll;
beforeAll(async () => {
  at = await startCapturePortal();
  other = await addPaysheet(at, 'MODELO');
});
afterAll(() => at?.close());

/** The captured period: 16 to 30 January 2026. */
const FIRST = '2026-01-16';
const PERIOD = Array.from({ length: 15 }, (_, day) => addDays(FIRST, day));

type Span = { here: boolean; hire: string; from: string; to: string | null };
type Model = { spans: Span[]; captured: string[]; closed: boolean };

const lastOf = ({ spans }: Model): Span => {
  const last = spans.at(-1);
  if (last === undefined) throw new Error('nobody without an employment');
  return last;
};
const has = ({ from, to }: Span, day: string): boolean => day >= from && (to === null || day <= to);
const worksHere = (spans: readonly Span[], day: string): boolean =>
  spans.some((span) => span.here && has(span, day));
const readEmployee = async (id: number) =>
  readAnswer(endpoints.get_employee, await at.send(endpoints.get_employee, { query: { id: String(id) } }));
const outOfScopeDays = (spans: readonly Span[], days: readonly string[]): string[] =>
  days.filter((day) => !worksHere(spans, day));

/** Numbers below a limit that are the same for the same seed. */
function randomOf(seed: number): (below: number) => number {
  let state = seed * 7919;
  return (below) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
}

type Random = ReturnType<typeof randomOf>;
/** What was sent, and the status that it should have. */
type Step = { name: string; sent: Response; expected: number };

/** About where the last employment ends, or begins. */
function aDay(model: Model, random: Random): string {
  const { from, to } = lastOf(model);
  return addDays(to ?? (from > FIRST ? from : FIRST), random(6) - 1);
}

const STEPS: ((model: Model, person: number, random: Random) => Promise<Step>)[] = [
  async (model, employee_id, random) => {
    const termination_date = aDay(model, random);
    const last = lastOf(model);
    const done = last.to === null && termination_date >= last.from;
    const body = { employee_id, termination_date, causa_baja: '2' };
    const sent = await at.send(endpoints.end_employment, { body });
    if (done) last.to = termination_date;
    return { name: `leave ${termination_date}`, sent, expected: done ? 200 : 422 };
  },
  async (model, employee_id, random) => {
    const hire_date = aDay(model, random);
    const last = lastOf(model);
    const done = last.to !== null && hire_date > last.to;
    const body = { employee_id, hire_date, daily_salary: '480', sbc: '503.66' };
    const sent = await at.send(endpoints.rehire, { body });
    if (done) model.spans.push({ here: last.here, hire: hire_date, from: hire_date, to: null });
    return { name: `rehire ${hire_date}`, sent, expected: done ? 200 : 422 };
  },
  async (model, employee_id, random) => {
    const desde = aDay(model, random);
    const here = random(2) === 0;
    const { paysheet, costCenter, register } = here ? home : other;
    const body = {
      ...{ employee_id, desde, human_id: `M${employee_id}`, nomina_id: paysheet },
      ...{ cost_center_id: costCenter, register_id: register },
    };
    const sent = await at.send(endpoints.move_employee, { body });
    const last = lastOf(model);
    const moved = [
      ...model.spans.slice(0, -1),
      ...(desde > last.from ? [{ ...last, to: addDays(desde, -1) }] : []),
      { ...last, here, from: desde },
    ];
    const before = outOfScopeDays(model.spans, model.captured);
    const isPossible = has(last, desde) && here !== last.here;
    const loses = outOfScopeDays(moved, model.captured).some((day) => !before.includes(day));
    if (isPossible && !loses) model.spans = moved;
    return { name: `move ${desde} ${here}`, sent, expected: isPossible ? (loses ? 409 : 200) : 422 };
  },
  async (model, person, random) => {
    const days = PERIOD.filter(() => random(5) === 0);
    const rows = days.map((day) => incident(person, day));
    const sent = await at.saveIncidents(rows, { period_id: at.periods[1] });
    const isRight = outOfScopeDays(model.spans, days).length === 0;
    if (!model.closed && isRight) model.captured = days;
    return { name: `capture ${days.join()}`, sent, expected: model.closed ? 409 : isRight ? 200 : 422 };
  },
  async (model) => {
    const body = { paysheet_id: at.paysheet, period_id: at.periods[1], confirmado: ['early_close'] };
    const entry = model.closed ? endpoints.abrir_paysheet : endpoints.close_paysheet;
    const sent = await at.send(entry, { body }, PEOPLE.Admin);
    model.closed = !model.closed;
    return { name: model.closed ? 'close' : 'reopen', sent, expected: 200 };
  },
];
/** How often each step is taken. */
const TURNS = [0, 0, 1, 1, 2, 2, 2, 3, 3, 3, 4];

async function expectSame(model: Model, person: number, reported: string): Promise<void> {
  const employee = await readEmployee(person);
  const last = lastOf(model);
  expect(
    employee.employments.toReversed().map(({ nomina_id, hire_date, initial_date, termination_date }) => ({
      ...{ here: nomina_id === at.paysheet, hire: hire_date, from: initial_date, to: termination_date },
    })),
    reported,
  ).toEqual(model.spans);
  expect(
    [employee.nomina_id === at.paysheet, employee.hire_date, employee.termination_date],
    reported,
  ).toEqual([...[last.here, last.hire, last.to]]);
  const { incidents, blocked } = await at.capture(person, at.periods[1]);
  expect(
    incidents.map(({ capture_date }) => capture_date),
    reported,
  ).toEqual(model.captured);
  const outside = blocked.filter(({ reason }) => reason === 'employment').map(({ date }) => date);
  expect(outside, reported).toEqual(outOfScopeDays(model.spans, PERIOD));
}

const taken = new Set<string>();

test.each([1, 2, 3])('every day belongs to its employment, seed %i', { timeout: 120_000 }, async (seed) => {
  await at.clear();
  const person = at.people[seed - 1] ?? 0;
  const { cost_center_id: costCenter, register_id: register } = await readEmployee(person);
  home = { paysheet: at.paysheet, costCenter, register };
  const random = randomOf(seed);
  const hired = '2020-02-29';
  const model: Model = {
    spans: [{ here: true, hire: hired, from: hired, to: null }],
    captured: [],
    closed: false,
  };
  const notified: string[] = [];
  for (let step = 0; step < 40; step += 1) {
    const take = STEPS[TURNS[random(TURNS.length)] ?? 0];
    if (take === undefined) throw new RangeError('no such step');
    const { name, sent, expected } = await take(model, person, random);
    notified.push(`${name}: ${expected}`);
    expect(sent.status, notified.join('\n')).toBe(expected);
    taken.add(`${name.split(' ')[0]} ${expected}`);
    await expectSame(model, person, notified.join('\n'));
  }
  if (model.closed)
    await at.send(
      endpoints.abrir_paysheet,
      { body: { paysheet_id: at.paysheet, period_id: at.periods[1] } },
      PEOPLE.Admin,
    );
});

test('the walks have taken every way', () => {
  expect([...taken].sort()).toEqual([
    ...['capture 200', 'capture 409', 'capture 422', 'close 200', 'leave 200', 'leave 422'],
    ...['move 200', 'move 409', 'move 422', 'rehire 200', 'rehire 422', 'reopen 200'],
  ]);
});
