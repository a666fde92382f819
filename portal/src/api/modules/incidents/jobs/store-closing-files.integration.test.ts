import { randomUUID } from 'node:crypto';
import { endpoints } from '@lienzo/schema/endpoints';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { inOrganization } from '../../../testing/in-organization.ts';
import { readAnswer } from '../../../testing/read-answer.ts';
import { PEOPLE, type TestPerson } from '../../../testing/test-people.ts';
import { fileForm } from '../../directory/testing/file-form.ts';
import { CLIENT_FOLDER, OTHER_FOLDER, SECOND_FOLDER } from '../../directory/testing/test-directory.ts';
import { rendererClient } from '../../renders/renderer-client.ts';
import { prints } from '../../renders/testing/prints.ts';
import { type CapturePortal, daysOf, incident, startCapturePortal } from '../testing/start-capture-portal.ts';
import { storeClosingFiles } from './store-closing-files.ts';

let at: CapturePortal;
let fails = false;
beforeAll(async () => {
  at = await startCapturePortal(
    rendererClient('http://renderer.test', async (request) =>
      fails ? new Response(null, { status: 503 }) : prints(request),
    ),
  );
});
afterEach(() => at.clear());
afterAll(() => at?.close());

const person = (number: number): number => at.people[number - 1] ?? 0;
const body = () => ({ paysheet_id: at.paysheet, period_id: at.periods[0] });
const close = (who?: TestPerson) => at.send(endpoints.close_paysheet, { body: body() }, who);
const reopen = (who?: TestPerson) => at.send(endpoints.abrir_paysheet, { body: body() }, who);

const itemsIn = async (folder_id: string) =>
  (
    await readAnswer(
      endpoints.browse,
      await at.send(endpoints.browse, { query: { folder_id } }, PEOPLE.Admin),
    )
  ).items;

/** The files below a folder, by their path. */
async function filesBelow(folderId: string, path = ''): Promise<{ path: string; id: string }[]> {
  const matches = [];
  for (const { id, name, fs_type } of await itemsIn(folderId))
    if (fs_type === 'FILE') matches.push({ path: `${path}${name}`, id });
    else matches.push(...(await filesBelow(id, `${path}${name}/`)));
  return matches.toSorted((one, other) => (one.path < other.path ? -1 : 1));
}
const storedFiles = async () =>
  (await filesBelow(CLIENT_FOLDER.id)).filter(
    ({ path }) => /\/2026\/Nómina /.test(path) && !path.startsWith('Incapacidades/'),
  );
const stored = async (): Promise<string[]> => (await storedFiles()).map(({ path }) => path);
const names = (files: readonly string[]) => files.map((file) => file.split('/').at(-1));

const versionsOf = async (name: RegExp): Promise<number> => {
  const file_id = (await storedFiles()).find(({ path }) => name.test(path))?.id ?? '';
  const versions = await at.send(endpoints.file_versions, { query: { file_id } }, PEOPLE.Admin);
  return (await readAnswer(endpoints.file_versions, versions)).length;
};

/** What a person was told of closings since the last look, newest first. */
const seen = new Map<string, number>();
async function noticesOf({ id }: TestPerson): Promise<string[]> {
  const rows = await inOrganization(at.portal, (trx) =>
    trx
      .selectFrom('incident_notices')
      .select(['id', 'text'])
      .where('user_id', '=', id)
      .where('title', '=', 'Captura finalizada')
      .orderBy('id')
      .execute(),
  );
  const known = seen.get(id) ?? 0;
  seen.set(id, rows.length);
  return rows.slice(known).map(({ text }) => text);
}
const folderNoticesOf = ({ id }: TestPerson) =>
  inOrganization(at.portal, (trx) =>
    trx.selectFrom('folder_notices').select('activity_id').where('user_id', '=', id).execute(),
  );
const follow = (who: TestPerson) =>
  at.send(endpoints.directorySubscribe, { body: { id: CLIENT_FOLDER.id } }, who);

const FIRST = [
  ...['Horas extra N-001 Enero 2026.pdf', 'Horas extra N-001 Enero 2026.xlsx'],
  ...['Incidencias N-001 Enero 2026.pdf', 'Incidencias N-001 Enero 2026.xlsx'],
  ...['horas_extra_ORD_2026_Sem1.csv', 'incidencias_ORD_2026_Sem1.csv'],
];
const OF_INCIDENTS = FIRST.filter((name) => /incidencias/i.test(name));

describe('a payroll that is finalised', () => {
  it('leaves its files in the folder of the client, and each closing a version of them, whoever closes', async () => {
    await at.saveIncidents([incident(person(1), '2026-01-05')]);
    await at.saveHours({ [`${person(1)}-2026-01-06`]: 2 });
    await close(PEOPLE.Admin);
    // It was not closed again, so there is nothing to store again.
    await close(PEOPLE.Admin);
    await at.portal.runJobs();
    const files = await stored();
    expect(files[0]).toMatch(/^[^/]+\/2026\/Nómina ordinaria\/[^/]+\/[^/]+$/);
    expect(names(files)).toEqual(FIRST);
    const csv = (await storedFiles()).find(({ path }) => /incidencias_\w+\.csv$/.test(path));
    const file = await at.send(endpoints.get_file, { query: { file_id: csv?.id ?? '' } }, PEOPLE.Admin);
    expect(await file.text()).toMatch(/^A3O,/);

    for (const [turn, who] of [PEOPLE.Admin, PEOPLE.Ejecutivo].entries()) {
      await reopen(who);
      await close(who);
      await at.portal.runJobs();
      expect(await stored()).toEqual(files);
      expect(await versionsOf(/incidencias_\w+\.csv$/)).toBe(turn + 2);
    }
  });

  it('updates a file where it lies now, and makes it again when it was deleted', async () => {
    await at.saveIncidents([incident(person(1), '2026-01-05')]);
    await close();
    await at.portal.runJobs();
    const [csv, pdf] = [/_Sem1\.csv$/, /Incidencias .*pdf$/].map(async (name) =>
      (await storedFiles()).find(({ path }) => name.test(path)),
    );
    const moved = (await csv)?.id ?? '';
    await at.send(
      endpoints.move_file,
      { body: { file_id: moved, folder_id: CLIENT_FOLDER.id } },
      PEOPLE.Admin,
    );
    await at.send(endpoints.delete_file, { query: { file_id: (await pdf)?.id ?? '' } }, PEOPLE.Admin);
    await reopen();
    await close();
    await at.portal.runJobs();
    expect(names(await stored())).toEqual(OF_INCIDENTS.filter((name) => !name.endsWith('.csv')));
    expect(names((await filesBelow(CLIENT_FOLDER.id)).map(({ path }) => path))).toContain(
      'incidencias_ORD_2026_Sem1.csv',
    );
  });

  it('keeps no file of what was deleted before it was closed again', async () => {
    await at.saveIncidents([incident(person(1), '2026-01-05')]);
    await at.saveHours({ [`${person(1)}-2026-01-06`]: 2 });
    await close();
    await at.portal.runJobs();
    await reopen();
    await at.saveHours({});
    await close();
    await at.portal.runJobs();
    expect(names(await stored()).filter((name) => /horas/i.test(name ?? ''))).toEqual([]);
    expect(names(await stored())).toEqual(expect.arrayContaining(OF_INCIDENTS.slice(0, 2)));
  });

  it('is tried again where printing failed, and nothing is stored or told twice', async () => {
    await at.saveDisabilities(daysOf(person(2), { folio: 'OL000009', from: '2026-01-14', days: 2 }));
    await close();
    await noticesOf(PEOPLE.client);
    const { organizationId: organization_id, id: user_id } = PEOPLE.Ejecutivo;
    const data = { organization_id, user_id, period_id: at.periods[0], closing_id: randomUUID() };
    const before = await stored();
    fails = true;
    await expect(storeClosingFiles(data, at.portal.services)).rejects.toThrow();
    fails = false;
    expect(await stored()).toEqual(before);
    expect(await noticesOf(PEOPLE.client)).toEqual([]);
    await storeClosingFiles(data, at.portal.services);
    await storeClosingFiles(data, at.portal.services);
    const added = (await stored()).filter((path) => !before.includes(path));
    expect(names(added)).toEqual([
      'Incapacidades N-001 Enero 2026.pdf',
      'Incapacidades N-001 Enero 2026.xlsx',
    ]);
    expect(await versionsOf(/Incapacidades .*pdf$/)).toBe(1);
    expect(await noticesOf(PEOPLE.client)).toHaveLength(1);
    await at.portal.runJobs();
  });

  it('stores and tells nothing when it was opened again before', async () => {
    await at.saveIncidents([incident(person(1), '2026-01-05')]);
    await close();
    await at.portal.runJobs();
    await reopen();
    const before = await stored();
    await noticesOf(PEOPLE.client);
    await close();
    await reopen();
    await at.portal.runJobs();
    expect(await stored()).toEqual(before);
    expect(await noticesOf(PEOPLE.client)).toEqual([]);
  });
});

it('who sees no payrolls sees no folder of them, in the count of the client’s folder neither', async () => {
  const seenBy = async (who: TestPerson) => {
    const query = { folder_id: CLIENT_FOLDER.id };
    const { items, total } = await readAnswer(
      endpoints.browse,
      await at.send(endpoints.browse, { query }, who),
    );
    return { items: items.length, total };
  };
  const all = await seenBy(PEOPLE.client);
  expect(all.total).toBe(all.items);
  const allow = (sees_paysheets: boolean) =>
    at.send(
      endpoints.set_client_user_payrolls,
      { body: { user_id: PEOPLE.client.id, sees_paysheets } },
      PEOPLE.Admin,
    );
  await allow(false);
  const less = await seenBy(PEOPLE.client);
  await allow(true);
  expect(less.items).toBeLessThan(all.items);
  expect(less.total).toBe(less.items);
});

describe('who is told that a payroll was finalised', () => {
  const closeNow = async () => {
    await at.saveIncidents([incident(person(1), '2026-01-05')]);
    await at.portal.takeMails();
    for (const one of [PEOPLE.client, PEOPLE.Admin, PEOPLE.Ejecutivo]) await noticesOf(one);
    await close();
    await at.portal.runJobs();
  };

  it('gets one notice and one mail of all files, and followers of the folder one notice', async () => {
    await follow(PEOPLE.Admin);
    const before = await folderNoticesOf(PEOPLE.Admin);
    await closeNow();
    const reported = [
      expect.stringMatching(
        /: se (volvió a finalizar|finalizó) enero de 2026\. Sus 3 archivos están en la carpeta\.$/,
      ),
    ];
    expect(await noticesOf(PEOPLE.client)).toEqual(reported);
    expect(await noticesOf(PEOPLE.Admin)).toEqual(reported);
    expect(await noticesOf(PEOPLE.Ejecutivo)).toEqual([]);
    expect(await folderNoticesOf(PEOPLE.Admin)).toEqual(before);
    const mails = await at.portal.takeMails();
    expect(mails.map(({ to }) => to)).toEqual([PEOPLE.client.mail]);
    const [{ subject = '', text = '' } = {}] = mails;
    expect(subject).toMatch(/^Se finalizó enero de 2026 de \S/);
    for (const name of OF_INCIDENTS) expect(text).toContain(name);
  });

  it('nobody who may not see the payroll, and who ended it, by the mail or by the bureau', async () => {
    const admin = (entry: Parameters<typeof at.send>[0], request: object) =>
      at.send(entry, request, PEOPLE.Admin);
    const textOf = async () => {
      await closeNow();
      return [(await noticesOf(PEOPLE.client)).length, (await at.portal.takeMails()).length];
    };
    const confidential = (isOn: boolean) =>
      admin(endpoints.save_paysheet_access, {
        body: { nomina_id: at.paysheet, confidential: isOn, people: [] },
      });
    expect((await confidential(true)).status).toBe(200);
    await reopen(PEOPLE.Admin);
    await at.saveIncidents([incident(person(1), '2026-01-05')], {}, PEOPLE.Admin);
    await noticesOf(PEOPLE.client);
    await close(PEOPLE.Admin);
    await at.portal.runJobs();
    expect(await noticesOf(PEOPLE.client)).toEqual([]);
    expect(await at.portal.takeMails()).toEqual([]);
    await confidential(false);
    await reopen();

    const notices = (closing_notices: boolean) =>
      admin(endpoints.set_client_user_notices, { body: { user_id: PEOPLE.client.id, closing_notices } });
    await notices(false);
    expect(await textOf()).toEqual([0, 0]);
    await reopen();
    await notices(true);
    await closeNow();
    expect(await noticesOf(PEOPLE.client)).toHaveLength(1);
    const [mail] = await at.portal.takeMails();
    const unsubscribe = /token=([\w.-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
    await at.portal.send(endpoints.unsubscribe, { query: { token: unsubscribe } });
    await reopen();
    expect(await textOf()).toEqual([0, 0]);
    await notices(true);
  });
});

describe('upload_incident_cloud', () => {
  const upload = (fields: Record<string, string>, who?: TestPerson) => {
    const form = fileForm('acuse.csv', 'A3O');
    for (const [name, value] of Object.entries(fields)) form.set(name, value);
    return at.send(
      endpoints.upload_incident_cloud,
      { query: { incident: 'incident_csv' }, raw: { body: form } },
      who,
    );
  };

  it('makes the folders of payroll, year, process and period, also when they stand behind the file', async () => {
    const scope = { nomina: 'Semanal 1', anio: '2026', proceso: 'Ordinario', periodo: 'Semana: 3' };
    const answer = await upload({ id_directory_client: CLIENT_FOLDER.id, ...scope });
    expect(await readAnswer(endpoints.upload_incident_cloud, answer)).toMatchObject({
      result: { name: 'acuse.csv', message: 'El archivo se guardó en la carpeta del cliente.' },
    });
    const paths = (await filesBelow(CLIENT_FOLDER.id)).map(({ path }) => path);
    expect(paths).toContain('Semanal 1/2026/Ordinario/Semana 3/acuse.csv');
  });

  it('refuses a folder that is not there, of another client or organization, and none at all', async () => {
    const codes = [];
    for (const fields of [
      { id_directory_client: OTHER_FOLDER.id },
      { id_directory_client: SECOND_FOLDER.id },
      { client_url_path: '/no/existe' },
      {},
      { id_directory_client: 'x' },
    ])
      codes.push((await at.refused(await upload(fields as Record<string, string>))).code);
    expect(codes).toEqual([
      ...[
        'folder_not_found',
        'folder_not_found',
        'folder_not_found',
        'required_parameter',
        'invalid_request',
      ],
    ]);
  });
});
