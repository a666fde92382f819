/** Drafts: kept as they are, for their person alone, until the report is saved, deleted, or they are too old. */
import { randomUUID } from 'node:crypto';
import type { Role } from '@lienzo/schema/api/endpoint';
import { endpoints } from '@lienzo/schema/endpoints';
import { newItem } from '@lienzo/schema/report/new-item';
import { emptyReport, REPORT_VERSION, type ReportDocument } from '@lienzo/schema/report/report';
import { MAX_NEW_DRAFTS } from '@lienzo/schema/reports/report-draft-endpoints';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inTenant, systemContext } from '../../../platform/database/in-tenant.ts';
import { readAnswer, readErrors } from '../../../testing/read-answer.ts';
import { startTestPortal, type TestPortal } from '../../../testing/start-test-portal.ts';
import { ORGANIZATION, PEOPLE, STRANGER } from '../../../testing/test-people.ts';
import { reportOf, tabla } from '../testing/test-reports.ts';

let portal: TestPortal;
const tokens = new Map<string, string>();
beforeAll(async () => {
  portal = await startTestPortal();
  for (const person of [...Object.values(PEOPLE), STRANGER])
    tokens.set(person.mail, await portal.signIn(person));
});
afterAll(() => portal?.close());

type Who = Role | 'stranger';
type Name = { report_id: number } | { id: string };
const person = (who: Who) => (who === 'stranger' ? STRANGER : PEOPLE[who]);
const as = (who: Who) => ({ token: tokens.get(person(who).mail) ?? '' });
const asQuery = (name: Name): Record<string, string> =>
  'id' in name ? { id: name.id } : { report_id: String(name.report_id) };

/** Incomplete: no name, and a picture without an image. */
const incomplete = (changes: Partial<ReportDocument> = {}): ReportDocument => ({
  ...emptyReport(),
  layouts: [{ index: 0, separation: false, items: [newItem('imagen')] }],
  ...changes,
});
const keep = (who: Who, name: Name, reporte: object = incomplete(), based_on: string | null = null) =>
  portal.send(endpoints.update_draft, { ...as(who), body: { ...name, based_on, reporte } });
const read = async (who: Who, name: Name) => {
  const answer = await portal.send(endpoints.get_draft, { ...as(who), query: asQuery(name) });
  return (await readAnswer(endpoints.get_draft, answer)).result;
};
const remove = async (who: Who, name: Name) => {
  const answer = await portal.send(endpoints.delete_draft, { ...as(who), query: asQuery(name) });
  return (await readAnswer(endpoints.delete_draft, answer)).result.deleted;
};
const list = async (who: Who) =>
  readAnswer(endpoints.get_drafts, await portal.send(endpoints.get_drafts, as(who)));
const create = async (who: Who, reporte = reportOf([tabla(['employees.name'])])) => {
  const answer = await portal.send(endpoints.create_report, { ...as(who), body: { reporte } });
  return (await readAnswer(endpoints.create_report, answer)).result;
};
const codeOf = async (response: Response) => (await readErrors(response))[0]?.code;
const inside = <Result>(work: Parameters<typeof inTenant<Result>>[2]) =>
  inTenant(portal.owner, systemContext(ORGANIZATION), work);
const draftsOf = async (report_id: number) =>
  (await inside((trx) => trx.selectFrom('report_drafts').select(['user_id', 'report_id']).execute()))
    .filter((draft) => draft.report_id === report_id)
    .map(({ user_id }) => user_id);

describe('keeping a draft', () => {
  it('tells when the one was kept that it replaces, so that another machine is noticed', async () => {
    const { id_report } = await create('Admin');
    const write = async () => {
      const answer = await keep('Admin', { report_id: id_report });
      return (await readAnswer(endpoints.update_draft, answer)).result;
    };
    const first = await write();
    expect(first.replaced).toBeNull();
    const second = await write();
    expect(second.replaced).toBe(first.updated_at);
    expect((await write()).replaced).toBe(second.updated_at);
  });

  it('takes an incomplete report as it is, and the last one replaces the one before', async () => {
    const { id_report, updated_at } = await create('Ejecutivo');
    const name = { report_id: id_report };
    expect(await read('Ejecutivo', name)).toBeNull();
    expect((await keep('Ejecutivo', name)).status).toBe(200);
    const last = incomplete({ nombre: 'A medias', orientation: 'horizontal' });
    const { result } = await readAnswer(
      endpoints.update_draft,
      await keep('Ejecutivo', name, last, updated_at),
    );
    expect(await read('Ejecutivo', name)).toEqual({
      reporte: last,
      based_on: updated_at,
      updated_at: result.updated_at,
    });
    expect((await list('Ejecutivo')).filter(({ report_id }) => report_id === id_report)).toMatchObject([
      { nombre: 'A medias', orientation: 'horizontal', updated_at: result.updated_at },
    ]);
    expect(await remove('Ejecutivo', name)).toBe(true);
    expect(await remove('Ejecutivo', name)).toBe(false);
    expect(await read('Ejecutivo', name)).toBeNull();
  });

  it('holds several new reports, each by an id of its own, up to a limit', async () => {
    const ids = Array.from({ length: MAX_NEW_DRAFTS }, () => randomUUID());
    for (const id of ids) expect((await keep('SuperAdmin', { id })).status).toBe(200);
    const refused = await keep('SuperAdmin', { id: randomUUID() });
    expect(refused.status).toBe(409);
    expect(await codeOf(refused)).toBe('too_many_drafts');
    const [first = ''] = ids;
    expect((await keep('SuperAdmin', { id: first }, incomplete({ nombre: 'Otra vez' }))).status).toBe(200);
    expect((await read('SuperAdmin', { id: first }))?.reporte.nombre).toBe('Otra vez');
    for (const id of ids) await remove('SuperAdmin', { id });
    expect(await list('SuperAdmin')).toEqual([]);
  });

  it('refuses what is larger than a report may be, and what is no report', async () => {
    const large = await keep(
      'Admin',
      { id: randomUUID() },
      { ...incomplete(), nombre: 'x'.repeat(5_000_000) },
    );
    expect([large.status, await codeOf(large)]).toEqual([413, 'body_too_large']);
    const wrong = await keep('Admin', { id: randomUUID() }, { ...incomplete(), orientation: 'oblicua' });
    expect(wrong.status).toBe(400);
    const newer = await keep('Admin', { id: randomUUID() }, { ...incomplete(), version: REPORT_VERSION + 1 });
    expect(await codeOf(newer)).toBe('newer_report');
  });

  it('takes the right to edit the report', async () => {
    const { id_report } = await create('Ejecutivo');
    await inside((trx) =>
      trx.updateTable('reports').set({ editable: 'false' }).where('id', '=', id_report).execute(),
    );
    expect((await keep('Ejecutivo', { report_id: id_report })).status).toBe(403);
    expect((await keep('Admin', { report_id: id_report })).status).toBe(200);
  });
});

describe('whose a draft is', () => {
  it('is seen by nobody else: not by an administrator, nor in another organization', async () => {
    const { id_report } = await create('Ejecutivo');
    const [saved, fresh] = [{ report_id: id_report }, { id: randomUUID() }];
    await keep('Ejecutivo', saved, incomplete({ nombre: 'Mío' }));
    await keep('Ejecutivo', fresh, incomplete({ nombre: 'Mío también' }));
    for (const who of ['Admin', 'SuperAdmin'] as const) {
      expect(await read(who, saved)).toBeNull();
      expect(await read(who, fresh)).toBeNull();
      expect(await list(who)).not.toContainEqual(expect.objectContaining({ report_id: id_report }));
      expect(await remove(who, saved)).toBe(false);
      expect(await remove(who, fresh)).toBe(false);
    }
    // The same id is another draft of another person.
    await keep('Admin', fresh, incomplete({ nombre: 'De otro' }));
    await keep('stranger', fresh, incomplete({ nombre: 'De fuera' }));
    expect((await keep('stranger', saved)).status).toBe(404);
    expect((await read('Ejecutivo', fresh))?.reporte.nombre).toBe('Mío también');
    expect((await read('Ejecutivo', saved))?.reporte.nombre).toBe('Mío');
    expect(await list('client')).toEqual([]);
  });

  it('is held by row level security too', async () => {
    const { id_report } = await create('Ejecutivo');
    await keep('Ejecutivo', { report_id: id_report });
    const { id: userId, organizationId, role } = PEOPLE.Admin;
    const stored = await inTenant(portal.db, { organizationId, userId, role }, async (trx) => {
      const seen = await trx.selectFrom('report_drafts').select('user_id').execute();
      const { numDeletedRows } = await trx
        .deleteFrom('report_drafts')
        .where('report_id', '=', id_report)
        .executeTakeFirst();
      return { others: seen.filter((draft) => draft.user_id !== userId).length, deleted: numDeletedRows };
    });
    expect(stored).toEqual({ others: 0, deleted: 0n });
    const forged = inTenant(portal.db, { organizationId, userId, role }, (trx) =>
      trx
        .insertInto('report_drafts')
        .values({
          organization_id: organizationId,
          user_id: PEOPLE.Ejecutivo.id,
          report_id: null,
          nombre: '',
          orientation: 'vertical',
          document: '{}',
        })
        .execute(),
    );
    await expect(forged).rejects.toThrow(/row-level security/);
    expect(await draftsOf(id_report)).toEqual([PEOPLE.Ejecutivo.id]);
  });
});

describe('the end of a draft', () => {
  it('comes with saving the report, for whoever saved it', async () => {
    const { id_report } = await create('Admin');
    await keep('Admin', { report_id: id_report });
    await keep('SuperAdmin', { report_id: id_report });
    const reporte = { ...reportOf([tabla(['employees.name'])]), id: id_report };
    const refused = await portal.send(endpoints.update_report, {
      ...as('Admin'),
      body: { reporte: { ...incomplete(), id: id_report } },
    });
    expect(refused.status).toBe(422);
    expect((await draftsOf(id_report)).sort()).toEqual([PEOPLE.Admin.id, PEOPLE.SuperAdmin.id].sort());
    await readAnswer(
      endpoints.update_report,
      await portal.send(endpoints.update_report, { ...as('Admin'), body: { reporte } }),
    );
    expect(await draftsOf(id_report)).toEqual([PEOPLE.SuperAdmin.id]);
  });

  it("comes with the report's, whoever deletes it", async () => {
    const { id_report } = await create('Ejecutivo');
    await keep('Ejecutivo', { report_id: id_report });
    await keep('SuperAdmin', { report_id: id_report });
    await portal.send(endpoints.delete_report, { ...as('Admin'), query: { id_report: String(id_report) } });
    expect(await draftsOf(id_report)).toEqual([]);
  });

  it('is its own to delete when the report is gone without it', async () => {
    const { id_report } = await create('Ejecutivo');
    const name = { report_id: id_report };
    await keep('Ejecutivo', name);
    await keep('Admin', name);
    await inside((trx) =>
      trx.updateTable('reports').set({ deleted_at: sql`now()` }).where('id', '=', id_report).execute(),
    );
    expect((await keep('Ejecutivo', name)).status).toBe(404);
    expect((await list('Ejecutivo')).map(({ report_id }) => report_id)).toContain(id_report);
    expect(await remove('Ejecutivo', name)).toBe(true);
    expect((await list('Ejecutivo')).map(({ report_id }) => report_id)).not.toContain(id_report);
    expect(await draftsOf(id_report)).toEqual([PEOPLE.Admin.id]);
  });

  it('comes 180 days after its last change, not before', async () => {
    const [old, recent] = [{ id: randomUUID() }, { id: randomUUID() }];
    await keep('Admin', old);
    await keep('Admin', recent);
    const age = ({ id }: { id: string }, days: number) =>
      inside((trx) =>
        trx
          .updateTable('report_drafts')
          .set({ updated_at: sql`now() - make_interval(days => ${days}::int)` })
          .where('id', '=', id)
          .where('user_id', '=', PEOPLE.Admin.id)
          .execute(),
      );
    await age(old, 181);
    await age(recent, 179);
    await portal.services.jobs.send('prune_rows', { organization_id: ORGANIZATION });
    await portal.runJobs();
    expect(await read('Admin', old)).toBeNull();
    expect(await read('Admin', recent)).not.toBeNull();
  });
});

it('tells who saves over an own save of another window that it was oneself', async () => {
  const { id_report, updated_at } = await create('Ejecutivo');
  const save = () =>
    portal.send(endpoints.update_report, {
      ...as('Ejecutivo'),
      body: { reporte: { ...reportOf([tabla(['employees.name'])]), id: id_report, updated_at } },
    });
  expect((await save()).status).toBe(200);
  const [entry] = await readErrors(await save());
  expect(entry).toMatchObject({
    code: 'report_conflict',
    message: expect.stringMatching(/^Guardaste este reporte en otra ventana a las? \d+:\d\d\s[ap]\.\sm\.$/),
  });
});
