import { endpoints } from '@lienzo/schema/endpoints';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { inOrganization } from '../../../testing/in-organization.ts';
import { readAnswer } from '../../../testing/read-answer.ts';
import { PEOPLE } from '../../../testing/test-people.ts';
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
afterEach(() => at.clear());
afterAll(() => at?.close());

const person = (number: number): number => at.people[number - 1] ?? 0;
const saved = async (response: Response) => (await readAnswer(endpoints.set_incidents, response)).result;

describe('incidents that are saved', () => {
  it('replace those of the payroll and period, and say who changed', async () => {
    const first = await saved(
      await at.saveIncidents([
        incident(person(1), '2026-01-05'),
        incident(person(2), '2026-01-06', BONUS, '33.34'),
        incident(person(2), '2026-01-07', BONUS, 33.33),
      ]),
    );
    expect(first).toEqual({
      message: 'Incidencias almacenadas',
      changed: [
        { employee_id: person(1), version: 1 },
        { employee_id: person(2), version: 1 },
      ],
      late: false,
    });
    const second = await saved(await at.saveIncidents([incident(person(2), '2026-01-08')]));
    expect(second.message).toBe('Incidencia Almacenada');
    expect(second.changed).toEqual([
      { employee_id: person(1), version: 2 },
      { employee_id: person(2), version: 2 },
    ]);
    const all = await at.send(endpoints.all_incident, {
      query: { paysheet_id: String(at.paysheet), period_id: String(at.periods[0]), type: 'I' },
    });
    expect((await readAnswer(endpoints.all_incident, all)).result).toEqual([
      {
        employee_id: person(2),
        concept_id: ABSENCE,
        amount: '1.00',
        capture_date: '2026-01-08',
        status: 'C',
      },
    ]);
  });

  it('are the same again without a change, a version or an entry', async () => {
    const rows = [incident(person(1), '2026-01-05'), incident(person(1), '2026-01-06', BONUS, '100')];
    await saved(await at.saveIncidents(rows));
    const before = await at.overview();
    const again = await saved(await at.saveIncidents([...rows].reverse()));
    expect(again.changed).toEqual([]);
    expect(await at.overview()).toEqual(before);
    expect((await at.trail()).result).toHaveLength(1);
  });

  it('of some people leave the others alone', async () => {
    await saved(
      await at.saveIncidents([incident(person(1), '2026-01-05'), incident(person(2), '2026-01-05')]),
    );
    const only = [{ employee_id: person(1), version: 1 }];
    await saved(await at.saveIncidents([], { only }));
    const { employees, versions } = await at.overview();
    expect(employees.map(({ employee_id }) => employee_id)).toEqual([person(2)]);
    // Whoever saves many people at once must know the version of somebody without rows too.
    expect(versions).toEqual([
      { employee_id: person(1), kind: 'I', version: 2 },
      { employee_id: person(2), kind: 'I', version: 1 },
    ]);
  });

  it('leave who, when, before and after', async () => {
    await saved(await at.saveIncidents([incident(person(1), '2026-01-05')]));
    await saved(await at.saveIncidents([incident(person(1), '2026-01-05', BONUS, '8.5')], {}, PEOPLE.Admin));
    const { result, next } = await at.trail({ kind: 'I', employee_id: String(person(1)) });
    expect(next).toBeNull();
    expect(result).toMatchObject([
      {
        person: PEOPLE.Admin.name,
        action: 'save',
        late: false,
        employee: { id: person(1), name: 'Persona 1' },
        before: [{ id_concepto: ABSENCE, fecha: '2026-01-05', incidencia: '1.00' }],
        after: [{ id_concepto: BONUS, fecha: '2026-01-05', incidencia: '8.50' }],
      },
      { person: PEOPLE.Ejecutivo.name, before: [], after: [{ id_concepto: ABSENCE }] },
    ]);
    const older = await at.trail({ before: String(result[0]?.id) });
    expect(older.result.map(({ id }) => id)).toEqual([result[1]?.id]);
  });

  it('leave a trail that the API can neither change nor delete', async () => {
    await saved(await at.saveIncidents([incident(person(1), '2026-01-05')]));
    for (const statement of [
      "update capture_changes set action = 'delete'",
      'delete from capture_changes',
      "insert into capture_changes (id, organization_id, client_id, period_id, action, late, before, after) select 9, organization_id, client_id, period_id, 'save', false, '[]', '[]' from capture_changes",
    ])
      await expect(inOrganization(at.portal, (trx) => sql.raw(statement).execute(trx))).rejects.toThrow(
        /permission denied/,
      );
  });
});

describe('incidents that are refused', () => {
  const textOf = async (rows: object[]) => at.refused(await at.saveIncidents(rows));

  it('outside of the period and of the employment, each by its row', async () => {
    await inOrganization(at.portal, (trx) =>
      trx.updateTable('employees').set({ hire_date: '2026-01-07' }).where('id', '=', person(1)).execute(),
    );
    try {
      const { status, code, errors } = await textOf([
        incident(person(2), '2026-01-05'),
        incident(person(2), '2026-01-16'),
        incident(person(1), '2026-01-06'),
        incident(person(2), '2026-02-30'),
        incident(person(2), ''),
      ]);
      expect([status, code]).toEqual([422, 'invalid_capture']);
      expect(errors).toEqual({
        'employees.1.fecha': 'La fecha debe estar entre el 01/01/2026 y el 15/01/2026. Empleado: Persona 2.',
        'employees.2.fecha': 'Persona 1 no trabajaba aquí el 06/01/2026.',
        'employees.3.fecha': 'Elige una fecha del calendario. Empleado: Persona 2.',
        'employees.4.fecha': 'Elige una fecha del calendario. Empleado: Persona 2.',
      });
      expect((await at.overview()).employees).toEqual([]);
    } finally {
      await inOrganization(at.portal, (trx) =>
        trx.updateTable('employees').set({ hire_date: '2020-02-29' }).where('id', '=', person(1)).execute(),
      );
    }
  });

  it('with an amount that is none, days that are not one, a concept that is not the payroll’s, a stranger', async () => {
    const { errors } = await textOf([
      incident(person(1), '2026-01-05', BONUS, '-3'),
      incident(person(1), '2026-01-06', BONUS, '1.005'),
      incident(person(1), '2026-01-07', BONUS, 0),
      incident(person(1), '2026-01-08', ABSENCE, '2'),
      incident(person(1), '2026-01-09', 23),
      incident(2_000_000_000, '2026-01-09'),
      incident(person(1), '2026-01-12', DELAY, 'mucho'),
      incident(person(1), '2026-01-13', BONUS, '999999999'),
      { ...incident(person(1), '2026-01-14'), paysheet_id: 1_999_999 },
    ]);
    expect(Object.keys(errors)).toEqual([
      'employees.0.incidencia',
      'employees.1.incidencia',
      'employees.2.incidencia',
      'employees.3.incidencia',
      'employees.4.id_concepto',
      'employees.5.id_empleado',
      'employees.6.incidencia',
      'employees.7.incidencia',
      'employees.8.paysheet_id',
    ]);
  });

  it('of days on a day of another one, or of a disability; amounts may stand there', async () => {
    await saved(
      await at.saveDisabilities(daysOf(person(1), { folio: 'OL000001', from: '2026-01-12', days: 2 })),
    );
    const { errors } = await textOf([
      incident(person(1), '2026-01-05'),
      incident(person(1), '2026-01-05', VACATION),
      incident(person(1), '2026-01-05', BONUS, '10'),
      incident(person(1), '2026-01-05', BONUS, '12'),
      incident(person(1), '2026-01-13'),
      incident(person(1), '2026-01-13', BONUS, '10'),
      incident(person(1), '2026-01-12', DELAY, '1'),
    ]);
    expect(errors).toEqual({
      'employees.1.fecha': 'Persona 1 ya tiene una incidencia de día el 05/01/2026. Elige otra fecha.',
      'employees.3.fecha': 'El concepto está dos veces el 05/01/2026. Empleado: Persona 1.',
      'employees.4.fecha': 'Persona 1 tiene incapacidad el 13/01/2026. Elige otra fecha.',
      'employees.6.fecha': 'Persona 1 tiene incapacidad el 12/01/2026. Elige otra fecha.',
    });
  });

  it('of vacations whose dates are not their days, in the words of the specification', async () => {
    const { errors } = await textOf([
      incident(person(3), '2026-01-05', VACATION, 5),
      incident(person(3), '2026-01-06', VACATION, 1),
      incident(person(4), 'mañana', VACATION, 1),
    ]);
    expect(errors).toEqual({
      'employees.0.incidencia':
        'El número de Fechas capturadas (2) No coincide con el número de días Capturados (6) para el Empleado : José MUÑOZ Ávila Concepto: Vacaciones',
      'employees.2.fecha':
        'Se requiere que capture una fecha válida para el Empleado : Ana 100% _Pérez Concepto: Vacaciones',
    });
  });

  it('that are of people who are not saved, or of another kind', async () => {
    const only = [{ employee_id: person(1), version: 0 }];
    const outOfScope = await at.refused(
      await at.saveIncidents([incident(person(2), '2026-01-05')], { only }),
    );
    expect(outOfScope.errors).toEqual({
      'employees.0.id_empleado':
        'Persona 2 no está entre las personas que se guardan. Agrégalo o quita sus renglones.',
    });
    const mixed = await at.refused(
      await at.saveIncidents(daysOf(person(1), { folio: 'OL000001', from: '2026-01-05', days: 1 })),
    );
    expect([mixed.status, Object.keys(mixed.errors)]).toEqual([400, ['employees.0']]);
  });

  it('of another client, as if there were no such payroll', async () => {
    const { paysheet, period } = await inOrganization(at.portal, (trx) =>
      trx
        .selectFrom('periods')
        .select(['paysheet_id as paysheet', 'id as period'])
        .where('paysheet_id', '<>', at.paysheet)
        .executeTakeFirstOrThrow(),
    );
    const scope = { paysheet_id: paysheet, period_id: period };
    expect((await at.saveIncidents([], scope)).status).toBe(404);
    expect((await at.saveIncidents([], scope, PEOPLE.Admin)).status).toBe(200);
    // A period of another payroll is none of this one.
    expect((await at.saveIncidents([], { period_id: period }, PEOPLE.Admin)).status).toBe(404);
  });
});

describe('what capture reads', () => {
  it('is one person’s whole capture with blocked dates, versions and the balance of vacations', async () => {
    await saved(await at.saveIncidents([incident(person(1), '2026-01-05', VACATION)]));
    await saved(
      await at.saveDisabilities(daysOf(person(1), { folio: 'OL000001', from: '2026-01-14', days: 4 })),
    );
    const first = await at.capture(person(1));
    expect(first.incidents).toEqual([
      {
        ...{ concept_id: VACATION, key: 'P003C_DI', description: 'Vacaciones', type_value: 'DI' },
        ...{ amount: '1.00', capture_date: '2026-01-05' },
      },
    ]);
    expect(first.versions).toEqual({ I: 1, IN: 1, E: 0 });
    expect(first.blocked).toEqual([
      { date: '2026-01-14', reason: 'disability' },
      { date: '2026-01-15', reason: 'disability' },
    ]);
    expect(first.overtime.previous_days.map(({ fecha }) => fecha)).toEqual([
      '2025-12-29',
      '2025-12-30',
      '2025-12-31',
    ]);
    // Five years of service since 28 February 2025.
    expect(first.vacation).toEqual({ since: '2025-02-28', entitled: '20', taken: '0.00' });
    const second = await at.capture(person(1), at.periods[1]);
    expect(second.certificates).toMatchObject([
      { folio: 'OL000001', fecha_incapacidad: '2026-01-14', dias_incapacidad: 4, elsewhere: true },
    ]);
    expect(second.vacation.taken).toBe('1.00');
    expect(second.versions).toEqual({ I: 0, IN: 0, E: 0 });
  });

  it('is who has what, and the preview by concept', async () => {
    await saved(
      await at.saveIncidents([
        incident(person(1), '2026-01-05'),
        incident(person(1), '2026-01-06', BONUS, '33.34'),
        incident(person(1), '2026-01-07', BONUS, '33.33'),
      ]),
    );
    await at.saveHours({ [`${person(2)}-2026-01-05`]: 4 });
    const { employees, states, status, can } = await at.overview();
    expect(employees).toEqual([
      { employee_id: person(1), incidents: 3, overtime_hours: '0.00', disability_days: 0 },
      { employee_id: person(2), incidents: 0, overtime_hours: '4.00', disability_days: 0 },
    ]);
    expect(states.map(({ kind, status: source, version }) => [kind, source, version])).toEqual([
      ['I', 'Capturado', 1],
      ['IN', 'Abierto', 0],
      ['E', 'Capturado', 1],
    ]);
    expect(states[0]).toMatchObject({ changed_by: PEOPLE.Ejecutivo.name, late: false });
    expect([status, can.save, can.close]).toEqual(['Capturado', true, true]);
    const query = { nomina_id: String(at.paysheet), period_id: String(at.periods[0]) };
    const preview = await at.send(endpoints.get_incidentpreview, { query });
    expect((await readAnswer(endpoints.get_incidentpreview, preview)).result).toMatchObject([
      { key: 'D020C_DI', amount: '1.00', dates: ['2026-01-05'] },
      { key: 'P012', amount: '66.67', dates: ['2026-01-06', '2026-01-07'] },
    ]);
  });

  it('is the summary of a period, page by page', async () => {
    await saved(await at.saveIncidents(at.people.map((id) => incident(id, '2026-01-05'))));
    await at.saveHours({ [`${person(3)}-2026-01-06`]: 5 });
    const ask = async (more: Record<string, string>) => {
      const query = { paysheet_ids: String(at.paysheet), period_id: String(at.periods[0]), ...more };
      return (
        await readAnswer(endpoints.capture_by_period, await at.send(endpoints.capture_by_period, { query }))
      ).result;
    };
    const match = await ask({ q: 'muñoz' });
    expect(match).toMatchObject({
      process: { description: 'Nómina ordinaria' },
      paysheets: [{ paysheet_id: at.paysheet, period_id: at.periods[0], status: 'Abierta' }],
      total: 1,
      next: null,
    });
    expect(match.employees).toMatchObject([
      {
        name: 'José MUÑOZ Ávila',
        incidents: [{ key: 'D020C_DI', cantidad: '1.00', fecha: '2026-01-05' }],
        overtime: { doubles: '3.00', triples: '2.00' },
      },
    ]);
    expect((await ask({ offset: '10' })).employees).toHaveLength(2);
    expect((await ask({})).total).toBe(12);
    expect(match.totals).toMatchObject([
      { key: 'D020C_DI', type_value: 'DI', total: '12.00', people: 12, previous: null },
      { key: 'P023C_HR', type_value: 'HR', total: '3.00', people: 1, previous: null },
      { key: 'P024C_HR', type_value: 'HR', total: '2.00', people: 1, previous: null },
    ]);
    await saved(
      await at.saveIncidents([incident(person(1), '2026-01-19', BONUS, '10.5')], {
        period_id: at.periods[1],
      }),
    );
    const later = (await ask({ period_id: String(at.periods[1]) })).totals;
    expect(later.find(({ key }) => key === 'P012')).toMatchObject({ total: '10.50', previous: '0.00' });
    expect(later.find(({ key }) => key === 'D020C_DI')).toMatchObject({
      ...{ total: '0.00', people: 0, previous: '12.00' },
    });
  });

  it('is a CSV whose lines are the rows', async () => {
    await saved(
      await at.saveIncidents([
        incident(person(1), '2026-01-05'),
        incident(person(2), '2026-01-06', BONUS, '33.3'),
      ]),
    );
    await at.saveHours({ [`${person(1)}-2026-01-06`]: 4.5 });
    const query = { paysheet_id: String(at.paysheet), period_id: String(at.periods[0]) };
    const file = await at.send(endpoints.get_csv_incident, { query });
    expect(file.headers.get('content-disposition')).toContain('incidencias.csv');
    expect(await file.text()).toBe(
      'A3O,N-001,ORD,E00001,2026,1,D020C_DI,2026-01-05,1\r\nA3O,N-001,ORD,E00002,2026,1,P012,2026-01-06,33.30\r\n',
    );
    const hours = await at.send(endpoints.get_csv_incident, {
      query: { ...query, type: 'E', masiva: 'true' },
    });
    expect(await hours.text()).toBe(
      'A3O,N-001,ORD,E00001,2026,1,P023C_HR,09/01/2026,3\r\nA3O,N-001,ORD,E00001,2026,1,P024C_HR,06/01/2026,1.5\r\n',
    );
  });

  it('blocks dates by disability and employment for everybody', async () => {
    await saved(
      await at.saveDisabilities(daysOf(person(2), { folio: 'OL000001', from: '2026-01-14', days: 9 })),
    );
    const query = {
      nomina_id: String(at.paysheet),
      period_id: String(at.periods[1]),
      fecha_ini: '2026-01-20',
      fecha_fin: '2026-01-21',
    };
    const answer = await at.send(endpoints.get_fechasglobales, { query });
    expect((await readAnswer(endpoints.get_fechasglobales, answer)).result).toEqual([
      { employee_id: person(2), date: '2026-01-20', reason: 'disability' },
      { employee_id: person(2), date: '2026-01-21', reason: 'disability' },
    ]);
  });
});
