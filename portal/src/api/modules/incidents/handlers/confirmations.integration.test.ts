/** What capture does only when the person means it. */
import { endpoints } from '@lienzo/schema/endpoints';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { inOrganization } from '../../../testing/in-organization.ts';
import { readAnswer } from '../../../testing/read-answer.ts';
import {
  ABSENCE,
  BONUS,
  type CapturePortal,
  DELAY,
  daysOf,
  incident,
  startCapturePortal,
  VACATION,
} from '../testing/start-capture-portal.ts';

let at: CapturePortal;
beforeAll(async () => {
  at = await startCapturePortal();
});
beforeEach(() => at.clear());
afterAll(() => at?.close());

const person = (number: number): number => at.people[number - 1] ?? 0;
const MEANT = { confirmado: ['hours_on_absence'] };
const ASKED = /tiene una incidencia de día \(falta, vacaciones u otra\) y horas extra el 06\/01\/2026\.$/;

describe('overtime on a day of absence or vacation', () => {
  it.each([ABSENCE, VACATION])('is asked about on every path of hours, concept %i', async (concept) => {
    await at.saveIncidents([incident(person(1), '2026-01-06', concept)]);
    const id = person(1);
    const dias = [{ fecha: '2026-01-06', horas: '2' }];
    const scope = { paysheet_id: at.paysheet, period_id: at.periods[0] };
    const paths = [
      (more: object) => at.saveHours({ [`${id}-2026-01-06`]: 2 }, more),
      (more: object) =>
        at.send(endpoints.create_extra_hours, {
          body: { employee: { id }, period: at.periods[0], tipo_carga: 1, dias, ...more },
        }),
      (more: object) =>
        at.send(endpoints.horas_create_newMasiva, { body: { ...scope, empleados: [{ id, dias }], ...more } }),
    ];
    for (const save of paths) {
      const { status, code, errors } = await at.refused(await save({}));
      expect([status, code]).toEqual([409, 'hours_on_absence']);
      expect(Object.values(errors)).toEqual([expect.stringMatching(ASKED)]);
      expect((await at.capture(id)).overtime.days).toEqual([]);
    }
    for (const save of paths) {
      expect((await save(MEANT)).status).toBe(200);
      // What is as it was is not asked about again.
      expect((await save({})).status).toBe(200);
      expect((await at.saveHours({}, MEANT)).status).toBe(200);
    }
  });

  it('is asked about by the incident too, but not by an amount or hours', async () => {
    await at.saveHours({ [`${person(1)}-2026-01-06`]: 2 });
    const others = [incident(person(1), '2026-01-06', BONUS, '50'), incident(person(1), '2026-01-06', DELAY)];
    expect((await at.saveIncidents(others)).status).toBe(200);
    const rows = [incident(person(1), '2026-01-05'), incident(person(1), '2026-01-06')];
    const { status, errors } = await at.refused(await at.saveIncidents(rows));
    expect([status, Object.keys(errors)]).toEqual([409, ['employees.1.fecha']]);
    expect((await at.saveIncidents(rows, MEANT)).status).toBe(200);
    expect((await at.saveIncidents(rows)).status).toBe(200);
  });

  it('is where a total places no hours', async () => {
    await at.saveIncidents([incident(person(1), '2026-01-05'), incident(person(1), '2026-01-06')]);
    const resumen = [{ semana: 'TIEM_EXT', clave_concepto: 'P023C_HR', horas: '9', fecha: '2026-01-05' }];
    const body = { employee: { id: person(1) }, period: at.periods[0], tipo_carga: 1, resumen };
    const answer = await at.send(endpoints.create_extra_hours, { body });
    const days = (await at.capture(person(1))).overtime.days.map(({ fecha }) => fecha);
    expect([answer.status, days.includes('2026-01-05'), days.includes('2026-01-06')]).toEqual([
      200,
      false,
      false,
    ]);
  });
});

describe('vacations', () => {
  const begin = (days: string, on: string) =>
    inOrganization(at.portal, (trx) =>
      sql`
        update employees set saldo_vacaciones = ${days}, saldo_vacaciones_al = ${on}::date,
          hire_date = '2020-03-02' where id = ${person(2)}
      `.execute(trx),
    );
  const vacation = (...days: string[]) => days.map((day) => incident(person(2), day, VACATION));

  it('start with the opening balance, count other periods, and are asked about when they exceed it', async () => {
    await begin('2.5', '2025-12-31');
    expect((await at.capture(person(2))).vacation).toEqual({
      since: '2026-01-01',
      entitled: '2.5',
      taken: '0.00',
    });
    const second = { period_id: at.periods[1] };
    expect((await at.saveIncidents(vacation('2026-01-19'), second)).status).toBe(200);
    expect((await at.capture(person(2))).vacation.taken).toBe('1.00');
    expect((await at.saveIncidents(vacation('2026-01-05'))).status).toBe(200);
    const more = vacation('2026-01-05', '2026-01-06');
    const { status, code, errors } = await at.refused(await at.saveIncidents(more));
    expect([status, code]).toEqual([409, 'vacation_exceeded']);
    expect(errors['employees.0.fecha']).toMatch(
      /tendría 2 días de vacaciones en el periodo y le quedan 1\.5\.$/,
    );
    const saved = await at.saveIncidents(more, { confirmado: ['vacation_exceeded'] });
    expect((await readAnswer(endpoints.set_incidents, saved)).result.changed).toHaveLength(1);
    expect((await at.saveIncidents(vacation('2026-01-05'))).status).toBe(200);
  });

  it('of an opening balance grow with each year that is completed since', async () => {
    await begin('3', '2024-01-31');
    // Four years on 2 March 2024, five a year later: 18 and 20 days.
    expect((await at.capture(person(2))).vacation.entitled).toBe('41');
    await begin('3', '2026-06-30');
    expect((await at.capture(person(2))).vacation).toMatchObject({ since: '2025-03-02', entitled: '20' });
  });
});

describe('a certificate of maternity of a man', () => {
  const maternity = (more = {}) =>
    daysOf(person(3), {
      ...{ folio: 'MA000001', from: '2026-01-12', days: 3, incapacidad: 314, tipo_control: 7 },
      ...more,
    });
  const registeredAs = (gender: string, curp: string) =>
    inOrganization(at.portal, (trx) =>
      sql`update employees set gender = ${gender}, curp = ${curp} where id = ${person(3)}`.execute(trx),
    );

  it.each([
    ['Hombre', 'XEXX010101MNEXXXA4', true],
    ['', 'XEXX010101HNEXXXA4', true],
    ['Mujer', 'XEXX010101HNEXXXA4', false],
    ['', 'no tiene', false],
  ])('is asked about where the record says so: “%s”, %s', async (gender, curp, asks) => {
    await registeredAs(gender, curp);
    const answer = await at.saveDisabilities(maternity());
    if (!asks) return expect(answer.status).toBe(200);
    const { status, code, errors } = await at.refused(answer);
    expect([status, code]).toEqual([409, 'maternity_of_man']);
    expect(errors['employees.0.incapacidad']).toMatch(/por maternidad y está en el registro como hombre/);
    expect((await at.capture(person(3))).certificates).toEqual([]);
    const meant = { confirmado: ['maternity_of_man'] };
    expect((await at.saveDisabilities(maternity(), meant)).status).toBe(200);
    // What is as it was is not asked about again; a certificate of illness never is.
    const [stored] = (await at.capture(person(3))).certificates;
    const same = maternity({ archivo_id: stored?.archivo_id });
    const illness = daysOf(person(3), { folio: 'OL000009', from: '2026-01-07', days: 1 });
    expect((await at.saveDisabilities(same)).status).toBe(200);
    expect((await at.saveDisabilities(illness)).status).toBe(200);
  });
});
