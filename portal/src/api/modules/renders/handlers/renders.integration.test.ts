import { endpoints } from '@lienzo/schema/endpoints';
import { type ReportDocument, TODOS } from '@lienzo/schema/report/report';
import type { Render } from '@lienzo/schema/reports/render-endpoints';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { inTenant } from '../../../platform/database/in-tenant.ts';
import { readAnswer, readErrors } from '../../../testing/read-answer.ts';
import { startTestPortal, type TestPortal } from '../../../testing/start-test-portal.ts';
import { ORGANIZATION, PEOPLE, STRANGER, type TestPerson } from '../../../testing/test-people.ts';
import { reportOf, tabla } from '../../reports/testing/test-reports.ts';
import { rendererClient } from '../renderer-client.ts';

/** The other end of the contract; each test says how it responds. */
let service: (request: Request) => Promise<Response>;
let sent: string[] = [];
const json = (value: object) => `--b\r\nContent-Type: application/json\r\n\r\n${JSON.stringify(value)}\r\n`;
const filePart = (content: string) => `--b\r\nContent-Type: application/pdf\r\n\r\n${content}\r\n--b--\r\n`;
const multipart = (body: string | ReadableStream) =>
  new Response(body, { headers: { 'Content-Type': 'multipart/mixed; boundary=b' } });
const prints = async (request: Request): Promise<Response> => {
  sent.push(await request.text());
  const progress = json({ stage: 'dibujo', unit: 'paginas', done: 1, total: 1 });
  return multipart(progress + filePart(`file ${sent.length}`));
};

let portal: TestPortal;
const tokens = new Map<string, string>();
beforeAll(async () => {
  portal = await startTestPortal(rendererClient('http://renderer.test', (request) => service(request)));
  for (const person of [...Object.values(PEOPLE), STRANGER])
    tokens.set(person.mail, (await portal.openSession(person)).token);
});
afterAll(() => portal?.close());
beforeEach(() => {
  service = prints;
  sent = [];
});

const tokenOf = ({ mail }: TestPerson): string => tokens.get(mail) ?? '';
const ask = (body: object, person: TestPerson = PEOPLE.Admin) =>
  portal.send(endpoints.create_render, { token: tokenOf(person), body: { format: 'pdf', ...body } });
const asked = async (body: object, person?: TestPerson): Promise<Render> =>
  (await readAnswer(endpoints.create_render, await ask(body, person))).result;
const now = async (id: string, person: TestPerson = PEOPLE.Admin): Promise<Render> => {
  const answer = await portal.send(endpoints.get_render, { token: tokenOf(person), query: { id } });
  return (await readAnswer(endpoints.get_render, answer)).result;
};
const ticketFor = (render_id: string, person: TestPerson = PEOPLE.Admin) =>
  portal.send(endpoints.download_ticket, { token: tokenOf(person), body: { render_id } });
const fetchFile = async (id: string): Promise<Response> => {
  const { ticket } = await readAnswer(endpoints.download_ticket, await ticketFor(id));
  return portal.fetch(`/api${endpoints.download_with_ticket.path}?ticket=${encodeURIComponent(ticket)}`);
};
const save = async (reporte: ReportDocument): Promise<number> => {
  const saved = await portal.send(endpoints.create_report, {
    token: tokenOf(PEOPLE.Admin),
    body: { reporte },
  });
  return (await readAnswer(endpoints.create_report, saved)).result.id_report;
};
const people = (name = 'Personal') => ({ ...reportOf([tabla(['employees.name'])]), nombre: name });
const inside = <T>(work: Parameters<typeof inTenant<T>>[2]) =>
  inTenant(portal.owner, { organizationId: ORGANIZATION, userId: null, role: 'SuperAdmin' }, work);
/** Makes the jobs that wait for their time due. */
const makeDue = () =>
  sql`update pgboss.job set start_after = now() where name = 'render_report' and state in ('created', 'retry')`.execute(
    portal.owner,
  );
const runDueJobs = async () => {
  await makeDue();
  await portal.runJobs();
};

describe('a small report', () => {
  it('is answered with its file ready, under a link that needs no session header', async () => {
    const render = await asked({ reporte: people('Personal: mayo') });
    expect(render).toMatchObject({
      state: 'done',
      name: 'Personal: mayo',
      size: 6,
      progress: null,
      repeatable: true,
    });
    const file = await fetchFile(render.id);
    expect(await file.text()).toBe('file 1');
    expect(file.headers.get('content-disposition')).toContain('Personal mayo.pdf');
    expect(file.headers.get('content-type')).toBe('application/pdf');
    await runDueJobs();
    expect(sent, 'the job that stands by finds nothing to do').toHaveLength(1);
  });

  it('is not printed again while report and data are the same, and is when one of them changed', async () => {
    const reporte = people('Dos veces');
    const first = await asked({ reporte });
    const second = await asked({ reporte });
    expect(sent).toHaveLength(1);
    expect(await (await fetchFile(second.id)).text()).toBe(await (await fetchFile(first.id)).text());
    await asked({ reporte, format: 'docx' });
    await asked({ reporte: { ...reporte, nombre: 'Otro nombre' } });
    expect(sent).toHaveLength(3);
    await inside((trx) =>
      sql`update employees set name = name || ' X' where id = (select min(id) from employees)`.execute(trx),
    );
    await asked({ reporte });
    expect(sent).toHaveLength(4);
  });

  it('fails with what the service says, in words, and nothing is kept', async () => {
    service = async (request) => {
      await request.text();
      return multipart(
        json({ stage: 'datos' }) +
          `${json({ errorList: [{ code: 'image_too_large', message: 'La imagen es muy grande.' }] })}--b--\r\n`,
      );
    };
    const render = await asked({ reporte: people('Con error') });
    expect(render).toMatchObject({
      state: 'failed',
      problems: [{ code: 'image_too_large', message: 'La imagen es muy grande.' }],
      size: null,
    });
    const ticket = await ticketFor(render.id);
    expect(ticket.status).toBe(409);
    expect(await readErrors(ticket)).toMatchObject([{ code: 'render_not_ready' }]);
  });

  it('records the download of a saved report when its file is fetched', async () => {
    const id = await save(people('Guardado'));
    const render = await asked({ report_id: id });
    const downloads = () =>
      inside((trx) => trx.selectFrom('downloads').select('name').where('item_id', '=', String(id)).execute());
    expect(await downloads()).toEqual([]);
    await fetchFile(render.id);
    expect(await downloads()).toEqual([{ name: 'Guardado' }]);
  });
});

describe('a file of which the service has something to say', () => {
  const NOTE = {
    code: 'table_in_bands',
    message: 'La tabla “Nómina” no cabe a lo ancho: sus columnas van en 2 partes.',
    field: 'f3b1a6a0-6c1e-4a59-8f0a-0b8f6f2b1c11',
  };
  const printsWith = (header: string) => async (request: Request) => {
    sent.push(await request.text());
    const head = `--b\r\nContent-Type: application/pdf\r\nLienzo-Notes: ${header}\r\n\r\n`;
    return multipart(`${json({ stage: 'dibujo' })}${head}noted\r\n--b--\r\n`);
  };

  it('keeps its notes, and the file that is not printed again has them too', async () => {
    service = printsWith(encodeURIComponent(JSON.stringify([NOTE])));
    const reporte = people('Ancho');
    const first = await asked({ reporte });
    expect(first.notes).toEqual([NOTE]);
    expect((await asked({ reporte })).notes).toEqual([NOTE]);
    expect(sent).toHaveLength(1);
    expect(await (await fetchFile(first.id)).text()).toBe('noted');
  });

  it('has none of a service that says nothing, and leaves out notes that it does not know', async () => {
    expect((await asked({ reporte: people('Sin avisos') })).notes).toEqual([]);
    service = printsWith(
      encodeURIComponent(JSON.stringify([{ code: 'of_tomorrow', message: 'Otra cosa.' }, NOTE])),
    );
    expect(await asked({ reporte: people('De mañana') })).toMatchObject({ state: 'done', notes: [NOTE] });
  });
});

describe('a file with a password', () => {
  it('keeps the password sealed until the file is made, and not after', async () => {
    let stored: unknown;
    service = async (request) => {
      const { rows } = await inside((trx) =>
        sql<{
          row: unknown;
        }>`select to_jsonb(report_renders) as row from report_renders where state = 'running'`.execute(trx),
      );
      stored = rows[0]?.row;
      return prints(request);
    };
    const render = await asked({ reporte: people('Secreto'), pdf: { password: { open: 'Quincena 22' } } });
    expect(JSON.stringify(stored)).toContain('Secreto');
    expect(JSON.stringify(stored)).not.toContain('Quincena 22');
    expect(JSON.parse(sent[0]?.split('\n')[0] ?? '').options.pdf.password).toMatchObject({
      open: 'Quincena 22',
    });
    const { secret } = await inside((trx) =>
      trx.selectFrom('report_renders').select('secret').where('id', '=', render.id).executeTakeFirstOrThrow(),
    );
    expect(secret).toBeNull();
    expect(render.repeatable).toBe(false);
    const again = await portal.send(endpoints.repeat_render, {
      token: tokenOf(PEOPLE.Admin),
      body: { id: render.id },
    });
    expect(again.status).toBe(400);
    expect(portal.log.join('\n')).not.toContain('Quincena 22');
  });
});

describe('a large report', () => {
  const large = () =>
    reportOf(
      Array.from({ length: 150 }, () =>
        tabla(['employees.name', 'clients.name', 'employees.rfc', 'employees.curp']),
      ),
      { nombre: 'Grande' },
    );

  it('goes on in a job, tells how far it is, and is made once', async () => {
    const render = await asked({ reporte: large() });
    expect(render.state).toBe('queued');
    expect(sent, 'nothing was printed within the call').toHaveLength(0);
    const gate = Promise.withResolvers<void>();
    service = async (request) => {
      sent.push(await request.text());
      async function* body() {
        // The boundary that ends a part comes with it.
        yield `${json({ stage: 'dibujo', unit: 'paginas', done: 350, total: 1000 })}--b`;
        await gate.promise;
        yield filePart('a large file').slice('--b'.length);
      }
      return multipart(ReadableStream.from(body()).pipeThrough(new TextEncoderStream()));
    };
    const working = runDueJobs();
    await expect
      .poll(async () => (await now(render.id)).progress, { timeout: 8000 })
      .toEqual({ stage: 'dibujo', unit: 'paginas', done: 350, total: 1000 });
    gate.resolve();
    await working;
    expect(await now(render.id)).toMatchObject({ state: 'done', progress: null });
    expect(await (await fetchFile(render.id)).text()).toBe('a large file');
    await runDueJobs();
    expect(sent).toHaveLength(1);
  });

  it('stops when it is cancelled, at the rendering service too', async () => {
    const render = await asked({ reporte: large() });
    const left = Promise.withResolvers<void>();
    const reached = Promise.withResolvers<void>();
    service = async (request) => {
      await request.text();
      reached.resolve();
      request.signal.addEventListener('abort', () => left.resolve());
      const body = new ReadableStream({
        start: (controller) => controller.enqueue(new TextEncoder().encode(json({ stage: 'dibujo' }))),
        cancel: () => left.resolve(),
      });
      request.signal.addEventListener('abort', () => body.cancel().catch(() => undefined));
      return multipart(body);
    };
    const working = runDueJobs().catch((error: unknown) => error);
    // One that is cancelled while its rows are read never reaches the service.
    await reached.promise;
    expect((await now(render.id)).state).toBe('running');
    const cancelled = await portal.send(endpoints.cancel_render, {
      token: tokenOf(PEOPLE.Admin),
      body: { id: render.id },
    });
    expect((await readAnswer(endpoints.cancel_render, cancelled)).result.state).toBe('cancelled');
    await left.promise;
    await working;
    expect(await now(render.id)).toMatchObject({ state: 'cancelled', size: null });
  });

  it('survives the worker that made it: another one goes on after the lease', async () => {
    const render = await asked({ reporte: large() });
    await inside((trx) =>
      trx
        .updateTable('report_renders')
        .set({ state: 'running', claim: sql`gen_random_uuid()`, lease_until: sql`now() + interval '1 hour'` })
        .where('id', '=', render.id)
        .execute(),
    );
    await runDueJobs();
    expect(sent, 'somebody else has it').toHaveLength(0);
    await inside((trx) =>
      trx
        .updateTable('report_renders')
        .set({ lease_until: sql`now() - interval '1 second'` })
        .where('id', '=', render.id)
        .execute(),
    );
    await runDueJobs();
    expect(await now(render.id)).toMatchObject({ state: 'done' });
    expect(sent).toHaveLength(1);
  });

  it('is tried again when the service fails or is busy, and says so after the last attempt', async () => {
    const render = await asked({ reporte: large() });
    let calls = 0;
    service = async (request) => {
      calls += 1;
      await request.text();
      return Response.json({ errorList: [{ code: 'render_busy', message: 'x' }] }, { status: 429 });
    };
    while (calls < 9) await runDueJobs();
    expect(await now(render.id), 'waiting for a turn is no failure').toMatchObject({ state: 'queued' });
    calls = 0;
    service = async () => {
      calls += 1;
      throw new TypeError('connection refused');
    };
    while ((await now(render.id)).state === 'queued') await runDueJobs();
    expect(await now(render.id)).toMatchObject({ state: 'failed', problems: [{ code: 'render_failed' }] });
    expect(calls).toBe(6);
  });

  it('is made by the next attempt when the service is back', async () => {
    const render = await asked({ reporte: large() });
    let isAway = true;
    service = async (request) => {
      if (!isAway) return prints(request);
      isAway = false;
      throw new TypeError('connection refused');
    };
    while ((await now(render.id)).state === 'queued') await runDueJobs();
    expect(await now(render.id)).toMatchObject({ state: 'done' });
    expect(sent).toHaveLength(1);
  });

  it('is refused when the report was deleted meanwhile, and tells who asked', async () => {
    const id = await save(large());
    const render = await asked({ report_id: id });
    expect(render.state).toBe('queued');
    await portal.send(endpoints.delete_report, {
      token: tokenOf(PEOPLE.Admin),
      query: { id_report: String(id) },
    });
    await runDueJobs();
    expect(await now(render.id)).toMatchObject({ state: 'failed', problems: [{ code: 'report_not_found' }] });
    expect(sent).toHaveLength(0);
  });
});

describe('whose they are', () => {
  it('is the one who asked: nobody else lists, fetches, repeats, cancels or deletes them', async () => {
    const render = await asked({ reporte: people('Mío') });
    for (const person of [PEOPLE.SuperAdmin, PEOPLE.Ejecutivo, STRANGER]) {
      const token = tokenOf(person);
      const calls = [
        portal.send(endpoints.get_render, { token, query: { id: render.id } }),
        portal.send(endpoints.repeat_render, { token, body: { id: render.id } }),
        portal.send(endpoints.cancel_render, { token, body: { id: render.id } }),
        portal.send(endpoints.delete_render, { token, query: { id: render.id } }),
        ticketFor(render.id, person),
      ];
      for (const answer of await Promise.all(calls)) expect(answer.status).toBe(404);
      const list = await readAnswer(
        endpoints.get_renders,
        await portal.send(endpoints.get_renders, { token }),
      );
      expect(list.result.map(({ id }) => id)).not.toContain(render.id);
    }
  });

  it('are fetched while their owner sees the report, and no longer', async () => {
    const id = await save({ ...people('Para clientes'), auditorio: [TODOS] });
    const render = await asked({ report_id: id }, PEOPLE.client);
    expect((await ticketFor(render.id, PEOPLE.client)).status).toBe(200);
    const { ticket } = await readAnswer(endpoints.download_ticket, await ticketFor(render.id, PEOPLE.client));
    await portal.send(endpoints.update_report, {
      token: tokenOf(PEOPLE.Admin),
      body: { reporte: { ...people('Para nadie'), auditorio: [], id } },
    });
    expect((await ticketFor(render.id, PEOPLE.client)).status).toBe(404);
    const retained = `/api${endpoints.download_with_ticket.path}?ticket=${encodeURIComponent(ticket)}`;
    expect((await portal.fetch(retained)).status).toBe(404);
    const own = await asked({ report_id: id });
    expect((await ticketFor(own.id)).status).toBe(200);
  });

  it('of a deleted report stay with the bureau', async () => {
    const id = await save({ ...people('Se borra'), auditorio: [TODOS] });
    const [own, clients] = [await asked({ report_id: id }), await asked({ report_id: id }, PEOPLE.client)];
    await portal.send(endpoints.delete_report, {
      token: tokenOf(PEOPLE.Admin),
      query: { id_report: String(id) },
    });
    expect((await ticketFor(own.id)).status).toBe(200);
    expect((await ticketFor(clients.id, PEOPLE.client)).status).toBe(404);
  });

  it('are deleted by their owner, and repeated with the report of now', async () => {
    const id = await save(people('Antes'));
    const render = await asked({ report_id: id });
    const update = { ...people('Después'), id };
    await portal.send(endpoints.update_report, { token: tokenOf(PEOPLE.Admin), body: { reporte: update } });
    const again = await portal.send(endpoints.repeat_render, {
      token: tokenOf(PEOPLE.Admin),
      body: { id: render.id },
    });
    expect((await readAnswer(endpoints.repeat_render, again)).result).toMatchObject({
      state: 'done',
      name: 'Después',
    });
    const deleted = await portal.send(endpoints.delete_render, {
      token: tokenOf(PEOPLE.Admin),
      query: { id: render.id },
    });
    expect(deleted.status).toBe(200);
    expect(
      (await portal.send(endpoints.get_render, { token: tokenOf(PEOPLE.Admin), query: { id: render.id } }))
        .status,
    ).toBe(404);
  });
});
