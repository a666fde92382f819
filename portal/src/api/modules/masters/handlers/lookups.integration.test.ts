import { endpoints } from '@lienzo/schema/endpoints';
import { todayInMexico } from '@lienzo/schema/payroll/plain-date';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inTenant, systemContext } from '../../../platform/database/in-tenant.ts';
import { readAnswer, readErrors } from '../../../testing/read-answer.ts';
import { insertEmployees } from '../../../testing/seed-test-data.ts';
import { startTestPortal, type TestPortal } from '../../../testing/start-test-portal.ts';
import {
  CLIENT,
  ORGANIZATION,
  PEOPLE,
  SECOND_CLIENT,
  type TestPerson,
} from '../../../testing/test-people.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await startTestPortal();
});
afterAll(() => portal?.close());

const as = async (person: TestPerson) => ({ token: (await portal.openSession(person)).token });
const paysheetOf = async (client: string): Promise<number> => {
  const answer = await portal.send(endpoints.get_clinoms, {
    ...(await as(PEOPLE.Admin)),
    query: { user_id: client },
  });
  const [first] = await readAnswer(endpoints.get_clinoms, answer);
  if (first === undefined) throw new Error('no payroll');
  return first.id;
};
const owner = <T>(work: Parameters<typeof inTenant<T>>[2]) =>
  inTenant(portal.owner, systemContext(ORGANIZATION), work);

describe('the choices of a cascade', () => {
  it('clients are those that the person has', async () => {
    const names = async (person: TestPerson) =>
      (await readAnswer(endpoints.clientP, await portal.send(endpoints.clientP, await as(person)))).map(
        ({ name }) => name,
      );
    expect(await names(PEOPLE.Admin)).toEqual(['Abarrotes Azteca', 'Buenavista Textil']);
    expect(await names(PEOPLE.Ejecutivo)).toEqual(['Abarrotes Azteca']);
  });

  it('payrolls, periods, cost centres and registers follow the client', async () => {
    const token = await as(PEOPLE.Ejecutivo);
    const nomina = await paysheetOf(CLIENT);
    const clinoms = await portal.send(endpoints.get_clinoms, { ...token, query: { user_id: CLIENT } });
    expect(await readAnswer(endpoints.get_clinoms, clinoms)).toEqual([
      {
        ...{ id: nomina, id_humansite: 'N-001', paysheet: 'Quincenal', periodicity: 'Quincenal' },
        ended_on: null,
        due: { calendar: 2026, closes: '2026-01-30' },
      },
    ]);
    const [process] = await owner((trx) => trx.selectFrom('periods').select('process_id').execute());
    const periods = (year: string) =>
      portal.send(endpoints.get_periodos, {
        ...token,
        query: { nomina_id: String(nomina), proceso_id: String(process?.process_id), anio_id: year },
      });
    expect(await readAnswer(endpoints.get_periodos, await periods('2026'))).toMatchObject([
      { number: 1, mes: 'Enero', calendar: 2026, initial_date: '2026-01-01', end_date: '2026-01-15' },
      { number: 2, initial_date: '2026-01-16', incidence_close_date: null },
    ]);
    expect(await readAnswer(endpoints.get_periodos, await periods('2025'))).toEqual([]);
    const served = async (days: { service_start: string | null; ended_on: string | null }) => {
      await owner((trx) => trx.updateTable('paysheets').set(days).where('id', '=', nomina).execute());
      const match = await readAnswer(endpoints.get_periodos, await periods('2026'));
      return match.map((one) => `${one.estatus} ${one.served}`);
    };
    expect(await served({ service_start: '2026-01-16', ended_on: null })).toEqual([
      'Abierta false',
      'Abierta true',
    ]);
    expect(await served({ service_start: null, ended_on: '2026-01-15' })).toEqual([
      'Abierta true',
      'Abierta false',
    ]);
    expect(await served({ service_start: null, ended_on: null })).toEqual(['Abierta true', 'Abierta true']);
    const query = { nomina_id: String(nomina), user_id: CLIENT };
    const centers = await portal.send(endpoints.get_cost_center, { ...token, query });
    expect((await readAnswer(endpoints.get_cost_center, centers)).map((one) => one.cost_center)).toEqual([
      'Área 1',
      'Área 2',
      'Área 3',
    ]);
    const registers = await portal.send(endpoints.get_register, {
      ...token,
      query: { nomina_id: String(nomina) },
    });
    expect((await readAnswer(endpoints.get_register, registers)).map(({ register }) => register)).toEqual([
      'Y1234567101',
    ]);
  });

  it('a payroll is told with its ordinary, begun, open, served period that closes next', async () => {
    const token = await as(PEOPLE.Admin);
    const nomina = await paysheetOf(SECOND_CLIENT);
    const due = async () => {
      const answer = await portal.send(endpoints.get_clinoms, {
        ...token,
        query: { user_id: SECOND_CLIENT },
      });
      return (await readAnswer(endpoints.get_clinoms, answer)).find(({ id }) => id === nomina)?.due;
    };
    const days = (change: object) =>
      owner((trx) => trx.updateTable('periods').set(change).where('paysheet_id', '=', nomina).execute());
    // All have closed: the last of them.
    await days({ incidence_close_date: null });
    expect(await due()).toEqual({ calendar: 2026, closes: '2026-01-30' });
    const today = todayInMexico();
    await days({ incidence_close_date: today });
    expect(await due()).toEqual({ calendar: 2026, closes: today });
    await days({ initial_date: '2099-01-01', end_date: '2099-01-15' });
    expect(await due()).toBeNull();
    await days({ initial_date: '2026-01-01', end_date: '2026-01-15', estatus: 'Finalizada' });
    expect(await due()).toBeNull();
    await days({ estatus: 'Abierta' });
    expect(await due()).toEqual({ calendar: 2026, closes: today });
    const other = await owner(async (trx) => {
      const { rows } = await sql<{ id: number }>`
        insert into processes (organization_id, process, description)
        values (${ORGANIZATION}, 'BON', 'Bono') returning id`.execute(trx);
      return rows[0]?.id ?? 0;
    });
    await days({ process_id: other });
    expect(await due()).toBeNull();
  });

  it('companies are told with the payrolls of their people', async () => {
    const answer = await portal.send(endpoints.get_paysheet_x_companies, {
      ...(await as(PEOPLE.SuperAdmin)),
      query: { user_id: CLIENT },
    });
    expect(await readAnswer(endpoints.get_paysheet_x_companies, answer)).toMatchObject([
      { empresa: 'Empresa 001', rfc: 'AAA010101AAA', paysheets: [{ id_humansite: 'N-001' }] },
    ]);
    const all = await portal.send(endpoints.get_companies, await as(PEOPLE.Admin));
    expect((await readAnswer(endpoints.get_companies, all)).map(({ empresa }) => empresa)).toEqual([
      'Empresa 001',
      'Empresa 002',
    ]);
  });

  it('a new client is its own first company', async () => {
    const token = await as(PEOPLE.Admin);
    const made = await portal.send(endpoints.create_client, {
      ...token,
      body: {
        name: 'Taller Ñu',
        folderName: 'Taller Ñu',
        representante_legal: 'Rosa Gil',
        domicilio: 'Calle 1',
        rfc: 'XAXX010101000',
        rfc_representante: 'XEXX010101000',
      },
    });
    const { id } = await readAnswer(endpoints.create_client, made);
    const companies = await portal.send(endpoints.get_paysheet_x_companies, {
      ...token,
      query: { user_id: id },
    });
    expect(await readAnswer(endpoints.get_paysheet_x_companies, companies)).toMatchObject([
      { empresa: 'TALLER ÑU', rfc: 'XAXX010101000', paysheets: [] },
    ]);
  });

  it('calculating and closing are no processes of periods', async () => {
    await owner(async (trx) => {
      await sql`
        insert into processes (organization_id, process, description, kind)
        values (${ORGANIZATION}, 'CIE', 'Cierre de nómina', 'accion')
      `.execute(trx);
    });
    const kinds = async (query?: { kind: string }) => {
      const answer = await portal.send(endpoints.get_process, {
        ...(await as(PEOPLE.Admin)),
        ...(query === undefined ? {} : { query }),
      });
      return new Set((await readAnswer(endpoints.get_process, answer)).map(({ kind }) => kind));
    };
    expect(await kinds()).toEqual(new Set(['periodo']));
    expect(await kinds({ kind: 'accion' })).toEqual(new Set(['accion']));
  });

  it('a payroll of another client is unknown', async () => {
    const nomina_id = String(await paysheetOf(SECOND_CLIENT));
    const ask = async (person: TestPerson, user_id: string) => {
      const answer = await portal.send(endpoints.get_cost_center, {
        ...(await as(person)),
        query: { nomina_id, user_id },
      });
      return (await readErrors(answer)).map(({ code, field }) => `${answer.status} ${code} ${field}`);
    };
    expect(await ask(PEOPLE.Admin, CLIENT)).toEqual(['404 not_found nomina_id']);
    expect(await ask(PEOPLE.Ejecutivo, SECOND_CLIENT)).toEqual(['404 not_found nomina_id']);
  });
});

describe('the people of a payroll', () => {
  const people = async (query: Record<string, string>) => {
    const answer = await portal.send(endpoints.get_empleados_nom, {
      ...(await as(PEOPLE.Ejecutivo)),
      query: { nomina_id: String(await paysheetOf(CLIENT)), user_id: CLIENT, ...query },
    });
    return readAnswer(endpoints.get_empleados_nom, answer);
  };

  it('come by name with what capture shows of them, a cost centre alone on request', async () => {
    const all = await people({});
    expect(all.length).toBe(12);
    expect(all[0]).toMatchObject({
      name: 'Ana 100% _Pérez',
      human_id: 'E00004',
      centro_de_costos: 'Área 2',
      hire_date: '2020-02-29',
      termination_date: '2026-06-30',
      birth_date: '1990-01-05',
    });
    const [center] = await owner((trx) =>
      trx.selectFrom('cost_centers').select('id').where('code', '=', 'CC1').orderBy('id').execute(),
    );
    const some = await people({ costCenterId: String(center?.id) });
    expect(new Set(some.map((one) => one.centro_de_costos))).toEqual(new Set(['Área 1']));
  });

  it('of a period are those who are employed in it', async () => {
    const id = await paysheetOf(CLIENT);
    const period = async (initial: string) => {
      const { rows } = await owner((trx) =>
        sql<{ id: number }>`
          insert into periods (organization_id, client_id, paysheet_id, process_id, number, mes, calendar, month,
            initial_date, end_date, payment_date)
          select organization_id, client_id, paysheet_id, process_id, number + 20, mes, extract(year from ${initial}::date), 1,
            ${initial}, ${initial}::date + 14, ${initial}::date + 15 from periods
          where paysheet_id = ${id} and number = 1
          returning id
        `.execute(trx),
      );
      return String(rows[0]?.id);
    };
    expect((await people({ period_id: await period('2027-07-01') })).length).toBe(9);
    expect((await people({ period_id: await period('2018-01-01') })).length).toBe(0);
  });

  it('ten thousand come in one answer', async () => {
    const paysheet = await paysheetOf(SECOND_CLIENT);
    await owner(async (trx) => {
      const [register] = await trx
        .selectFrom('registers')
        .select('id')
        .where('client_id', '=', SECOND_CLIENT)
        .execute();
      await insertEmployees(trx, {
        organization: ORGANIZATION,
        client: SECOND_CLIENT,
        paysheet,
        register: register?.id ?? 0,
        from: 13,
        to: 10_000,
      });
    });
    const token = await as(PEOPLE.Admin);
    const query = { nomina_id: String(paysheet), user_id: SECOND_CLIENT };
    const answer = await portal.send(endpoints.get_empleados_nom, { ...token, query });
    const { length } = await readAnswer(endpoints.get_empleados_nom, answer);
    expect(length).toBe(10_000);
  });
});

describe('the concepts of a payroll', () => {
  const addConcepts = () =>
    owner(async (trx) => {
      const { rows } = await sql<{ id: number; key: string }>`
        insert into concepts (organization_id, key, description, type_value, kind, hidden) values
          (${ORGANIZATION}, 'P012', 'Bono', 'IM', 'Percepción', false),
          (${ORGANIZATION}, 'D020C_DI', 'Falta', 'DI', 'Incidencia', false),
          (${ORGANIZATION}, 'D013C_DI', 'Maternidad', 'DI', 'Incidencia', true)
        returning id, key
      `.execute(trx);
      return Object.fromEntries(rows.map(({ id, key }) => [key, id]));
    });

  it('are replaced by those that are ticked; hidden ones cannot be', async () => {
    const concepts = await addConcepts();
    const nomina_id = await paysheetOf(CLIENT);
    const token = await as(PEOPLE.Ejecutivo);
    const set = (...keys: string[]) =>
      portal.send(endpoints.set_concepts, {
        ...token,
        body: { nomina_id, user_id: CLIENT, concepts: keys.map((key) => concepts[key]) },
      });
    const given = async () => {
      const query = { nomina_id: String(nomina_id), user_id: CLIENT };
      const answer = await portal.send(endpoints.get_conceptos, { ...token, query });
      return readAnswer(endpoints.get_conceptos, answer);
    };
    expect(await given()).toEqual([]);
    expect((await set('P012', 'D020C_DI', 'P012')).status).toBe(200);
    expect(await given()).toEqual([
      {
        concept_id: concepts.D020C_DI,
        concepto_id: concepts.D020C_DI,
        key: 'D020C_DI',
        description: 'Falta',
        type_value: 'DI',
      },
      expect.objectContaining({ key: 'P012', type_value: 'IM' }),
    ]);
    // All of them, or those that are asked for, as columns beside the people.
    const table = async (asked: Record<string, string> = {}) => {
      const query = { paysheet_id: String(nomina_id), ...asked };
      return (await portal.send(endpoints.load_employeesconcepts, { ...token, query })).text();
    };
    expect((await table()).match(/<th scope="col">(D020C_DI Falta|P012 Bono)</g)).toHaveLength(2);
    const one = await table({ concepts_id: String(concepts.P012) });
    expect(one).toMatch(/^<table><thead><tr>.*<th scope="col">P012 Bono<\/th><\/tr><\/thead>/);
    expect(one).not.toContain('D020C_DI');
    expect((await set('P012')).status).toBe(200);
    expect((await given()).map(({ key }) => key)).toEqual(['P012']);
    const refused = await set('D013C_DI', 'D020C_DI');
    expect((await readErrors(refused)).map(({ code, field }) => [code, field])).toEqual([
      ['not_found', 'concepts'],
    ]);
    expect((await given()).map(({ key }) => key)).toEqual(['P012']);
    const shown = await portal.send(endpoints.get_concepts, token);
    const keys = (await readAnswer(endpoints.get_concepts, shown)).map(({ key }) => key);
    expect(keys).toContain('P012');
    expect(keys).not.toContain('D013C_DI');
  });
});
