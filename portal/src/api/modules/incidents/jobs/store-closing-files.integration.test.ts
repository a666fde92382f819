import { randomUUID } from 'node:crypto';
import { endpoints } from '@lienzo/schema/api/endpoints';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { readAnswer } from '../../../testing/read-answer.ts';
import { PEOPLE, type TestPerson } from '../../../testing/test-people.ts';
import { fileForm } from '../../directory/testing/file-form.ts';
import { CLIENT_FOLDER, OTHER_FOLDER, SECOND_FOLDER } from '../../directory/testing/test-directory.ts';
import { rendererClient } from '../../reports/renderer-client.ts';
import { prints } from '../../reports/testing/prints.ts';
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
  const found = [];
  for (const { id, name, fs_type } of await itemsIn(folderId))
    if (fs_type === 'FILE') found.push({ path: `${path}${name}`, id });
    else found.push(...(await filesBelow(id, `${path}${name}/`)));
  return found.toSorted((one, other) => (one.path < other.path ? -1 : 1));
}
const stored = async (): Promise<string[]> =>
  (await filesBelow(CLIENT_FOLDER.id)).map(({ path }) => path).filter((path) => /\/2026\//.test(path));

describe('a payroll that is finalised', () => {
  it('leaves its receipts and CSV in the folders of the client, once for each closing', async () => {
    await at.saveIncidents([incident(person(1), '2026-01-05')]);
    await at.saveHours({ [`${person(1)}-2026-01-06`]: 2 });
    await close(PEOPLE.Admin);
    // It was not closed again, so there is nothing to store again.
    await close(PEOPLE.Admin);
    await at.portal.runJobs();
    const files = await stored();
    const [folder = ''] = files[0]?.split(/[^/]+$/) ?? [];
    expect(folder).toMatch(/^[^/]+\/2026\/Nómina ordinaria\/[^/]+\/$/);
    expect(files).toEqual(
      [
        ...['acuse_hrs_extras.xlsx', 'horas_extra_ORD_2026_Sem1.csv', 'incidencias.pdf', 'incidencias.xlsx'],
        ...['incidencias_ORD_2026_Sem1.csv', 'reporte_hrs_extras_mina.pdf'],
      ].map((name) => folder + name),
    );
    const csv = (await filesBelow(CLIENT_FOLDER.id)).find(({ path }) => /incidencias_\w+\.csv$/.test(path));
    const file = await at.send(endpoints.get_file, { query: { file_id: csv?.id ?? '' } }, PEOPLE.Admin);
    expect(await file.text()).toMatch(/^A3O,/);

    await reopen(PEOPLE.Admin);
    await close(PEOPLE.Admin);
    await at.portal.runJobs();
    expect(await stored()).toEqual(files);
    const versions = await at.send(
      endpoints.file_versions,
      { query: { file_id: csv?.id ?? '' } },
      PEOPLE.Admin,
    );
    expect(await readAnswer(endpoints.file_versions, versions)).toHaveLength(2);
  });

  it('is tried again where printing failed, and nothing is stored twice', async () => {
    const before = await stored();
    await at.saveDisabilities(daysOf(person(2), { folio: 'OL000009', from: '2026-01-14', days: 2 }));
    await at.saveIncidents([incident(person(1), '2026-01-05')]);
    await close();
    const { organizationId: organization_id, id: user_id } = PEOPLE.Ejecutivo;
    const data = { organization_id, user_id, period_id: at.periods[0], closing_id: randomUUID() };
    fails = true;
    await expect(storeClosingFiles(data, at.portal.services)).rejects.toThrow();
    fails = false;
    expect(await stored()).toEqual(before);
    await storeClosingFiles(data, at.portal.services);
    await storeClosingFiles(data, at.portal.services);
    const added = (await stored()).filter((path) => !before.includes(path));
    expect(added.map((path) => path.split('/').at(-1))).toEqual([
      ...['incapacidades.pdf', 'incapacidades.xlsx'],
      ...['incidencias (2).pdf', 'incidencias (2).xlsx', 'incidencias_ORD_2026_Sem1 (2).csv'],
    ]);
  });

  it('stores nothing when it was opened again before', async () => {
    const before = await stored();
    await at.saveIncidents([incident(person(1), '2026-01-05')]);
    await close();
    await reopen();
    await at.portal.runJobs();
    expect(await stored()).toEqual(before);
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
    const place = { nomina: 'Semanal 1', anio: '2026', proceso: 'Ordinario', periodo: 'Semana: 3' };
    const answer = await upload({ id_directory_client: CLIENT_FOLDER.id, ...place });
    expect(await readAnswer(endpoints.upload_incident_cloud, answer)).toMatchObject({
      result: { name: 'acuse.csv', message: 'El archivo se guardó en la carpeta del cliente.' },
    });
    expect(await stored()).toContain('Semanal 1/2026/Ordinario/Semana 3/acuse.csv');
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
