/** The list of the files that a report was divided into, and what is missing of it tried again. */
import { endpoints } from '@lienzo/schema/endpoints';
import { PARTS_PAGE, type PartOfReport, type PartsManifest } from '@lienzo/schema/reports/parts-endpoints';
import JSZip from 'jszip';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readAnswer, readErrors } from '../../../testing/read-answer.ts';
import { PEOPLE, STRANGER, type TestPerson } from '../../../testing/test-people.ts';
import { TEMPLATES } from '../../directory/testing/test-directory.ts';
import { filterOn, selected, tabla } from '../../reports/testing/test-reports.ts';
import { PartsDriver } from '../testing/parts-driver.ts';
import { answerParts } from '../testing/parts-service.ts';

let driver: PartsDriver;
beforeAll(async () => {
  driver = await PartsDriver.start();
});
afterAll(() => driver?.close());
beforeEach(() => driver.reset());

const tokenOf = (person: TestPerson): string => driver.tokenOf(person);
const ADMIN = PEOPLE.Admin;

async function split(prefix: string, changes: object = {}): Promise<string> {
  const item = tabla(['employees.human_id', 'employees.sbc'], {
    filters: [filterOn('employees.human_id', 'empieza con', prefix)],
  });
  const answer = await driver.split(await driver.save(item), changes);
  return (await readAnswer(endpoints.split_report, answer)).result.id;
}

const ask = (id: string, query: object = {}, person: TestPerson = ADMIN) =>
  driver.at.portal.send(endpoints.get_parts, { token: tokenOf(person), query: { id, ...query } });
const listOf = async (id: string, query: object = {}): Promise<PartsManifest> =>
  (await readAnswer(endpoints.get_parts, await ask(id, query))).result;
const retry = (id: string, person: TestPerson = ADMIN) =>
  driver.at.portal.send(endpoints.retry_parts, { token: tokenOf(person), body: { id } });

/** Runs what is due until the request has ended. */
async function ended(id: string): Promise<PartsManifest> {
  for (let turn = 0; turn < 20; turn += 1) {
    const list = await listOf(id);
    if (list.render.state !== 'queued' && list.render.state !== 'running') return list;
    await driver.runDueJobs();
  }
  return listOf(id);
}

const fileOf = (id: string, part?: PartOfReport): Promise<Response> => driver.fileOf(id, part);

it('a summarised table comes with its rows: each part is a summary of its own', async () => {
  const sum = { column: 'medida-a', data_type: 'numeric' as const, readable_name: 'Suma' };
  const report = await driver.save({
    ...tabla(['employees.position']),
    selected_columns: [selected('employees.position'), { ...sum, total: 'suma' }],
    resumen: { medidas: [{ id: sum.column, column: 'employees.sbc', funcion: 'suma' }] },
    order_columns: [{ column: sum.column, direction: 'desc' }],
    filters: [filterOn('employees.human_id', 'empieza con', 'E')],
  });
  const { id } = (await readAnswer(endpoints.split_report, await driver.split(report))).result;
  expect((await ended(id)).render.state).toBe('done');
  const zip = await JSZip.loadAsync(await (await fileOf(id)).arrayBuffer());
  const [own = ''] = await Promise.all(Object.values(zip.files).map((file) => file.async('string')));
  expect(own).toMatch(/"employees\.sbc":"[\d.]+"/);
  expect(own).not.toContain('medida-a@0');
});

describe('the list of an archive', () => {
  it('shows every file once over its pages, and control totals that are those of the report', async () => {
    const first = await ended(await split('E'));
    const { count, sbc } = await driver.inside(async (trx) => {
      const { rows } = await sql<{ count: string; sbc: string }>`
        select count(*)::text as count, sum(sbc)::text as sbc from employees where human_id like 'E%'
      `.execute(trx);
      return rows[0] ?? { count: '', sbc: '' };
    });
    expect(
      first.totals.map(({ heading, parts, whole, differs }) => [heading, parts, whole, differs]),
    ).toEqual([
      ['Filas', count, count, false],
      [expect.any(String), String(Number(sbc)), String(Number(sbc)), false],
    ]);
    expect(first.counts).toEqual({ made: first.total, delivered: 0, failed: 0 });
    expect(first).toMatchObject({ target: 'zip', folder: null, can: { retry: false } });
    const names: string[] = [];
    for (let page = 1; (page - 1) * PARTS_PAGE < first.total; page += 1) {
      const { parts } = await listOf(first.render.id, { page: String(page) });
      names.push(...parts.map(({ name }) => name));
    }
    const zip = await JSZip.loadAsync(await (await fileOf(first.render.id)).arrayBuffer());
    expect([...names, 'Manifiesto.csv']).toEqual(Object.keys(zip.files));
  });

  it('gives each file alone, with ranges within it', async () => {
    const id = await split('E001');
    await ended(id);
    const { parts, total } = await listOf(id, { search: 'recibo e00107' });
    expect(total).toBe(1);
    const [part] = parts;
    if (part === undefined) throw new Error('no part');
    const response = await fileOf(id, part);
    expect(response.headers.get('content-disposition')).toContain('Recibo E00107.pdf');
    const text = await response.text();
    expect(text).toContain('"employees.human_id":"E00107"');
    expect(text).not.toContain('E00106');
    expect(new TextEncoder().encode(text)).toHaveLength(part.size);
  });

  it('keeps each file once, inside of the archive', async () => {
    const id = await split('E001', { name: 'Una vez {Número de personal}' });
    const { parts } = await ended(id);
    const kept = await driver.inside(async (trx) => {
      const { rows } = await sql<{ inside: boolean; count: number }>`
        select part.sha256 = render.sha256 as inside, count(*)::int as count
        from report_render_parts part join report_renders render on render.id = part.render_id
        where part.render_id = ${id} group by inside
      `.execute(trx);
      return rows;
    });
    expect(kept).toEqual([{ inside: true, count: 100 }]);
    const last = parts.at(-1);
    if (last === undefined) throw new Error('no part');
    expect(await (await fileOf(id, last)).text()).toContain(`"employees.human_id":"${last.value}"`);
  });

  it("is nobody else's, and one of a plain file does not exist", async () => {
    const id = await split('E0010');
    await ended(id);
    for (const person of [STRANGER, PEOPLE.Ejecutivo]) {
      expect((await ask(id, {}, person)).status).toBe(404);
      expect((await retry(id, person)).status).toBe(404);
    }
    expect((await ask(id, {}, PEOPLE.client)).status).toBe(403);
    expect((await readErrors(await retry(id)))[0]?.message).toContain('No hay nada que reintentar');
  });
});

it('says what differs when the files do not add up to the report, and makes them again', async () => {
  const id = await split('E00', { name: 'Difiere {Número de personal}' });
  await ended(id);
  // As a fault in the files would leave it: a row less than the report has.
  await driver.inside(async (trx) => {
    await sql`update report_render_parts set rows = rows - 1, digest = repeat('0', 64)
      where render_id = ${id} and ordinal = 0`.execute(trx);
    await sql`update report_renders set state = 'failed', sha256 = null, size = null, checked_parts = null,
      parts_totals = jsonb_set(parts_totals, '{rows,parts}', '"1"'),
      problems = '[{"code":"parts_differ","message":"Filas"}]' where id = ${id}`.execute(trx);
    await sql`update report_renders set request = request || jsonb_build_object('report', (
      select document from reports where id = (request ->> 'report_id')::int)) where id = ${id}`.execute(trx);
  });
  const failed = await listOf(id);
  expect(failed.totals[0]).toMatchObject({ heading: 'Filas', parts: '1', differs: true });
  expect(failed.can.retry).toBe(true);
  driver.calls = 0;
  expect((await retry(id)).status).toBe(200);
  const repaired = await ended(id);
  expect(repaired.render.state).toBe('done');
  expect(repaired.totals.every(({ differs }) => !differs)).toBe(true);
  expect(driver.calls).toBe(1);
});

it('goes on with what was made when the rendering service was away for too long', async () => {
  driver.service = (request) =>
    driver.calls > 1
      ? Promise.resolve(Response.json({ errorList: [] }, { status: 502 }))
      : answerParts(request);
  const id = await split('E');
  const failed = await ended(id);
  expect(failed.render.state).toBe('failed');
  expect(failed.counts.made).toBe(200);
  expect(failed.totals).toEqual([]);
  driver.service = answerParts;
  driver.calls = 0;
  expect((await retry(id)).status).toBe(200);
  const repairedValue = await ended(id);
  expect(repairedValue.render.state).toBe('done');
  expect(driver.calls).toBe(2);
  expect(repairedValue.counts.made).toBeGreaterThan(400);
});

it('shows where the files of a folder are', async () => {
  const target = { kind: 'folder', folder_id: TEMPLATES.id };
  const id = await split('E0020', { target, name: 'Lista {Número de personal}' });
  const list = await ended(id);
  expect(list.folder).toMatchObject({ id: TEMPLATES.id });
  expect(list.counts).toMatchObject({ made: 0, failed: 0 });
  for (const { placed, name } of list.parts) expect(placed?.name).toBe(name);
});

describe('mails', () => {
  it('that did not arrive are sent again, alone, to the addresses of now', async () => {
    const mailOf = (human_id: string, email: string) =>
      driver.inside((trx) =>
        sql`update employees set email = ${email} where human_id = ${human_id}`.execute(trx),
      );
    await mailOf('E00301', 'bien@partes.test');
    await mailOf('E00302', 'no es un correo');
    await mailOf('E00303', 'rechazado@partes.test');
    driver.at.smtp.refuseTo({ forever: ['rechazado@partes.test'] });
    const before = driver.at.smtp.all().length;
    const id = await split('E0030', { target: { kind: 'mail', column: 'employees.email' } });
    const first = await ended(id);
    expect(first.counts).toMatchObject({ delivered: first.total - 2, failed: 2 });
    expect(first.can.retry).toBe(true);
    const failed = await listOf(id, { only: 'failed' });
    expect(failed.parts.map(({ name, recipient, problem }) => [name, recipient, problem])).toEqual([
      ['Recibo E00302.pdf', 'no es un correo', 'El correo no es válido.'],
      ['Recibo E00303.pdf', 'rechazado@partes.test', 'El servidor de correo rechazó esta dirección.'],
    ]);
    const sent = driver.at.smtp.all().length;
    expect(sent - before).toBe(first.counts.delivered);

    await mailOf('E00302', 'corregido@partes.test');
    driver.at.smtp.refuseTo({ forever: [] });
    expect((await retry(id)).status).toBe(200);
    const again = await ended(id);
    expect(again.render.state).toBe('done');
    expect(again.counts).toEqual({ made: 0, failed: 0, delivered: first.total });
    expect(again.can.retry).toBe(false);
    const resent = driver.at.smtp.all().slice(sent);
    expect(resent.flatMap(({ to }) => to).sort()).toEqual(['corregido@partes.test', 'rechazado@partes.test']);
    const corrected = resent.find(({ to }) => to.includes('corregido@partes.test'));
    expect(corrected?.mail.attachments.map(({ filename }) => filename)).toContain('Recibo E00302.pdf');
  });

  it('of a report that was disabled meanwhile are not sent again, and the list stays', async () => {
    await driver.inside((trx) =>
      sql`update employees set email = 'x' where human_id = 'E00401'`.execute(trx),
    );
    const id = await split('E0040', { target: { kind: 'mail', column: 'employees.email' } });
    const { counts } = await ended(id);
    await driver.inside((trx) =>
      sql`update reports set habilitado = false
        where id = (select report_id from report_renders where id = ${id})`.execute(trx),
    );
    expect((await readErrors(await retry(id)))[0]?.code).toBe('report_disabled');
    expect(await listOf(id)).toMatchObject({ counts, render: { state: 'done' } });
  });
});
