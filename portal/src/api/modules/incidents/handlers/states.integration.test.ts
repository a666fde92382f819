import type { CaptureKind } from '@lienzo/schema/capture/capture-rows';
import { endpoints } from '@lienzo/schema/endpoints';
import { addDays, todayInMexico } from '@lienzo/schema/payroll/plain-date';
import { captureRuleMessages } from '@lienzo/schema/rule-messages/capture-rule-messages';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { inOrganization } from '../../../testing/in-organization.ts';
import { readAnswer } from '../../../testing/read-answer.ts';
import { CLIENT, COLLEAGUE, ORGANIZATION, PEOPLE, type TestPerson } from '../../../testing/test-people.ts';
import {
  BONUS,
  type CapturePortal,
  daysOf,
  incident,
  startCapturePortal,
} from '../testing/start-capture-portal.ts';

let at: CapturePortal;
beforeAll(async () => {
  at = await startCapturePortal();
});
afterEach(() => at.clear());
afterAll(() => at?.close());

const person = (number: number): number => at.people[number - 1] ?? 0;
const body = (more = {}) => ({ paysheet_id: at.paysheet, period_id: at.periods[0], ...more });
const close = (who?: TestPerson) => at.send(endpoints.close_paysheet, { body: body() }, who);
const reopen = (who?: TestPerson) => at.send(endpoints.abrir_paysheet, { body: body() }, who);
const remove = (type: CaptureKind, who?: TestPerson) =>
  at.send(endpoints.delete_paysheet, { body: body({ type }) }, who);
const closeCaptureOn = (day: string | null) =>
  inOrganization(at.portal, (trx) =>
    trx.updateTable('periods').set({ incidence_close_date: day }).where('id', '=', at.periods[0]).execute(),
  );
const estatus = () =>
  inOrganization(at.portal, async (trx) => {
    const match = trx.selectFrom('periods').select(['estatus', 'closed_at']).where('id', '=', at.periods[0]);
    return match.executeTakeFirstOrThrow();
  });

describe('closing a payroll', () => {
  it('finalises the three kinds with their rows, and reopening opens them again', async () => {
    await at.saveIncidents([incident(person(1), '2026-01-05')]);
    await at.saveHours({ [`${person(1)}-2026-01-06`]: 2 });
    await at.saveDisabilities(daysOf(person(2), { folio: 'OL000001', from: '2026-01-14', days: 4 }));
    const closed = await readAnswer(endpoints.close_paysheet, await close());
    expect(closed.result).toEqual({ message: 'Nómina cerrada', status: 'Finalizado' });
    expect(await estatus()).toMatchObject({ estatus: 'Finalizada', closed_at: expect.any(String) });
    for (const type of ['I', 'IN', 'E', 'ED']) {
      const query = { paysheet_id: String(at.paysheet), period_id: String(at.periods[0]), type };
      const all = await readAnswer(endpoints.all_incident, await at.send(endpoints.all_incident, { query }));
      expect([type, ...new Set(all.result.map(({ status }) => status))]).toEqual([type, 'F']);
    }
    const { notice, can } = await at.overview();
    expect(notice).toEqual({ code: 'closed', message: 'Nómina Cerrada' });
    expect(can).toEqual({ save: false, late: false, close: false, reopen: true, delete: false });
    const opened = await readAnswer(endpoints.abrir_paysheet, await reopen());
    expect(opened.result).toEqual({ message: 'Nómina abierta exitosamente', status: 'Capturado' });
    expect(await estatus()).toEqual({ estatus: 'Abierta', closed_at: null });
    expect((await at.trail()).result.map(({ action }) => action)).toEqual([
      ...['reopen', 'close', 'save', 'save', 'save'],
    ]);
  });

  it('refuses every change until it is reopened', async () => {
    await close();
    const tries = [
      at.saveIncidents([incident(person(1), '2026-01-05')]),
      at.saveDisabilities([]),
      at.saveHours({}),
      remove('I'),
      at.saveIncidents([], {}, PEOPLE.Admin),
    ];
    for (const response of await Promise.all(tries)) {
      const { status, code, errors } = await at.refused(response);
      expect([status, code, errors['']]).toEqual([409, 'payroll_closed', 'Nómina Cerrada']);
    }
  });

  it('twice changes nothing', async () => {
    await close();
    const before = await at.overview();
    expect((await close()).status).toBe(200);
    expect(await at.overview()).toEqual(before);
    expect((await at.trail()).result).toHaveLength(1);
  });
});

describe('what reaches into the next period', () => {
  const second = () => ({ period_id: at.periods[1] });

  it('days of disability make it captured, and open again when they go', async () => {
    const days = (count: number) => daysOf(person(2), { folio: 'OL000001', from: '2026-01-14', days: count });
    await at.saveDisabilities(days(4));
    expect(await at.status('IN', at.periods[1])).toBe('Capturado');
    await at.saveDisabilities(days(2));
    expect([await at.status('IN'), await at.status('IN', at.periods[1])]).toEqual(['Capturado', 'Abierto']);
  });

  it('hours that changed while it was finalised count when it is reopened', async () => {
    const lines = async () =>
      (await at.capture(person(1), at.periods[1])).overtime.lines.map(({ semana, horas }) => [semana, horas]);
    // Monday 12 to Friday 16 are one week; the 16th is of the second period.
    await at.saveHours({ [`${person(1)}-2026-01-16`]: 4 }, second());
    expect(await lines()).toEqual([
      ['TIEM_EXT', '3.00'],
      ['triples', '1.00'],
    ]);
    await at.send(endpoints.close_paysheet, { body: body(second()) });
    // An installation in which such a change was saved before it was refused.
    await inOrganization(at.portal, (trx) =>
      trx
        .insertInto('overtime_days')
        .values(
          ['12', '13', '14'].map((day) => ({
            ...{ organization_id: ORGANIZATION, client_id: CLIENT, period_id: at.periods[0] },
            ...{ employee_id: person(1), fecha: `2026-01-${day}`, horas: '3.0' },
          })),
        )
        .execute(),
    );
    expect(await lines()).toHaveLength(2);
    await at.send(endpoints.abrir_paysheet, { body: body(second()) });
    expect(await lines()).toEqual([['triples', '4.00']]);
  });
});

describe('after the closing date', () => {
  afterEach(() => closeCaptureOn(null));

  it('an Ejecutivo is refused with the date, and an Admin is marked as late', async () => {
    const yesterday = addDays(todayInMexico(), -1);
    await closeCaptureOn(yesterday);
    const rows = [incident(person(1), '2026-01-05')];
    const { status, code, errors } = await at.refused(await at.saveIncidents(rows));
    expect([status, code]).toEqual([403, 'capture_closed']);
    expect(errors['']).toBe(captureRuleMessages.closingDate(yesterday));
    expect((await at.overview()).notice?.code).toBe('late');
    expect((await at.overview(undefined, PEOPLE.Admin)).can).toMatchObject({ save: true, late: true });
    const answer = await at.saveIncidents(rows, {}, PEOPLE.Admin);
    expect((await readAnswer(endpoints.set_incidents, answer)).result.late).toBe(true);
    expect((await at.overview()).states[0]).toMatchObject({ kind: 'I', late: true });
    expect((await at.trail()).result[0]).toMatchObject({ late: true, person: PEOPLE.Admin.name });
    expect((await remove('I')).status).toBe(403);
  });

  it('the date itself is still in time', async () => {
    await closeCaptureOn(todayInMexico());
    const answer = await at.saveIncidents([incident(person(1), '2026-01-05')]);
    expect((await readAnswer(endpoints.set_incidents, answer)).result.late).toBe(false);
  });
});

describe('deleting', () => {
  it('empties one kind and leaves the others, with who had what', async () => {
    await at.saveIncidents([incident(person(1), '2026-01-05')]);
    await at.saveHours({ [`${person(1)}-2026-01-06`]: 2 });
    const { result } = await readAnswer(endpoints.delete_paysheet, await remove('I'));
    expect(result).toMatchObject({
      message: 'Incidencias eliminadas',
      changed: [{ employee_id: person(1), version: 2 }],
    });
    expect([await at.status('I'), await at.status('E')]).toEqual(['Abierto', 'Capturado']);
    expect((await at.trail({ kind: 'I' })).result[0]).toMatchObject({
      action: 'delete',
      before: [{ fecha: '2026-01-05' }],
      after: [],
    });
    const query = { nomina_id: String(at.paysheet), period_id: String(at.periods[0]) };
    expect((await at.send(endpoints.set_delete_incident, { query })).status).toBe(200);
  });
});

describe('two people at once', () => {
  const bonus = (amount: string) => [incident(person(1), '2026-01-05', BONUS, amount)];
  const only = (version: number) => ({ only: [{ employee_id: person(1), version }] });

  it('the second is told whose change it would undo, and nothing is saved', async () => {
    await at.saveIncidents(bonus('10'), only(0), PEOPLE.Admin);
    const { status, code, errors } = await at.refused(await at.saveIncidents(bonus('20'), only(0)));
    expect([status, code]).toEqual([409, 'capture_conflict']);
    expect(errors['only.0.version']).toMatch(
      new RegExp(
        `^${PEOPLE.Admin.name} cambió la captura de Persona 1 el \\d\\d/\\d\\d/\\d{4} a las \\d\\d:\\d\\d\\.`,
      ),
    );
    expect((await at.capture(person(1))).incidents).toMatchObject([{ amount: '10.00' }]);
  });

  it('of many that save the same person together exactly one does', async () => {
    const tries = ['1', '2', '3', '4', '5', '6'].map((amount) => at.saveIncidents(bonus(amount), only(0)));
    const statuses = (await Promise.all(tries)).map(({ status }) => status);
    expect(statuses.toSorted()).toEqual([200, 409, 409, 409, 409, 409]);
    expect((await at.trail()).result).toHaveLength(1);
  });

  it('different people are saved side by side', async () => {
    const tries = [1, 2, 3, 5].map((number) =>
      at.saveIncidents([incident(person(number), '2026-01-05')], {
        only: [{ employee_id: person(number), version: 0 }],
      }),
    );
    expect((await Promise.all(tries)).map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect((await at.overview()).employees).toHaveLength(4);
  });

  it('an incident and a disability never both take a day', async () => {
    for (let round = 0; round < 5; round += 1) {
      const day = `2026-01-2${round}`;
      const second = { period_id: at.periods[1] };
      await Promise.all([
        at.saveIncidents([incident(person(1), day)], second),
        // It begins in the first period and reaches into the second.
        at.saveDisabilities(daysOf(person(1), { folio: 'OL000001', from: '2026-01-15', days: 12 })),
      ]);
      const { incidents, blocked } = await at.capture(person(1), at.periods[1]);
      const taken = new Set(blocked.map(({ date }) => date));
      expect(incidents.filter(({ capture_date }) => taken.has(capture_date))).toEqual([]);
      expect(incidents.length + taken.size).toBeGreaterThan(0);
      await at.clear();
    }
  });

  it('a close and a save come one after the other: what is closed is finalised whole', async () => {
    for (let round = 0; round < 5; round += 1) {
      const [save] = await Promise.all([
        at.saveIncidents(at.people.map((id) => incident(id, '2026-01-05'))),
        close(),
      ]);
      expect([200, 409]).toContain(save.status);
      const open = await inOrganization(at.portal, (trx) =>
        trx.selectFrom('incidents').select('id').where('status', '=', 'C').execute(),
      );
      expect(open).toEqual([]);
      expect((await at.overview()).employees).toHaveLength(save.status === 200 ? 12 : 0);
      await at.clear();
    }
  });
});

describe('whoever has no right to the client', () => {
  it('is told of no payroll', async () => {
    expect((await close(COLLEAGUE)).status).toBe(404);
    expect((await at.saveIncidents([], {}, PEOPLE.SuperAdmin)).status).toBe(200);
    expect((await at.saveIncidents([], {}, PEOPLE.client)).status).toBe(403);
    expect((await at.saveIncidents([], {}, PEOPLE.client)).status).toBe(403);
  });
});

describe('deleting all that is captured', () => {
  const erase = (who?: TestPerson) => at.send(endpoints.delete_paysheet, { body: body() }, who);
  const restore = (change_id: number, who?: TestPerson) =>
    at.send(endpoints.restore_capture, { body: body({ change_id }) }, who);
  const captureThree = async () => {
    await at.saveIncidents([
      incident(person(1), '2026-01-05'),
      incident(person(1), '2026-01-06', BONUS, '100.50'),
      incident(person(3), '2026-01-05'),
    ]);
    await at.saveHours({ [`${person(1)}-2026-01-07`]: 2.5, [`${person(2)}-2026-01-06`]: 3 });
    await at.saveDisabilities(daysOf(person(2), { folio: 'OL000001', from: '2026-01-14', days: 4 }));
  };
  const stored = () => Promise.all([1, 2, 3].map((number) => withoutVersions(person(number))));
  async function withoutVersions(employee: number) {
    const { versions: _versions, ...capture } = await at.capture(employee);
    return capture;
  }

  it('is one transaction: a certificate that may not go keeps incidents and overtime', async () => {
    await captureThree();
    const before = await stored();
    await at.send(endpoints.close_paysheet, { body: body({ period_id: at.periods[1] }) });
    const refused = await at.refused(await erase());
    expect(refused.status).toBe(422);
    expect(await stored()).toEqual(before);
    expect((await at.trail()).result.map(({ action }) => action)).toEqual([
      'save',
      'save',
      'save',
      'save',
      'save',
    ]);
  });

  it('is told beforehand, kind by kind', async () => {
    await captureThree();
    const query = { paysheet_ids: String(at.paysheet), period_id: String(at.periods[0]) };
    const answer = await at.send(endpoints.capture_by_period, { query });
    const { result } = await readAnswer(endpoints.capture_by_period, answer);
    expect(result.paysheets[0]?.captured).toEqual({ incidents: 3, overtime_days: 2, certificates: 1 });
  });

  it('can be undone by the trail, all at once', async () => {
    await captureThree();
    const before = await stored();
    expect((await readAnswer(endpoints.delete_paysheet, await erase())).result.message).toBe(
      'Incidencias eliminadas',
    );
    expect((await at.overview()).employees).toEqual([]);
    const [entry] = (await at.trail()).result;
    expect(entry?.can.restore).toBe(true);
    const { result } = await readAnswer(endpoints.restore_capture, await restore(entry?.id ?? 0));
    expect(result).toEqual({ message: 'Se recuperaron 6 registros.', restored: 6, kept: [] });
    expect(await stored()).toEqual(before);
    expect((await at.trail()).result[0]).toMatchObject({ action: 'restore', can: { restore: false } });
  });

  it('keeps what was captured since, and says of whom', async () => {
    await captureThree();
    await erase();
    const [entry] = (await at.trail()).result;
    await at.saveIncidents([incident(person(3), '2026-01-09')]);
    const { result } = await readAnswer(endpoints.restore_capture, await restore(entry?.id ?? 0));
    expect(result).toMatchObject({ restored: 5, kept: [{ employee_id: person(3), kind: 'I' }] });
    expect(result.message).toBe('Se recuperaron 5 registros. Lo que se capturó después se conserva.');
    const { incidents } = await at.capture(person(3));
    expect(incidents.map(({ capture_date }) => capture_date)).toEqual(['2026-01-09']);
  });

  it('is not undone by a change that deleted nothing, nor while the payroll is finalised', async () => {
    await captureThree();
    const [saved] = (await at.trail()).result;
    expect((await restore(saved?.id ?? 0)).status).toBe(404);
    await erase();
    const [deleted] = (await at.trail()).result;
    await close();
    expect((await at.trail()).result.every(({ can }) => !can.restore)).toBe(true);
    expect((await at.refused(await restore(deleted?.id ?? 0))).code).toBe('payroll_closed');
  });
});
