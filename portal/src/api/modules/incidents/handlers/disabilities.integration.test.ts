import { endpoints } from '@lienzo/schema/endpoints';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { inOrganization } from '../../../testing/in-organization.ts';
import { readAnswer } from '../../../testing/read-answer.ts';
import { CLIENT, ORGANIZATION, PEOPLE, SECOND_CLIENT } from '../../../testing/test-people.ts';
import { fileForm } from '../../directory/testing/file-form.ts';
import { CLIENT_FOLDER, OTHER_FILE, RECEIPT } from '../../directory/testing/test-directory.ts';
import { type CapturePortal, daysOf, incident, startCapturePortal } from '../testing/start-capture-portal.ts';

let at: CapturePortal;
beforeAll(async () => {
  at = await startCapturePortal();
});
afterEach(() => at.clear());
afterAll(() => at?.close());

const person = (number: number): number => at.people[number - 1] ?? 0;
const saved = async (response: Response) => (await readAnswer(endpoints.set_incidents, response)).result;
const illness = (folio: string, from: string, days: number, changes = {}, number = 1) =>
  daysOf(person(number), { folio, from, days, ...changes });
const recordsOf = async (period = at.periods[0]) => {
  const query = { paysheet_id: String(at.paysheet), period_id: String(period), type: 'IN' };
  const answer = await readAnswer(endpoints.all_incident, await at.send(endpoints.all_incident, { query }));
  return answer.result.map((record) => ('folio' in record ? `${record.folio} ${record.capture_date}` : ''));
};
const uploaded = async (name: string, content: string): Promise<string> => {
  const raw = { body: fileForm(name, content) };
  const query = { folder_id: CLIENT_FOLDER.id };
  return (await readAnswer(endpoints.upload_file, await at.send(endpoints.upload_file, { query, raw }))).id;
};
const SUBSEQUENT = { tipo_incapacidad: 'C', tipo_control: 4 };
const textOf = async (rows: object[], more = {}) => at.refused(await at.saveDisabilities(rows, more));

const aPeriod = () => ({
  ...{ organization_id: ORGANIZATION, client_id: CLIENT, paysheet_id: at.paysheet },
  process_id: sql<number>`(select process_id from periods where id = ${at.periods[0]})`,
  ...{ mes: 'Febrero', calendar: 2026, month: 2, payment_date: '2026-03-01' },
});

describe('a certificate', () => {
  it('spans periods, and each sees its days', async () => {
    const { message } = await saved(await at.saveDisabilities(illness('OL000001', '2026-01-14', 4)));
    expect(message).toBe('Incapacidades almacenadas');
    expect(await recordsOf()).toEqual(['OL000001 2026-01-14', 'OL000001 2026-01-15']);
    expect(await recordsOf(at.periods[1])).toEqual(['OL000001 2026-01-16', 'OL000001 2026-01-17']);
    expect(await at.status('IN')).toBe('Capturado');
  });

  it('reaches a period that is made later, or moved to it, which is captured at once', async () => {
    await saved(await at.saveDisabilities(illness('OL000001', '2026-01-14', 30)));
    const made = await inOrganization(at.portal, (trx) =>
      trx
        .insertInto('periods')
        .values([
          { ...aPeriod(), number: 3, initial_date: '2026-01-31', end_date: '2026-02-10' },
          { ...aPeriod(), number: 4, initial_date: '2026-02-14', end_date: '2026-02-28' },
        ])
        .returning('id')
        .execute(),
    );
    const [third = 0, fourth = 0] = made.map(({ id }) => id);
    try {
      expect((await recordsOf(third)).at(0)).toBe('OL000001 2026-01-31');
      expect((await recordsOf(third)).at(-1)).toBe('OL000001 2026-02-10');
      expect(await at.status('IN', third)).toBe('Capturado');
      expect((await at.overview(third)).status).toBe('Capturado');
      expect(await at.status('IN', fourth)).toBe('Abierto');
      await inOrganization(at.portal, (trx) =>
        trx.updateTable('periods').set({ initial_date: '2026-02-11' }).where('id', '=', fourth).execute(),
      );
      expect(await recordsOf(fourth)).toEqual(['OL000001 2026-02-11', 'OL000001 2026-02-12']);
      expect(await at.status('IN', fourth)).toBe('Capturado');
    } finally {
      await at.clear();
      await at.portal.owner.transaction().execute(async (trx) => {
        await sql`select enter_tenant(${ORGANIZATION}::uuid, null, 'SuperAdmin')`.execute(trx);
        await trx.deleteFrom('periods').where('id', 'in', [third, fourth]).execute();
      });
    }
  });

  it('that began in another period is changed there alone', async () => {
    await saved(await at.saveDisabilities(illness('OL000001', '2026-01-14', 4)));
    const second = { period_id: at.periods[1] };
    const days = illness('OL000001', '2026-01-16', 2);
    expect((await saved(await at.saveDisabilities(days, second))).changed).toEqual([]);
    const { errors } = await textOf(illness('OL000001', '2026-01-16', 3), second);
    expect(errors).toEqual({
      'employees.2.folio':
        'La incapacidad OL000001 empezó en otro periodo. Cámbiala en el periodo en que empezó.',
    });
    // Saving the second period without it does not delete it either.
    await saved(await at.saveDisabilities([], second));
    expect(await recordsOf(at.periods[1])).toHaveLength(2);
  });

  it('keeps its evidence, which must be a file that the person sees', async () => {
    const good = { archivo_id: await uploaded('OL000001.pdf', '%PDF-1.7 OL000001') };
    await saved(await at.saveDisabilities(illness('OL000001', '2026-01-05', 2, good)));
    expect((await at.capture(person(1))).certificates[0]).toMatchObject({
      ...good,
      archivo: 'OL000001.pdf',
    });
    for (const archivo_id of ['00000000-0000-4000-8000-00000000dead', OTHER_FILE.id]) {
      const { errors } = await textOf(illness('OL000002', '2026-01-08', 1, { archivo_id }));
      expect(errors).toEqual({
        'employees.0.archivo_id': 'El archivo no existe o ya no tienes acceso a él.',
      });
    }
    const text = await textOf(illness('OL000002', '2026-01-08', 1, { archivo_id: RECEIPT.id }));
    expect(text.errors).toEqual({
      'employees.0.archivo_id': 'El comprobante debe ser un PDF o una imagen.',
    });
  });

  it('is captured by a SuperAdmin too, who has no folders', async () => {
    const rows = illness('OL000001', '2026-01-05', 2);
    await saved(await at.saveDisabilities(rows, {}, PEOPLE.SuperAdmin));
    expect((await at.capture(person(1))).certificates[0]?.archivo).toMatch(/^comprobante/);
  });

  it('needs evidence by the API too', async () => {
    const { status, errors } = await textOf(illness('OL000001', '2026-01-05', 2, { archivo_id: null }));
    expect([status, errors]).toEqual([
      422,
      { 'employees.0.archivo_id': 'Agrega el comprobante de la incapacidad.' },
    ]);
  });

  it('that is subsequent names its initial one, by itself too', async () => {
    const rows = [
      ...illness('OL000001', '2026-01-05', 2, { tipo_control: 2 }),
      ...illness('OL000002', '2026-01-07', 2, { tipo_incapacidad: 'C', tipo_control: 4 }),
    ];
    await saved(await at.saveDisabilities(rows));
    const { certificates } = await at.capture(person(1));
    expect(certificates.map(({ folio_inicial }) => folio_inicial)).toEqual([null, 'OL000001']);
    const other = illness('OL000003', '2026-01-08', 2, { ...SUBSEQUENT, folio_inicial: 'OL000001' }, 2);
    const { errors } = await textOf([...rows, ...other]);
    expect(errors).toEqual({
      'employees.4.folio_inicial':
        'El folio OL000001 es de otra incapacidad: la inicial es de la misma persona y del mismo ramo, y empezó antes.',
    });
  });

  it('of which the initial one is elsewhere is external, until that one is captured', async () => {
    const alone = await textOf(illness('OL000002', '2026-01-07', 2, SUBSEQUENT));
    expect(alone.errors).toEqual({
      'employees.0.folio_inicial':
        'Escribe el folio de la incapacidad inicial. Si no está en Lienzo, se guarda como externa.',
    });
    const rows = illness('OL000002', '2026-01-07', 2, { ...SUBSEQUENT, folio_inicial: 'ZZ999999' });
    await saved(await at.saveDisabilities(rows));
    const initialsOf = async () =>
      (await at.capture(person(1))).certificates.map((one) => [one.folio_inicial, one.inicial_externa]);
    expect(await initialsOf()).toEqual([['ZZ999999', true]]);
    expect((await saved(await at.saveDisabilities(rows))).changed).toEqual([]);
    await saved(await at.saveDisabilities([...illness('ZZ999999', '2026-01-05', 2), ...rows]));
    expect(await initialsOf()).toEqual([
      [null, false],
      ['ZZ999999', false],
    ]);
  });

  it('of which another one goes on is not deleted before it', async () => {
    await saved(await at.saveDisabilities(illness('OL000001', '2026-01-14', 2, { tipo_control: 2 })));
    const next = illness('OL000002', '2026-01-16', 2, { tipo_incapacidad: 'C', tipo_control: 4 });
    await saved(await at.saveDisabilities(next, { period_id: at.periods[1] }));
    const { status, errors } = await textOf([]);
    expect([status, errors.employees]).toEqual([
      422,
      'De una de las incapacidades que se quitan sigue otra. Elimina antes la subsecuente.',
    ]);
    expect(await recordsOf()).toHaveLength(2);
  });

  it('keeps its number when it changes, and changes nothing when it does not', async () => {
    const idOf = () =>
      inOrganization(at.portal, (trx) => trx.selectFrom('disability_certificates').select('id').execute());
    await saved(await at.saveDisabilities(illness('OL000001', '2026-01-05', 2)));
    const [before] = await idOf();
    const changed = await saved(await at.saveDisabilities(illness('OL000001', '2026-01-06', 3)));
    expect(changed.changed).toEqual([{ employee_id: person(1), version: 2 }]);
    expect(await idOf()).toEqual([before]);
    expect(await recordsOf()).toHaveLength(3);
    const again = await saved(await at.saveDisabilities(illness('OL000001', '2026-01-06', 3).reverse()));
    expect(again.changed).toEqual([]);
    expect((await at.trail({ kind: 'IN' })).result).toHaveLength(2);
  });
});

describe('certificates that are refused', () => {
  it('for what control, risk and sequel go with a kind', async () => {
    const { errors } = await textOf([
      ...illness('OL000001', '2026-01-05', 1, { tipo_control: 3 }),
      ...illness('OL000002', '2026-01-05', 1, { incapacidad: 314, tipo_control: 1 }, 2),
      ...illness('OL000003', '2026-01-05', 1, { incapacidad: 318 }, 3),
      ...illness('OL000004', '2026-01-05', 1, { incapacidad: 318, tipo_riesgo: 2, tipo_secuela: 3 }, 5),
      ...illness('OL000005', '2026-01-05', 1, { incapacidad: 318, tipo_riesgo: 1, tipo_secuela: 10 }, 6),
      ...illness('OL000006', '2026-01-05', 1, { tipo_riesgo: 1 }, 7),
      ...illness('OL000007', '2026-01-05', 1, { incapacidad: 315 }, 9),
      ...illness('OL000008', '2026-01-05', 1, { incapacidad: 318, tipo_riesgo: 1, tipo_secuela: 0 }, 10),
      ...illness('OL000009', '2026-01-05', 1, { incapacidad: 318, tipo_riesgo: 1, tipo_secuela: null }, 11),
    ]);
    expect(Object.keys(errors)).toEqual([
      'employees.0.tipo_control',
      'employees.1.tipo_control',
      'employees.2.tipo_riesgo',
      'employees.3.tipo_secuela',
      'employees.4.tipo_secuela',
      'employees.5.tipo_riesgo',
      'employees.6.incapacidad',
      'employees.8.tipo_secuela',
    ]);
  });

  it('for a folio of another form, of two people, or of another certificate', async () => {
    const lower = await at.refused(await at.saveDisabilities(illness('ol000001', '2026-01-05', 1)));
    expect([lower.status, lower.errors['employees.0.folio']]).toEqual([
      400,
      'El folio lleva dos letras mayúsculas y seis números, por ejemplo OL345678.',
    ]);
    const twice = await textOf([
      ...illness('OL000001', '2026-01-05', 1),
      ...illness('OL000001', '2026-01-06', 1, {}, 2),
    ]);
    expect(twice.errors).toEqual({ 'employees.1.folio': 'Folios repetidos' });
    await saved(await at.saveDisabilities(illness('OL000001', '2026-01-05', 1)));
    const taken = await textOf(illness('OL000001', '2026-01-20', 1, {}, 2), { period_id: at.periods[1] });
    expect(taken.errors).toEqual({ 'employees.0.folio': 'Folios repetidos: OL000001 ya está capturado.' });
  });

  it('for a folio of a client that the person does not see, without naming it', async () => {
    const elsewhere = await inOrganization(at.portal, (trx) =>
      trx
        .selectFrom('periods')
        .innerJoin('employees', 'employees.paysheet_id', 'periods.paysheet_id')
        .select(['periods.paysheet_id', 'periods.id as period_id', 'employees.id as employee_id'])
        .where('periods.client_id', '=', SECOND_CLIENT)
        .orderBy('periods.id')
        .executeTakeFirstOrThrow(),
    );
    const { paysheet_id, period_id, employee_id } = elsewhere;
    const rows = daysOf(employee_id, { folio: 'OL000009', from: '2026-01-05', days: 1 });
    await saved(await at.saveDisabilities(rows, { paysheet_id, period_id }, PEOPLE.Admin));
    const { status, errors } = await textOf(illness('OL000009', '2026-01-05', 1));
    expect([status, errors]).toEqual([422, { employees: 'Folios repetidos' }]);
  });

  it('for days that meet, have a gap, or begin outside of the period', async () => {
    const overlap = await textOf([
      ...illness('OL000001', '2026-01-05', 3),
      ...illness('OL000002', '2026-01-07', 1),
    ]);
    expect(overlap.errors).toEqual({
      'employees.3.fecha_incapacidad': 'Las fechas no pueden chocar entre sí!!!',
    });
    await saved(await at.saveDisabilities(illness('OL000001', '2026-01-14', 4)));
    const across = await textOf(illness('OL000002', '2026-01-17', 2), { period_id: at.periods[1] });
    expect(across.errors).toEqual({
      'employees.0.fecha_incapacidad': 'Las fechas no pueden chocar entre sí!!!',
    });
    const [first, , third] = illness('OL000003', '2026-01-05', 3, {}, 2);
    const gap = await textOf([first ?? {}, third ?? {}]);
    expect(gap.errors).toEqual({
      'employees.1.fecha_incapacidad': 'Los días del folio OL000003 deben ser seguidos.',
    });
    const outside = await textOf(illness('OL000004', '2026-01-20', 1, {}, 2));
    expect(Object.keys(outside.errors)).toEqual(['employees.0.fecha_incapacidad']);
    const left = await textOf(illness('OL000005', '2026-01-14', 180, {}, 4));
    expect(left.errors['employees.179.fecha_incapacidad']).toMatch(/^Ana 100% _Pérez no trabajaba aquí/);
  });

  it('for an incident of days on one of theirs, in a later period too', async () => {
    await saved(await at.saveIncidents([incident(person(1), '2026-01-20')], { period_id: at.periods[1] }));
    const { errors } = await textOf(illness('OL000001', '2026-01-14', 10));
    expect(errors).toEqual({
      'employees.0.fecha_incapacidad':
        'Persona 1 tiene una incidencia de días u horas el 20/01/2026. Quítala antes de guardar la incapacidad.',
    });
  });

  it('when they reach into a period that is closed', async () => {
    const body = { paysheet_id: at.paysheet, period_id: at.periods[1] };
    expect((await at.send(endpoints.close_paysheet, { body })).status).toBe(200);
    const { errors } = await textOf(illness('OL000001', '2026-01-14', 4));
    expect(errors).toEqual({
      'employees.0.fecha_incapacidad':
        'La incapacidad tiene días en el periodo Enero, que ya está cerrado. Abre su nómina para cambiarla.',
    });
    await saved(await at.saveDisabilities(illness('OL000001', '2026-01-14', 2)));
  });
});

describe('the database', () => {
  it('holds against certificates that meet, whatever the program says', async () => {
    await saved(await at.saveDisabilities(illness('OL000001', '2026-01-05', 3)));
    const duplicate = (employee: number, folio: string) =>
      inOrganization(at.portal, (trx) =>
        trx
          .insertInto('disability_certificates')
          .columns([
            ...(['organization_id', 'client_id', 'employee_id', 'concept_id', 'period_id', 'folio'] as const),
            ...(['fecha_incapacidad', 'dias_incapacidad', 'tipo_incapacidad', 'tipo_control'] as const),
          ])
          .expression((eb) =>
            eb
              .selectFrom('disability_certificates')
              .select([
                'organization_id',
                'client_id',
                sql<number>`${employee}::integer`.as('employee_id'),
                'concept_id',
                'period_id',
                sql<string>`${folio}::text`.as('folio'),
                sql<string>`fecha_incapacidad + 2`.as('fecha_incapacidad'),
                'dias_incapacidad',
                'tipo_incapacidad',
                'tipo_control',
              ]),
          )
          .execute(),
      );
    await expect(duplicate(person(1), 'OL000002')).rejects.toThrow(/disability_certificates_overlap/);
    await duplicate(person(2), 'OL000003');
  });
});
