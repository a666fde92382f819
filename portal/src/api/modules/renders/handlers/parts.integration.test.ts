/** A report in parts: counts, totals and names, whatever breaks meanwhile. */
import { endpoints } from '@lienzo/schema/endpoints';
import type { Render } from '@lienzo/schema/reports/render-endpoints';
import JSZip from 'jszip';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readAnswer, readErrors } from '../../../testing/read-answer.ts';
import { PEOPLE, SECOND_CLIENT, STRANGER, type TestPerson } from '../../../testing/test-people.ts';
import { OTHER_FOLDER, TEMPLATES } from '../../directory/testing/test-directory.ts';
import { filterOn, reportOf, tabla } from '../../reports/testing/test-reports.ts';
import { PartsDriver, PEOPLE_COUNT } from '../testing/parts-driver.ts';
import { answerParts } from '../testing/parts-service.ts';

let driver: PartsDriver;
beforeAll(async () => {
  driver = await PartsDriver.start();
});
afterAll(() => driver?.close());
beforeEach(() => driver.reset());

const tokenOf = (person: TestPerson): string => driver.tokenOf(person);
const save = (
  item = tabla(['employees.human_id', 'employees.name', 'employees.sbc', 'employees.daily_salary']),
): Promise<number> => driver.save(item);
const split = (...given: Parameters<PartsDriver['split']>): Promise<Response> => driver.split(...given);
const asked = async (...given: Parameters<typeof split>): Promise<Render> =>
  (await readAnswer(endpoints.split_report, await split(...given))).result;
const now = async (id: string): Promise<Render> => {
  const answer = await driver.at.portal.send(endpoints.get_render, {
    token: tokenOf(PEOPLE.Admin),
    query: { id },
  });
  return (await readAnswer(endpoints.get_render, answer)).result;
};
/** Runs what is due until the request has ended. */
async function ended(id: string): Promise<Render> {
  for (let turn = 0; turn < 20; turn += 1) {
    const render = await now(id);
    if (render.state !== 'queued' && render.state !== 'running') return render;
    await driver.runDueJobs();
  }
  return now(id);
}
const fileOf = async (id: string): Promise<Buffer> =>
  Buffer.from(await (await driver.fileOf(id)).arrayBuffer());
const linesOf = (csv: string): string[][] =>
  csv
    .replace(/^\ufeff/, '')
    .trimEnd()
    .split('\r\n')
    .map((line) => line.split(','));
const partsLeft = (id: string) =>
  driver.inside((trx) =>
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
  const { rows } = await driver.inside((trx) =>
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
    expect(driver.calls).toBe(2);
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

  it('goes on after every interruption, in ten trials, and ends with exactly the same files', async () => {
    const id = await save();
    for (let trial = 0; trial < 10; trial += 1) {
      let broken = 0;
      const breaks = (trial % 3) + 1;
      const call = trial % 2;
      driver.calls = 0;
      driver.service = async (request) => {
        // Breaks the first call or the second, at another byte each time.
        if (broken < breaks && driver.calls % 2 === call) {
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
    driver.service = (request) => {
      if (driver.calls < 2) return answerParts(request);
      reached.resolve();
      return stuck.promise;
    };
    const pending = asked(id);
    await reached.promise;
    const [{ id: renderId } = { id: '' }] = await driver.inside((trx) =>
      trx.selectFrom('report_renders').select('id').where('state', '=', 'running').execute(),
    );
    // Two calls run at once: those of the first are kept while the second hangs.
    await expect.poll(async () => (await partsLeft(renderId)).length).toBe(200);
    // Another worker takes over from the one that is not heard of any more.
    await driver.inside((trx) =>
      trx
        .updateTable('report_renders')
        .set({ claim: sql`gen_random_uuid()`, lease_until: sql`now() - interval '1 second'` })
        .where('id', '=', renderId)
        .execute(),
    );
    driver.calls = 0;
    driver.service = answerParts;
    await driver.runDueJobs();
    const render = await ended(renderId);
    expect(render.state).toBe('done');
    expect(render.notes.map(({ message }) => message).join(' ')).toContain('200 archivos ya estaban hechos');
    expect(driver.calls).toBe(2);
    stuck.resolve(new Response('late'));
    await pending;
    await expectWhole(renderId);
  });

  it('is cancelled with everything that was made of it', async () => {
    const id = await save();
    const stuck = Promise.withResolvers<Response>();
    const reached = Promise.withResolvers<void>();
    driver.service = (request) => {
      if (driver.calls < 2) return answerParts(request);
      reached.resolve();
      return stuck.promise;
    };
    const pending = asked(id);
    await reached.promise;
    const [{ id: renderId } = { id: '' }] = await driver.inside((trx) =>
      trx.selectFrom('report_renders').select('id').where('state', '=', 'running').execute(),
    );
    await expect.poll(async () => (await partsLeft(renderId)).length).toBe(200);
    await driver.at.portal.send(endpoints.cancel_render, {
      token: tokenOf(PEOPLE.Admin),
      body: { id: renderId },
    });
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
      driver.service = async () =>
        new Response('{"errorList":[{"code":"render_failed","message":"x"}]}', { status: 502 });
      const { id: renderId } = await asked(id);
      await driver.at.portal.send(call, { token: tokenOf(PEOPLE.Admin), ...request(id) });
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
    const answer = await driver.at.portal.send(endpoints.browse, {
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
    await driver.inside(async (trx) => {
      const change = (human_id: string, email: string) =>
        sql`update employees set email = ${email} where human_id = ${human_id}`.execute(trx);
      await change('E00101', 'bien@partes.test');
      await change('E00102', 'mal@partes.test');
      await change('E00103', 'a@partes.test\r\nBcc: otro@partes.test');
      await change('E00104', ' ');
    });
    driver.at.smtp.refuseTo({ forever: ['mal@partes.test'] });
    const before = driver.at.smtp.all().length;
    const item = tabla(['employees.human_id', 'employees.sbc'], {
      filters: [filterOn('employees.human_id', 'empieza con', 'E0010')],
    });
    const id = await save(item);
    const render = await ended((await asked(id, { target: { kind: 'mail', column: 'employees.email' } })).id);
    expect(render.state).toBe('done');
    expect(render.notes.map(({ code }) => code)).toEqual(['parts_checked', 'parts_failed']);
    const mails = driver.at.smtp.all().slice(before);
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

describe('a report that is not what it was when its parts are delivered', () => {
  const twenty = () =>
    tabla(['employees.human_id', 'employees.name'], {
      filters: [filterOn('employees.human_id', 'empieza con', 'E0011')],
    });
  const target = { kind: 'mail', column: 'employees.email' };
  /** Asks for the parts, and does something while they are being made. */
  async function meanwhile(id: number, act: () => Promise<Response>): Promise<Render> {
    let isDone = false;
    driver.service = async (request) => {
      if (!isDone) expect((await act()).status).toBe(200);
      isDone = true;
      return answerParts(request);
    };
    return ended((await asked(id, { target })).id);
  }
  const token = () => tokenOf(PEOPLE.Admin);

  it('because it was disabled, reaches nobody', async () => {
    const id = await save(twenty());
    const before = driver.at.smtp.all().length;
    const body = { reporte: { id, habilitado: false } };
    const render = await meanwhile(id, () =>
      driver.at.portal.send(endpoints.disable_report, { token: token(), body }),
    );
    expect(render).toMatchObject({ state: 'failed', problems: [{ code: 'report_disabled' }] });
    expect(driver.at.smtp.all()).toHaveLength(before);
  });

  it('because it was changed, reaches nobody, and says so', async () => {
    const id = await save(twenty());
    const before = driver.at.smtp.all().length;
    const reporte = { ...reportOf([twenty()]), nombre: 'Recibos, otros', id };
    const render = await meanwhile(id, () =>
      driver.at.portal.send(endpoints.update_report, { token: token(), body: { reporte } }),
    );
    expect(render).toMatchObject({
      state: 'failed',
      problems: [{ code: 'report_conflict', message: expect.stringContaining('no se entregó ninguno') }],
    });
    expect(driver.at.smtp.all()).toHaveLength(before);
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
    const saved = await driver.at.portal.send(endpoints.create_report, {
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
        await driver.at.portal.send(endpoints.get_parts_preview, {
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

it('warns of values that people of several clients share, and offers a column that has none', async () => {
  const id = await save();
  const preview = async (column: string) => {
    const answer = await driver.at.portal.send(endpoints.get_parts_preview, {
      token: tokenOf(PEOPLE.Admin),
      body: { report_id: id, format: 'pdf', column },
    });
    return (await readAnswer(endpoints.get_parts_preview, answer)).result.shared;
  };
  // Both clients have people E00001 to E00012, with the same keys.
  expect(await preview('employees.human_id')).toEqual({ count: 12, example: 'E00001', unique: null });
  await driver.inside((trx) =>
    sql`update employees set human_id = 'S' || human_id where client_id = ${SECOND_CLIENT}::uuid`.execute(
      trx,
    ),
  );
  expect(await preview('employees.human_id')).toBeNull();
  expect(await preview('employees.name')).toMatchObject({
    count: 12,
    unique: { column: 'employees.human_id', readable_name: 'Número de personal' },
  });
});
