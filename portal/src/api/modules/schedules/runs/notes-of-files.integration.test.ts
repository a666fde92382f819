/** What the rendering service says of a file reaches the list of runs, the person's list and each mail. */

import { NOTES_HEADER, type RenderNote } from '@lienzo/schema/api/render-contract';
import { endpoints } from '@lienzo/schema/endpoints';
import type { ScheduleContent } from '@lienzo/schema/schedules/schedule-endpoints';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { inOrganization } from '../../../testing/in-organization.ts';
import { readAnswer } from '../../../testing/read-answer.ts';
import { PEOPLE } from '../../../testing/test-people.ts';
import { answerParts } from '../../renders/testing/parts-service.ts';
import { reportOf, tabla } from '../../reports/testing/test-reports.ts';
import { type SchedulePortal, startSchedulePortal } from '../testing/start-schedule-portal.ts';

const NOTE: RenderNote = { code: 'label_own_sheet', message: 'Una etiqueta va en una hoja propia.' };
const noted = `${NOTES_HEADER}: ${encodeURIComponent(JSON.stringify([NOTE]))}`;

let at: SchedulePortal;
let before = 0;
beforeAll(async () => {
  at = await startSchedulePortal();
  await inOrganization(at.portal, (trx) =>
    sql`update employees set email = human_id || '@pruebas.test'`.execute(trx),
  );
});
beforeEach(() => {
  before = at.smtp.all().length;
});
afterAll(() => at?.close());

const mailed = () => at.smtp.all().slice(before);
async function made(changes: Partial<ScheduleContent>) {
  const report_id = await at.report('Recibos', PEOPLE.Admin, {
    ...reportOf([tabla(['employees.human_id', 'employees.name'])]),
    nombre: 'Recibos',
  });
  const { id } = await at.schedule({ report_id, ...changes });
  await at.makeDue(id);
  for (let turn = 0; turn < 3; turn += 1) await at.tick();
  return id;
}
const newest = async () => {
  const token = await at.tokenOf(PEOPLE.Admin);
  const answer = await at.portal.send(endpoints.get_renders, { token, query: {} });
  return (await readAnswer(endpoints.get_renders, answer)).result[0];
};

it('of a single file', async () => {
  at.answer(async (request) => {
    await request.text();
    const body = `--b\r\nContent-Type: application/pdf\r\n${noted}\r\n\r\npage ${Math.random()}\r\n--b--\r\n`;
    return new Response(body, { headers: { 'Content-Type': 'multipart/mixed; boundary=b' } });
  });
  const [run] = await at.runsOf(await made({}));
  expect(run).toMatchObject({ state: 'done', files: [{ notes: [NOTE] }] });
  expect(mailed()[0]?.mail.text).toContain(NOTE.message);
  expect(await newest()).toMatchObject({ notes: [NOTE], asked_by: { kind: 'schedule' } });
});

it('of one part alone is in its mail and its line of the list, also when other mails had to wait', async () => {
  let mark = '';
  at.answer((request) =>
    answerParts(request, undefined, (rows) => {
      mark ||= /"employees.human_id":"(\w+)"/.exec(rows)?.[1] ?? '';
      return rows.includes(`"employees.human_id":"${mark}"`) ? [NOTE] : [];
    }),
  );
  at.smtp.refuse(1);
  const output: ScheduleContent['output'] = {
    kind: 'parts',
    column: 'employees.human_id',
    name: 'Recibo {Número de personal}',
    each: 'mail',
    mail_column: 'employees.email',
  };
  const id = await made({ output, mails: [] });
  // What the mail server put off comes later.
  for (let turn = 0; turn < 5; turn += 1) {
    await sql`update pgboss.job set start_after = now() where state in ('created', 'retry')`.execute(
      at.portal.owner,
    );
    await at.tick();
  }
  const [run] = await at.runsOf(id);
  expect(run?.files[0]?.notes).toContainEqual(NOTE);
  const reported = mailed().filter(({ mail }) => mail.text?.includes(NOTE.message));
  expect(reported.map(({ to }) => to)).toEqual([[`${mark.toLowerCase()}@pruebas.test`]]);
  expect(mailed().length).toBeGreaterThan(1);
  const answer = await at.portal.send(endpoints.get_parts, {
    token: await at.tokenOf(PEOPLE.Admin),
    query: { id: (await newest())?.id ?? '' },
  });
  const { parts } = (await readAnswer(endpoints.get_parts, answer)).result;
  expect(parts.filter(({ notes }) => notes.length > 0).map(({ value }) => value)).toEqual([mark]);
});
