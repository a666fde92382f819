/** A report in parts: counts, totals and names, whatever breaks meanwhile. */
import { endpoints } from '@lienzo/schema/api/endpoints';
import type { Render } from '@lienzo/schema/api/render-endpoints';
import JSZip from 'jszip';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { inTenant } from '../../../platform/database/in-tenant.ts';
import { readAnswer, readErrors } from '../../../testing/read-answer.ts';
import { insertEmployees } from '../../../testing/seed-test-data.ts';
import { type MailPortal, startMailPortal } from '../../../testing/start-mail-portal.ts';
import { CLIENT, ORGANIZATION, PEOPLE, STRANGER, type TestPerson } from '../../../testing/test-people.ts';
import { OTHER_FOLDER, TEMPLATES } from '../../directory/testing/test-directory.ts';
import { rendererClient } from '../renderer-client.ts';
import { answerParts } from '../testing/parts-service.ts';
import { filterOn, reportOf, tabla } from '../testing/test-reports.ts';

/** Numbers of people: those that every test has, and more, so that several calls are needed. */
const PEOPLE_COUNT = 512;
let service: (request: Request) => Promise<Response>;
let calls = 0;
let at: MailPortal;
const tokens = new Map<string, string>();
const inside = <T>(work: Parameters<typeof inTenant<T>>[2]) =>
  inTenant(at.portal.owner, { organizationId: ORGANIZATION, userId: null, role: 'SuperAdmin' }, work);

beforeAll(async () => {
  at = await startMailPortal(
    rendererClient('http://renderer.test', (request) => {
      calls += 1;
      return service(request);
    }),
  );
  for (const person of [...Object.values(PEOPLE), STRANGER])
    tokens.set(person.mail, (await at.portal.openSession(person)).token);
  await inside(async (trx) => {
    const ofClient = { organization: ORGANIZATION, client: CLIENT };
    const idOf = async (table: 'paysheets' | 'registers') =>
      (await trx.selectFrom(table).select('id').where('client_id', '=', CLIENT).executeTakeFirstOrThrow()).id;
    const [paysheet, register] = [await idOf('paysheets'), await idOf('registers')];
    await insertEmployees(trx, { ...ofClient, paysheet, register, from: 13, to: 512 });
  });
});
afterAll(() => at?.close());
beforeEach(() => {
  service = answerParts;
  calls = 0;
});

const tokenOf = ({ mail }: TestPerson): string => tokens.get(mail) ?? '';
const save = async (
  item = tabla(['employees.human_id', 'employees.name', 'employees.sbc', 'employees.daily_salary']),
) => {
  const saved = await at.portal.send(endpoints.create_report, {
    token: tokenOf(PEOPLE.Admin),
    body: { reporte: { ...reportOf([item]), nombre: 'Recibos' } },
  });
  return (await readAnswer(endpoints.create_report, saved)).result.id_report;
};
const split = (report_id: number, changes: object = {}, person: TestPerson = PEOPLE.Admin) =>
  at.portal.send(endpoints.split_report, {
    token: tokenOf(person),
    body: {
      report_id,
      column: 'employees.human_id',
      format: 'pdf',
      name: 'Recibo {Número de personal}',
      target: { kind: 'zip' },
      ...changes,
    },
  });
const asked = async (...given: Parameters<typeof split>): Promise<Render> =>
  (await readAnswer(endpoints.split_report, await split(...given))).result;
const now = async (id: string): Promise<Render> => {
  const answer = await at.portal.send(endpoints.get_render, { token: tokenOf(PEOPLE.Admin), query: { id } });
  return (await readAnswer(endpoints.get_render, answer)).result;
};
const runDueJobs = async () => {
  await sql`update pgboss.job set start_after = now() where name = 'render_report' and state in ('created', 'retry')`.execute(
    at.portal.owner,
  );
  await at.portal.runJobs();
};
/** Runs what is due until the request has ended. */
async function ended(id: string): Promise<Render> {
  for (let turn = 0; turn < 20; turn += 1) {
    const render = await now(id);
    if (render.state !== 'queued' && render.state !== 'running') return render;
    await runDueJobs();
  }
  return now(id);
}
const fileOf = async (render_id: string): Promise<Buffer> => {
  const token = tokenOf(PEOPLE.Admin);
  const asked = await at.portal.send(endpoints.download_ticket, { token, body: { render_id } });
  const { ticket } = await readAnswer(endpoints.download_ticket, asked);
  const path = `/api${endpoints.download_with_ticket.path}?ticket=${encodeURIComponent(ticket)}`;
  return Buffer.from(await (await at.portal.fetch(path)).arrayBuffer());
};
const linesOf = (csv: string): string[][] =>
  csv
    .replace(/^\ufeff/, '')
    .trimEnd()
    .split('\r\n')
    .map((line) => line.split(','));
const partsLeft = (id: string) =>
  inside((trx) =>
    trx.selectFrom('report_render_parts').select('part_key').where('render_id', '=', id).execute(),
  );

/** The archive has each person once, and the list says so. */
async function expectWhole(id: string): Promise<void> {
  const zip = await JSZip.loadAsync(await fileOf(id));
  const names = Object.keys(zip.files);
  expect(names).toHaveLength(PEOPLE_COUNT + 1);
  const lines = linesOf((await zip.file('Manifiesto.csv')?.async('string')) ?? '');
  const [head, ...rest] = lines;
  expect(head?.slice(0, 3)).toEqual(['Archivo', 'Número de personal', 'Filas']);
  const total = rest.pop();
  // Two clients number their people alike: they share a file, as they share the value.
  expect(rest.map(([name]) => name)).toEqual(names.slice(0, -1));
  const { rows } = await inside((trx) =>
    sql<{
      count: string;
      sbc: string;
      salary: string;
    }>`select count(*) as count, sum(sbc) as sbc, sum(daily_salary) as salary from employees`.execute(trx),
  );
  expect(total?.[2]).toBe(String(rows[0]?.count));
  expect(Number(total?.[3])).toBe(Number(rows[0]?.sbc));
  expect(Number(total?.[4])).toBe(Number(rows[0]?.salary));
  expect(rest.reduce((sum, [, , count]) => sum + Number(count), 0)).toBe(Number(rows[0]?.count));
  for (const [name = '', value] of [rest[0] ?? [], rest.at(-1) ?? []]) {
    const own: unknown = JSON.parse((await zip.file(name)?.async('string')) ?? '');
    expect(JSON.stringify(own)).toContain(`"employees.human_id":"${value}"`);
  }
}

describe('an archive', () => {
  it('has a file for each value, named as asked, and a list whose totals are those of the table', async () => {
    const render = await ended((await asked(await save())).id);
    expect(render).toMatchObject({ state: 'done', name: 'Recibos', format: 'zip', problems: [] });
    expect(render.notes.map(({ code }) => code)).toEqual(['parts_checked']);
    await expectWhole(render.id);
    expect(calls).toBe(2);
  });

  it('tells equal names apart, and makes unsafe ones safe', async () => {
    const item = tabla(['employees.name', 'employees.position'], {
      filters: [filterOn('employees.name', 'contiene', 'persona 1')],
    });
    const id = await save(item);
    const order = { column: 'employees.id', name: '../{Puesto}: x' };
    const zip = await JSZip.loadAsync(await fileOf((await ended((await asked(id, order)).id)).id));
    const names = Object.keys(zip.files);
    expect(names.slice(0, 2)).toEqual(['Auxiliar x.pdf', 'Auxiliar x (2).pdf']);
    expect(new Set(names).size).toBe(names.length);
  });

  it('goes on after every interruption, in thirty trials, and ends with exactly the same files', async () => {
    const id = await save();
    for (let trial = 0; trial < 30; trial += 1) {
      let broken = 0;
      const breaks = (trial % 3) + 1;
      const call = trial % 2;
      calls = 0;
      service = async (request) => {
        // Breaks the first call or the second, at another byte each time.
        if (broken < breaks && calls % 2 === call) {
          broken += 1;
          return answerParts(request, 7919 * (trial + 1) * broken);
        }
        return answerParts(request);
      };
      const render = await ended((await asked(id)).id);
      expect(render, `trial ${trial}`).toMatchObject({ state: 'done', problems: [] });
      expect(broken).toBeGreaterThan(0);
      await expectWhole(render.id);
    }
  }, 240_000);

  it('keeps what a killed worker had finished, and says so', async () => {
    const id = await save();
    const stuck = Promise.withResolvers<Response>();
    const reached = Promise.withResolvers<void>();
    service = (request) => {
      if (calls < 2) return answerParts(request);
      reached.resolve();
      return stuck.promise;
    };
    const pending = asked(id);
    await reached.promise;
    const [{ id: renderId } = { id: '' }] = await inside((trx) =>
      trx.selectFrom('report_renders').select('id').where('state', '=', 'running').execute(),
    );
    expect(await partsLeft(renderId)).toHaveLength(400);
    // Another worker takes over from the one that is not heard of any more.
    await inside((trx) =>
      trx
        .updateTable('report_renders')
        .set({ claim: sql`gen_random_uuid()`, lease_until: sql`now() - interval '1 second'` })
        .where('id', '=', renderId)
        .execute(),
    );
    calls = 0;
    service = answerParts;
    await runDueJobs();
    const render = await ended(renderId);
    expect(render.state).toBe('done');
    expect(render.notes.map(({ message }) => message).join(' ')).toContain('400 archivos ya estaban hechos');
    expect(calls).toBe(1);
    stuck.resolve(new Response('late'));
    await pending;
    await expectWhole(renderId);
  });

  it('is cancelled with everything that was made of it', async () => {
    const id = await save();
    const stuck = Promise.withResolvers<Response>();
    const reached = Promise.withResolvers<void>();
    service = (request) => {
      if (calls < 2) return answerParts(request);
      reached.resolve();
      return stuck.promise;
    };
    const pending = asked(id);
    await reached.promise;
    const [{ id: renderId } = { id: '' }] = await inside((trx) =>
      trx.selectFrom('report_renders').select('id').where('state', '=', 'running').execute(),
    );
    await at.portal.send(endpoints.cancel_render, { token: tokenOf(PEOPLE.Admin), body: { id: renderId } });
    stuck.resolve(new Response('late'));
    expect((await pending).state).toBe('cancelled');
    expect(await partsLeft(renderId)).toEqual([]);
  });

  it('ends with an error when its report was disabled or deleted meanwhile', async () => {
    for (const [call, request, code] of [
      [
        endpoints.disable_report,
        (id: number) => ({ body: { reporte: { id, habilitado: false } } }),
        'report_disabled',
      ],
      [endpoints.delete_report, (id: number) => ({ query: { id_report: String(id) } }), 'report_not_found'],
    ] as const) {
      const id = await save();
      service = async () =>
        new Response('{"errorList":[{"code":"render_failed","message":"x"}]}', { status: 502 });
      const { id: renderId } = await asked(id);
      await at.portal.send(call, { token: tokenOf(PEOPLE.Admin), ...request(id) });
      const render = await ended(renderId);
      expect(render).toMatchObject({ state: 'failed', problems: [{ code }] });
    }
  });
});

describe('a folder', () => {
  it('gets each file once, and the list', async () => {
    const item = tabla(['employees.human_id', 'employees.sbc'], {
      filters: [filterOn('employees.name', 'contiene', 'persona 20')],
    });
    const render = await ended(
      (
        await asked(await save(item), {
          target: { kind: 'folder', folder_id: TEMPLATES.id },
          name: 'En carpeta {Número de personal}',
        })
      ).id,
    );
    expect(render).toMatchObject({ state: 'done', format: 'csv', problems: [] });
    const lines = linesOf((await fileOf(render.id)).toString('utf8'));
    const answer = await at.portal.send(endpoints.browse, {
      token: tokenOf(PEOPLE.Admin),
      query: { folder_id: TEMPLATES.id },
    });
    const names = (await readAnswer(endpoints.browse, answer)).items.map(({ name }) => name);
    expect(names.filter((name) => name.startsWith('En carpeta')).sort()).toEqual(
      lines
        .slice(1, -1)
        .map(([name]) => name)
        .sort(),
    );
    expect(names).toContain('Manifiesto.csv');
  });

  it('that the person may not use ends it before anything is delivered', async () => {
    const render = await ended(
      (await asked(await save(), { target: { kind: 'folder', folder_id: OTHER_FOLDER.id } })).id,
    );
    expect(render).toMatchObject({ state: 'failed', problems: [{ code: 'folder_not_found' }] });
  });
});

describe('mails', () => {
  it('go to the address of each part; who cannot be reached is in the list', async () => {
    await inside(async (trx) => {
      const change = (human_id: string, email: string) =>
        sql`update employees set email = ${email} where human_id = ${human_id}`.execute(trx);
      await change('E00101', 'bien@partes.test');
      await change('E00102', 'mal@partes.test');
      await change('E00103', 'a@partes.test\r\nBcc: otro@partes.test');
      await change('E00104', ' ');
    });
    at.smtp.refuseTo({ forever: ['mal@partes.test'] });
    const before = at.smtp.all().length;
    const item = tabla(['employees.human_id', 'employees.sbc'], {
      filters: [filterOn('employees.human_id', 'empieza con', 'E0010')],
    });
    const id = await save(item);
    const render = await ended((await asked(id, { target: { kind: 'mail', column: 'employees.email' } })).id);
    expect(render.state).toBe('done');
    expect(render.notes.map(({ code }) => code)).toEqual(['parts_checked', 'parts_failed']);
    const mails = at.smtp.all().slice(before);
    // Ten people, of whom three cannot be reached.
    expect(mails).toHaveLength(7);
    const good = mails.find(({ to }) => to.includes('bien@partes.test'));
    expect(good?.mail.attachments.map(({ filename }) => filename)).toContain('Recibo E00101.pdf');
    const csv = (await fileOf(render.id)).toString('utf8');
    expect(csv).toContain('Recibo E00101.pdf,E00101,1');
    expect(csv.match(/No entregado/g)).toHaveLength(3);
    expect(csv).toContain('El servidor de correo rechazó esta dirección.');
  });
});

describe('what is refused', () => {
  const codeOf = async (response: Response) => (await readErrors(response))[0]?.code;
  it('at once: columns and names outside of the catalogue, clients, other organizations', async () => {
    const id = await save();
    expect(await codeOf(await split(id, { column: 'employees.secret' }))).toBe('unknown_column');
    expect(await codeOf(await split(id, { column: 'payroll_results.net_pay' }))).toBe('report_not_divisible');
    expect(await codeOf(await split(id, { name: '{Contraseña}' }))).toBe('invalid_request');
    expect((await split(id, {}, STRANGER)).status).toBe(404);
    expect((await split(id, {}, PEOPLE.client)).status).toBe(403);
  });

  it('when two items do not both have the column: nobody gets the rows of all', async () => {
    const saved = await at.portal.send(endpoints.create_report, {
      token: tokenOf(PEOPLE.Admin),
      body: { reporte: reportOf([tabla(['employees.name']), tabla(['clients.name'])]) },
    });
    const { id_report } = (await readAnswer(endpoints.create_report, saved)).result;
    expect(await codeOf(await split(id_report))).toBe('report_not_divisible');
    expect((await split(id_report, { column: 'clients.name', name: '{clients.name}' })).status).toBe(200);
  });
});

it('is previewed with its number of files and their first names', async () => {
  const id = await save();
  const preview = async (body: object) =>
    (
      await readAnswer(
        endpoints.get_parts_preview,
        await at.portal.send(endpoints.get_parts_preview, {
          token: tokenOf(PEOPLE.Admin),
          body: { report_id: id, format: 'pdf', ...body },
        }),
      )
    ).result;
  const none = await preview({});
  expect(none).toMatchObject({ count: null, names: [] });
  expect(none.columns[0]).toMatchObject({ table: 'Empleados' });
  const chosen = await preview({ column: 'employees.human_id', name: '{Nombre completo}' });
  expect(chosen.names).toHaveLength(3);
  expect(chosen.count).toBe(
    Object.keys((await JSZip.loadAsync(await fileOf((await ended((await asked(id)).id)).id))).files).length -
      1,
  );
});
