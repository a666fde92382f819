import { randomUUID } from 'node:crypto';
import { endpoints } from '@lienzo/schema/endpoints';
import { type RawBuilder, sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { pruneRows } from '../../../operations/retention/prune-rows.ts';
import { inOrganization } from '../../../testing/in-organization.ts';
import { readAnswer } from '../../../testing/read-answer.ts';
import { CLIENT, ORGANIZATION, PEOPLE, type TestPerson } from '../../../testing/test-people.ts';
import { directoryJobHandlers } from '../../directory/directory.ts';
import { fileForm } from '../../directory/testing/file-form.ts';
import { type CapturePortal, daysOf, startCapturePortal } from '../testing/start-capture-portal.ts';

let at: CapturePortal;
beforeAll(async () => {
  at = await startCapturePortal();
});
beforeEach(() => at.clear());
afterAll(() => at?.close());

/** As the database's owner, whom row level security holds too. */
const inOwn = (statement: RawBuilder<unknown>) =>
  at.portal.owner.transaction().execute(async (trx) => {
    await sql`select enter_tenant(${ORGANIZATION}::uuid, null, 'SuperAdmin')`.execute(trx);
    return statement.execute(trx);
  });
const person = (number: number): number => at.people[number - 1] ?? 0;

const send = async (name: string, who?: TestPerson) => {
  const answer = await at.send(
    endpoints.send_evidence,
    {
      query: { paysheet_id: String(at.paysheet), period_id: String(at.periods[0]) },
      raw: { body: fileForm(name, `%PDF-1.7 ${name}`) },
    },
    who,
  );
  return (await readAnswer(endpoints.send_evidence, answer)).result.id;
};
const certificate = (folio: string, archivo_id: string, number = 1, from = '2026-01-05') =>
  daysOf(person(number), { folio, from, days: 2, archivo_id });

/** The files that the client's folder has, whatever the folder below it. */
const files = async (): Promise<string[]> => {
  const rows = await inOrganization(at.portal, (trx) =>
    trx
      .selectFrom('file_system')
      .select('name')
      .where('client_id', '=', CLIENT)
      .where('fs_type', '=', 'FILE')
      .orderBy('name')
      .execute(),
  );
  return rows.map(({ name }) => name).filter((name) => name.endsWith('.pdf'));
};

describe('the evidence of a certificate', () => {
  it('comes to the client’s folder with the save, and the same save again makes no other', async () => {
    const before = await files();
    const id = await send('OL000001.pdf');
    expect(await files()).toEqual(before);
    const rows = certificate('OL000001', id);
    expect((await at.saveDisabilities(rows)).status).toBe(200);
    const again = await readAnswer(endpoints.set_incidents, await at.saveDisabilities(rows));
    expect(again.result.changed).toEqual([]);
    const [stored] = (await at.capture(person(1))).certificates;
    expect(stored?.archivo).toBe('OL000001.pdf');
    expect(stored?.archivo_id).not.toBe(id);
    expect((await files()).filter((name) => !before.includes(name))).toEqual(['OL000001.pdf']);
    const file = await at.send(endpoints.get_file, { query: { file_id: stored?.archivo_id ?? '' } });
    expect(await file.text()).toBe('%PDF-1.7 OL000001.pdf');
  });

  it('is not left there by a save that is refused: by the rules, by a conflict, or by another row', async () => {
    const before = await files();
    const id = await send('OL000002.pdf');
    const good = certificate('OL000002', id);
    const overlap = certificate('OL000003', await send('OL000003.pdf'));
    expect((await at.saveDisabilities([...good, ...overlap])).status).toBe(422);
    const only = (version: number) => ({ only: [{ employee_id: person(1), version }] });
    expect((await at.saveDisabilities(good, only(7))).status).toBe(409);
    expect(await files()).toEqual(before);
    // What was sent can still be used: the person corrects and saves.
    expect((await at.saveDisabilities(good, only(0))).status).toBe(200);
    expect((await files()).filter((name) => !before.includes(name))).toEqual(['OL000002.pdf']);
  });

  it('that is replaced becomes a version of its file', async () => {
    const before = await files();
    expect((await at.saveDisabilities(certificate('OL000010', await send('OL000010.pdf')))).status).toBe(200);
    const [first] = (await at.capture(person(1))).certificates;
    const rows = certificate('OL000010', await send('corregido.pdf'));
    for (let time = 0; time < 2; time += 1) expect((await at.saveDisabilities(rows)).status).toBe(200);
    const [second] = (await at.capture(person(1))).certificates;
    expect([second?.archivo_id, second?.archivo]).toEqual([first?.archivo_id, 'OL000010.pdf']);
    expect((await files()).filter((name) => !before.includes(name))).toEqual(['OL000010.pdf']);
    const file = await at.send(endpoints.get_file, { query: { file_id: second?.archivo_id ?? '' } });
    expect(await file.text()).toBe('%PDF-1.7 corregido.pdf');
    const versions = await inOrganization(at.portal, (trx) =>
      trx
        .selectFrom('file_versions')
        .select('id')
        .where('file_id', '=', second?.archivo_id ?? '')
        .execute(),
    );
    expect(versions).toHaveLength(2);
  });

  it('is a PDF or a picture by its content, whatever its name', async () => {
    const query = { paysheet_id: String(at.paysheet), period_id: String(at.periods[0]) };
    const sent = (name: string, content: string) =>
      at.send(endpoints.send_evidence, { query, raw: { body: fileForm(name, content) } });
    const waiting = () =>
      inOrganization(at.portal, (trx) => trx.selectFrom('capture_evidence').select('id').execute());
    const before = await waiting();
    for (const name of ['virus.exe', 'OL000011.pdf']) {
      const { status, errors } = await at.refused(await sent(name, 'MZ\u0000\u0001'));
      expect([status, errors]).toEqual([422, { file: 'El comprobante debe ser un PDF o una imagen.' }]);
    }
    expect(await waiting()).toEqual(before);
    const answer = await readAnswer(endpoints.send_evidence, await sent('foto.exe', '%PDF-1.7'));
    expect(answer.result.name).toBe('foto.exe.pdf');
  });

  it('is unknown to others, and an id of nothing is refused', async () => {
    const id = await send('OL000004.pdf', PEOPLE.Admin);
    for (const unknown of [id, randomUUID()]) {
      const { errors } = await at.refused(await at.saveDisabilities(certificate('OL000004', unknown)));
      expect(errors).toEqual({
        'employees.0.archivo_id': 'El archivo no existe o ya no tienes acceso a él.',
      });
    }
  });

  it('counts for the organization’s storage while it waits, and once when its certificate is saved', async () => {
    const id = await send('OL000007.pdf');
    const setFree = (bytes: number | null) =>
      inOwn(
        bytes === null
          ? sql`update organizations set storage_quota = default`
          : sql`
              update organizations set storage_quota = ${bytes}
                + coalesce((select used from storage_usage), 0)
                + (select coalesce(sum(size), 0) from capture_evidence where file_id is null)
            `,
      );
    const name = 'OL000008.pdf';
    const size = `%PDF-1.7 ${name}`.length;
    try {
      await setFree(size - 1);
      const query = { paysheet_id: String(at.paysheet), period_id: String(at.periods[0]) };
      const raw = { body: fileForm(name, `%PDF-1.7 ${name}`) };
      const refused = await at.refused(await at.send(endpoints.send_evidence, { query, raw }));
      expect(refused.code).toBe('quota_exceeded');
      // What waits becomes a file without taking any more room.
      await setFree(0);
      expect((await at.saveDisabilities(certificate('OL000007', id))).status).toBe(200);
      await setFree(size);
      await send(name);
    } finally {
      await setFree(null);
    }
  });

  it('keeps its bytes from the sweeper while it waits, and not for ever', async () => {
    const id = await send('OL000005.pdf');
    const age = (hours: number) =>
      inOrganization(at.portal, (trx) =>
        sql`update capture_evidence set created_at = now() - make_interval(hours => ${hours})`.execute(trx),
      );
    const { sha256 } = await inOrganization(at.portal, (trx) =>
      trx.selectFrom('capture_evidence').select('sha256').where('id', '=', id).executeTakeFirstOrThrow(),
    );
    const { files: store } = at.portal.services;
    const sweepLater = () =>
      directoryJobHandlers.sweep_blobs({}, { ...at.portal.services, files: olderStore(store) });
    await sweepLater();
    expect(await store.stat(sha256)).not.toBeNull();
    await age(25);
    await pruneRows({ organization_id: ORGANIZATION }, at.portal.services);
    await sweepLater();
    expect(await store.stat(sha256)).toBeNull();
  });
});

/** The store as it is two days later. */
function olderStore(store: CapturePortal['portal']['services']['files']): typeof store {
  const DAYS = 2 * 24 * 3600 * 1000;
  const older = <Blob extends { storedAt: Date }>(blob: Blob): Blob => ({
    ...blob,
    storedAt: new Date(blob.storedAt.getTime() - DAYS),
  });
  return {
    problem: () => store.problem(),
    put: (...args) => store.put(...args),
    open: (...args) => store.open(...args),
    remove: (...args) => store.remove(...args),
    removeAborted: (...args) => store.removeAborted(...args),
    async stat(sha256) {
      const match = await store.stat(sha256);
      return match === null ? null : older(match);
    },
    async *list() {
      for await (const blob of store.list()) yield older(blob);
    },
  };
}
