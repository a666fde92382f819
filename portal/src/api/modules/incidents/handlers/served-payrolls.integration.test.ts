/** A payroll is captured from the start of its service until its last day. */
import { endpoints } from '@lienzo/schema/endpoints';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { inOrganization } from '../../../testing/in-organization.ts';
import { readAnswer } from '../../../testing/read-answer.ts';
import { ORGANIZATION, PEOPLE } from '../../../testing/test-people.ts';
import { takeReminders } from '../repositories/closings.ts';
import { type CapturePortal, incident, startCapturePortal } from '../testing/start-capture-portal.ts';

let at: CapturePortal;
beforeAll(async () => {
  at = await startCapturePortal();
});
afterEach(() => at.clear());
afterAll(() => at?.close());

const person = (number: number): number => at.people[number - 1] ?? 0;
const close = (period: number) => {
  const body = { paysheet_id: at.paysheet, period_id: period, confirmado: ['early_close'] };
  return at.send(endpoints.close_paysheet, { body }, PEOPLE.Admin);
};
const setDays = (days: { service_start?: string | null; ended_on?: string | null }) =>
  inOrganization(at.portal, (trx) =>
    trx.updateTable('paysheets').set(days).where('id', '=', at.paysheet).execute(),
  );
/** The periods of the payroll that the calendar of closings shows. */
async function due(): Promise<number[]> {
  const query = { desde: '2026-01-01', hasta: '2026-02-28' };
  const answer = await at.send(endpoints.closing_calendar, { query });
  return (await readAnswer(endpoints.closing_calendar, answer)).result
    .filter(({ paysheet_id }) => paysheet_id === at.paysheet)
    .map(({ period_id }) => period_id);
}

describe('a payroll that is served since a day', () => {
  const servedSince = (day: string | null) => setDays({ service_start: day });

  it('has no open period before it, for nobody, and every one again without the day', async () => {
    // The first fortnight of January ends on the 15th.
    await servedSince('2026-01-16');
    const { notice, can } = await at.overview(at.periods[0], PEOPLE.Admin);
    expect(notice).toEqual({
      code: 'before',
      message: 'El periodo es anterior al inicio del servicio de la nómina, el 16/01/2026. No se captura.',
    });
    expect([can.save, can.close]).toEqual([false, false]);
    const rows = [incident(person(1), '2026-01-05')];
    const refused = await at.refused(await at.saveIncidents(rows, {}, PEOPLE.Admin));
    expect([refused.status, refused.code]).toEqual([409, 'before_service']);
    const closed = await at.refused(await close(at.periods[0]));
    expect([closed.status, closed.code]).toEqual([409, 'before_service']);
    expect(await due()).not.toContain(at.periods[0]);
    expect(await due()).toContain(at.periods[1]);
    // The period that the day lies in is served.
    await servedSince('2026-01-15');
    expect((await at.saveIncidents(rows, {}, PEOPLE.Admin)).status).toBe(200);
    await servedSince(null);
    expect(await due()).toContain(at.periods[0]);
  });
});

describe('a payroll that has ended', () => {
  const endedOn = (day: string | null) => setDays({ ended_on: day });

  it('has no open period after its last day, and the one with that day stays open', async () => {
    await endedOn('2026-01-15');
    const { notice, can } = await at.overview(at.periods[1], PEOPLE.Admin);
    expect(notice).toEqual({
      code: 'after',
      message: 'El periodo empieza después del último día de la nómina, el 15/01/2026. No se captura.',
    });
    expect([can.save, can.close]).toEqual([false, false]);
    const second = { period_id: at.periods[1] };
    const rows = [incident(person(1), '2026-01-20')];
    const refused = await at.refused(await at.saveIncidents(rows, second, PEOPLE.Admin));
    expect([refused.status, refused.code]).toEqual([409, 'after_service']);
    const closed = await at.refused(await close(at.periods[1]));
    expect([closed.status, closed.code]).toEqual([409, 'after_service']);
    expect((await at.saveIncidents([incident(person(1), '2026-01-05')])).status).toBe(200);
    expect(await due()).toContain(at.periods[0]);
    expect(await due()).not.toContain(at.periods[1]);
    const reminded = (day: string) =>
      inOrganization(at.portal, (trx) => takeReminders(trx, ORGANIZATION, day));
    const closing = await inOrganization(at.portal, (trx) =>
      trx
        .selectFrom('periods')
        .select(sql<string>`coalesce(incidence_close_date, end_date)`.as('day'))
        .where('id', '=', at.periods[1] ?? 0)
        .executeTakeFirstOrThrow(),
    );
    expect((await reminded(closing.day)).map(({ period_id }) => period_id)).not.toContain(at.periods[1]);
    const openPeriods = async () =>
      (await readAnswer(endpoints.home, await at.send(endpoints.home, {}))).open_periods.map(({ id }) => id);
    expect(await openPeriods()).not.toContain(at.periods[1]);
    const { human_id } = (await at.capture(person(1))).employee;
    const offered = async () => {
      const query = { q: human_id ?? '' };
      const answer = await at.send(endpoints.find_people, { query });
      const { result } = await readAnswer(endpoints.find_people, answer);
      return result.find(({ employee_id }) => employee_id === person(1))?.period?.id;
    };
    expect(await offered()).toBe(at.periods[0]);

    await endedOn('2026-01-16');
    expect((await at.saveIncidents(rows, second, PEOPLE.Admin)).status).toBe(200);
    await endedOn(null);
    expect(await offered()).toBe(at.periods[1]);
    expect(await due()).toContain(at.periods[1]);
    expect(await openPeriods()).toContain(at.periods[1]);
    expect((await reminded(closing.day)).map(({ period_id }) => period_id)).toContain(at.periods[1]);
  });
});
