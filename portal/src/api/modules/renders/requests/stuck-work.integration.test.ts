/** What becomes of a file whose making does not go on: its lease ends, its worker is free, and it is tried again. */
import { endpoints } from '@lienzo/schema/endpoints';
import type { Render } from '@lienzo/schema/reports/render-endpoints';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { FileStore } from '../../../platform/storage/file-store.ts';
import { inOrganization } from '../../../testing/in-organization.ts';
import { readAnswer } from '../../../testing/read-answer.ts';
import { PEOPLE } from '../../../testing/test-people.ts';
import { tabla } from '../../reports/testing/test-reports.ts';
import { type SchedulePortal, startSchedulePortal } from '../../schedules/testing/start-schedule-portal.ts';
import { WORK_LIMITS } from '../printing/watch-work.ts';
import { answerParts } from '../testing/parts-service.ts';
import { prints } from '../testing/prints.ts';

let at: SchedulePortal;
let files: FileStore;
beforeAll(async () => {
  at = await startSchedulePortal();
  ({ files } = at.portal.services);
});
afterAll(() => at?.close());
beforeEach(async () => {
  await sql`delete from pgboss.job where name = 'render_report'`.execute(at.portal.owner);
  at.portal.services.files = files;
  at.portal.services.workLimits = WORK_LIMITS;
  at.answer(prints);
});

const never = <Result>(): Promise<Result> => new Promise(() => undefined);
const IMPATIENT = { ...WORK_LIMITS, silence: 300, printing: 300 };

const ask = async (report_id: number): Promise<Render> => {
  const answer = await at.portal.send(endpoints.create_render, {
    token: await at.tokenOf(PEOPLE.Admin),
    body: { format: 'pdf', report_id },
  });
  return (await readAnswer(endpoints.create_render, answer)).result;
};
const now = async (id: string): Promise<Render> => {
  const answer = await at.portal.send(endpoints.get_render, {
    token: await at.tokenOf(PEOPLE.Admin),
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
const leaseOf = (id: string) =>
  inOrganization(at.portal, (trx) =>
    trx
      .selectFrom('report_renders')
      .select(['lease_until', 'claim', 'attempts'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow(),
  );
const STOPPED = [{ code: 'render_timeout', message: expect.stringContaining('se detuvo') }];

describe('a file whose making does not go on', () => {
  it('is given back when the rendering service accepts it and never answers, and is made afterwards', async () => {
    at.portal.services.workLimits = IMPATIENT;
    at.answer(never);
    const render = await ask(await at.report('Sin respuesta'));
    expect(render).toMatchObject({ state: 'queued', problems: [] });
    expect(await leaseOf(render.id)).toEqual({ lease_until: null, claim: null, attempts: 1 });
    at.portal.services.workLimits = WORK_LIMITS;
    at.answer(prints);
    await runDueJobs();
    expect(await now(render.id)).toMatchObject({ state: 'done', problems: [] });
  });

  it('is given back when the service stops in the middle of its answer', async () => {
    at.portal.services.workLimits = IMPATIENT;
    at.answer(async () => {
      const body = new ReadableStream({
        start: (controller) =>
          controller.enqueue(Buffer.from('--b\r\nContent-Type: application/pdf\r\n\r\npa')),
      });
      return new Response(body, { headers: { 'Content-Type': 'multipart/mixed; boundary=b' } });
    });
    expect(await ask(await at.report('A medias'))).toMatchObject({ state: 'queued', problems: [] });
  });

  it('leaves what does not heed that it was ended, and keeps nothing of what comes of it later', async () => {
    at.portal.services.workLimits = IMPATIENT;
    const late = Promise.withResolvers<void>();
    at.portal.services.files = {
      ...files,
      async put(content, options) {
        await late.promise;
        return files.put(content, options);
      },
    };
    const render = await ask(await at.report('Sordo'));
    expect(render).toMatchObject({ state: 'queued', problems: [] });
    late.resolve();
    expect(await now(render.id)).toMatchObject({ state: 'queued', size: null });
  });

  it('fails in words after the last attempt, and its place is free for the next one', async () => {
    at.portal.services.workLimits = IMPATIENT;
    at.answer(never);
    const render = await ask(await at.report('Nunca'));
    while ((await now(render.id)).state === 'queued') await runDueJobs();
    expect(await now(render.id)).toMatchObject({ state: 'failed', problems: STOPPED });
    expect(await leaseOf(render.id)).toMatchObject({ lease_until: null, attempts: 6 });
    at.portal.services.workLimits = WORK_LIMITS;
    at.answer(prints);
    expect(await ask(await at.report('Siguiente'))).toMatchObject({ state: 'done' });
  }, 60_000);

  it('fails at once when it took longer than any file may, though it went on all the time', async () => {
    at.portal.services.workLimits = { ...WORK_LIMITS, whole: 20 };
    at.answer(never);
    expect(await ask(await at.report('Eterno'))).toMatchObject({
      state: 'failed',
      problems: [{ code: 'render_timeout', message: expect.stringContaining('no estuvo listo en') }],
    });
  });

  it('gives back a report in parts, whose finished files are kept', async () => {
    const report_id = await at.report('Partes', PEOPLE.Admin, {
      layouts: [{ index: 0, separation: false, items: [tabla(['employees.human_id'])] }],
    });
    at.portal.services.workLimits = IMPATIENT;
    at.answer(never);
    const answer = await at.portal.send(endpoints.split_report, {
      token: await at.tokenOf(PEOPLE.Admin),
      body: {
        report_id,
        column: 'employees.human_id',
        format: 'pdf',
        name: '{Número de personal}',
        target: { kind: 'zip' },
      },
    });
    const { id } = (await readAnswer(endpoints.split_report, answer)).result;
    expect(await now(id)).toMatchObject({ state: 'queued', problems: [] });
    at.portal.services.workLimits = WORK_LIMITS;
    at.answer(answerParts);
    await runDueJobs();
    expect(await now(id)).toMatchObject({ state: 'done', problems: [] });
  });
});
