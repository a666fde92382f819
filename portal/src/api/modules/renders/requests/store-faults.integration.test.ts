/** What becomes of files when there is nowhere to store them, and when their report is not what it was. */
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { endpoints } from '@lienzo/schema/endpoints';
import type { Render } from '@lienzo/schema/reports/render-endpoints';
import { freePort } from '@lienzo/tests/portal/start-portal';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { FileStore } from '../../../platform/storage/file-store.ts';
import { s3FileStore } from '../../../platform/storage/s3-file-store.ts';
import { inOrganization } from '../../../testing/in-organization.ts';
import { readAnswer } from '../../../testing/read-answer.ts';
import { PEOPLE, type TestPerson } from '../../../testing/test-people.ts';
import { TEMPLATES } from '../../directory/testing/test-directory.ts';
import { reportOf, tabla } from '../../reports/testing/test-reports.ts';
import { type SchedulePortal, startSchedulePortal } from '../../schedules/testing/start-schedule-portal.ts';
import { answerParts } from '../testing/parts-service.ts';
import { prints } from '../testing/prints.ts';

let at: SchedulePortal;
let files: FileStore;
let away: ReturnType<typeof s3FileStore>;
beforeAll(async () => {
  at = await startSchedulePortal();
  ({ files } = at.portal.services);
  away = s3FileStore({
    url: `http://127.0.0.1:${await freePort()}`,
    bucket: 'lienzo',
    region: 'us-east-1',
    accessKey: 'clave',
    secretKey: 'secreto',
    pathStyle: true,
    spoolDirectory: path.join(at.portal.directory, 'incoming'),
  });
});
afterAll(async () => {
  away?.close();
  await at?.close();
});
beforeEach(() => {
  at.portal.services.files = files;
  at.answer(prints);
});

/** The same store on a disk that is full after the first bytes of a file. */
const fullDisk = (): FileStore => ({
  ...files,
  put: (content, options) => files.put(untilFull(content), options),
});
async function* untilFull(content: Uint8Array | AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  for await (const chunk of content instanceof Uint8Array ? [content] : content) {
    yield chunk;
    throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
  }
}

const ask = async (body: object, person: TestPerson = PEOPLE.Admin): Promise<Render> => {
  const token = await at.tokenOf(person);
  const answer = await at.portal.send(endpoints.create_render, { token, body: { format: 'pdf', ...body } });
  return (await readAnswer(endpoints.create_render, answer)).result;
};
const now = async (id: string, person: TestPerson = PEOPLE.Admin): Promise<Render> => {
  const answer = await at.portal.send(endpoints.get_render, {
    token: await at.tokenOf(person),
    query: { id },
  });
  return (await readAnswer(endpoints.get_render, answer)).result;
};
const runDueJobs = async (): Promise<void> => {
  await sql`
    update pgboss.job set start_after = now() where name = 'render_report' and state in ('created', 'retry')
  `.execute(at.portal.owner);
  await at.portal.runJobs();
};
const leftovers = async (): Promise<string[]> =>
  (await readdir(path.join(at.portal.directory, 'incoming'))).filter((name) => name.endsWith('.part'));

describe('a disk without room', () => {
  it('fails the file at once, in words, leaves nothing of it, and the next one is made when there is room', async () => {
    const report_id = await at.report('Sin espacio');
    at.portal.services.files = fullDisk();
    const render = await ask({ report_id });
    expect(render).toMatchObject({
      state: 'failed',
      size: null,
      problems: [{ code: 'storage_full', message: expect.stringContaining('sin espacio') }],
    });
    expect(await leftovers()).toEqual([]);
    at.portal.services.files = files;
    expect(await ask({ report_id })).toMatchObject({ state: 'done', problems: [] });
  });

  it('fails a report in parts, and keeps none of them', async () => {
    const report_id = await at.report('Partes sin espacio', PEOPLE.Admin, {
      layouts: [{ index: 0, separation: false, items: [tabla(['employees.human_id'])] }],
    });
    at.answer(answerParts);
    for (const target of [{ kind: 'zip' }, { kind: 'folder', folder_id: TEMPLATES.id }]) {
      at.portal.services.files = fullDisk();
      const answer = await at.portal.send(endpoints.split_report, {
        token: await at.tokenOf(PEOPLE.Admin),
        body: {
          report_id,
          column: 'employees.human_id',
          format: 'pdf',
          name: '{Número de personal}',
          target,
        },
      });
      const { id } = (await readAnswer(endpoints.split_report, answer)).result;
      expect(await now(id)).toMatchObject({ state: 'failed', problems: [{ code: 'storage_full' }] });
      const kept = await inOrganization(at.portal, (trx) =>
        trx.selectFrom('report_render_parts').select('part_key').where('render_id', '=', id).execute(),
      );
      expect(kept).toEqual([]);
    }
    expect(await leftovers()).toEqual([]);
  });

  it('ends the run of a schedule, whose owner is told why, and nothing is mailed', async () => {
    const before = at.smtp.all().length;
    const { id } = await at.schedule({ report_id: await at.report('Programado sin espacio'), name: 'Llena' });
    await at.makeDue(id);
    at.portal.services.files = fullDisk();
    await at.tick();
    expect(await at.runsOf(id)).toMatchObject([
      { state: 'failed', problems: [expect.stringMatching(/^PDF: El servidor se quedó sin espacio/)] },
    ]);
    const notices = await at.portal.send(endpoints.notificacions, {
      token: await at.tokenOf(PEOPLE.Admin),
    });
    expect((await readAnswer(endpoints.notificacions, notices)).map(({ title }) => title)).toContain(
      'La programación “Llena” no se entregó completa',
    );
    expect(at.smtp.all()).toHaveLength(before);
  });
});

describe('a bucket that is away', () => {
  it('is tried again, and the file is made when it is back', async () => {
    at.portal.services.files = away;
    const render = await ask({ report_id: await at.report('Sin almacén') });
    expect(render).toMatchObject({ state: 'queued', problems: [] });
    await runDueJobs();
    expect(await now(render.id)).toMatchObject({ state: 'queued' });
    at.portal.services.files = files;
    await runDueJobs();
    expect(await now(render.id)).toMatchObject({ state: 'done', problems: [] });
    expect(await leftovers()).toEqual([]);
  });

  it('is said after the last attempt', async () => {
    at.portal.services.files = away;
    const render = await ask({ report_id: await at.report('Nunca') });
    while ((await now(render.id)).state === 'queued') await runDueJobs();
    expect(await now(render.id)).toMatchObject({
      state: 'failed',
      problems: [{ code: 'storage_unavailable', message: expect.stringContaining('no responde') }],
    });
    const { attempts } = await inOrganization(at.portal, (trx) =>
      trx
        .selectFrom('report_renders')
        .select('attempts')
        .where('id', '=', render.id)
        .executeTakeFirstOrThrow(),
    );
    expect(attempts).toBe(6);
  }, 60_000);
});

describe('a report that is not what it was when its file was asked for', () => {
  const large = (nombre: string) =>
    reportOf(
      Array.from({ length: 150 }, () => tabla(['employees.name', 'clients.name', 'employees.curp'])),
      { nombre },
    );

  it('is printed as it was, when it was changed', async () => {
    const { layouts } = large('');
    const report_id = await at.report('Como era', PEOPLE.Admin, { layouts });
    const render = await ask({ report_id });
    expect(render.state).toBe('queued');
    const changed = { ...large('Como es'), id: report_id };
    const token = await at.tokenOf(PEOPLE.Admin);
    await at.portal.send(endpoints.update_report, { token, body: { reporte: changed } });
    const heads: string[] = [];
    at.answer(async (request) => {
      heads.push((await request.clone().text()).split('\n')[0] ?? '');
      return prints(request);
    });
    await runDueJobs();
    expect(await now(render.id)).toMatchObject({ state: 'done', name: 'Como era' });
    expect(heads).toHaveLength(1);
    expect(JSON.parse(heads[0] ?? '')).toMatchObject({ report: { nombre: 'Como era' } });
  });

  it('is not handed to a client user any more, when it was disabled', async () => {
    const { layouts } = large('');
    const report_id = await at.report('Deshabilitado', PEOPLE.Admin, { layouts });
    const render = await ask({ report_id }, PEOPLE.client);
    expect(render.state).toBe('queued');
    await at.portal.send(endpoints.disable_report, {
      token: await at.tokenOf(PEOPLE.Admin),
      body: { reporte: { id: report_id, habilitado: false } },
    });
    await runDueJobs();
    expect(await now(render.id, PEOPLE.client)).toMatchObject({
      state: 'failed',
      problems: [{ code: 'report_not_found', message: expect.stringMatching(/[.]$/) }],
    });
  });
});
