import { endpoints } from '@lienzo/schema/endpoints';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { clamd } from '../../platform/antivirus/clamd.ts';
import { type ClamdServer, EICAR, startClamdServer } from '../../platform/antivirus/testing/clamd-server.ts';
import { inOrganization } from '../../testing/in-organization.ts';
import { startTestPortal, type TestPortal } from '../../testing/start-test-portal.ts';
import { COLLEAGUE, PEOPLE, STRANGER } from '../../testing/test-people.ts';
import { sweepBlobs } from '../directory/jobs/sweep-blobs.ts';
import { type DirectoryDriver, directoryDriver } from '../directory/testing/directory-driver.ts';
import { fileForm } from '../directory/testing/file-form.ts';
import { PAYROLL, TEMPLATES } from '../directory/testing/test-directory.ts';

let portal: TestPortal;
let server: ClamdServer;
const drivers = new Map<string, DirectoryDriver>();
const as = (id: string): DirectoryDriver => {
  const driver = drivers.get(id);
  if (driver === undefined) throw new Error(`nobody ${id}`);
  return driver;
};
const everybody = [...Object.values(PEOPLE), COLLEAGUE, STRANGER];
beforeAll(async () => {
  portal = await startTestPortal();
  server = await startClamdServer();
  portal.services.antivirus = clamd(server.url);
  for (const person of everybody) drivers.set(person.id, await directoryDriver(portal, person));
});
afterAll(async () => {
  await portal?.close();
  await server?.stop();
});
beforeEach(async () => {
  for (const { id } of everybody) {
    const ids = (await as(id).get(endpoints.notificacions)).map((one) => one.id);
    await as(id).post(endpoints.set_notificacions, { ids });
  }
});

/** What everybody is told that they have not read, by the person's role or name. */
async function textOf(): Promise<Record<string, string[]>> {
  const notices: Record<string, string[]> = {};
  for (const { id, name } of everybody) {
    const unread = (await as(id).get(endpoints.notificacions)).filter(({ read }) => !read);
    if (unread.length > 0) notices[name] = unread.map(({ title, text }) => `${title}: ${text}`);
  }
  return notices;
}

it('tells the uploader and the Admins of an infected file what it was and what to do, once', async () => {
  const { id } = await as(PEOPLE.client.id).upload(PAYROLL.id, 'Recibo malo.txt', EICAR);
  await as(PEOPLE.client.id).upload(PAYROLL.id, 'Recibo bueno.txt', 'limpio');
  await portal.runJobs();
  const withdrawn = 'tenía un virus y se retiró: nadie puede abrirlo ni descargarlo.';
  expect(await textOf()).toEqual({
    [PEOPLE.client.name]: [
      `Se retiró un archivo con virus: “Recibo malo.txt”, de la carpeta “Nómina 2026”, ${withdrawn} Revisa tu equipo y sube una copia limpia.`,
    ],
    [PEOPLE.Admin.name]: [
      `Se retiró un archivo con virus: “Recibo malo.txt”, que Persona 4 subió a la carpeta “Nómina 2026”, ${withdrawn} Elimínalo y pide una copia limpia.`,
    ],
  });
  expect(await as(PEOPLE.client.id).verdict(endpoints.get_file, { query: { file_id: id } })).toBe(
    '403 file_infected',
  );
  expect((await as(PEOPLE.client.id).get(endpoints.has_notificacions)).unread).toBeGreaterThan(0);
});

it('tells an Admin who sent it as the uploader, and of a later version that an earlier one is there', async () => {
  const name = 'Plantilla.txt';
  const { id } = await as(PEOPLE.Ejecutivo.id).upload(TEMPLATES.id, name, 'limpio');
  await portal.runJobs();
  const { token } = as(PEOPLE.Admin.id);
  await portal.send(endpoints.update_file, {
    token,
    query: { file_id: id },
    raw: { body: fileForm(name, EICAR) },
  });
  await portal.runJobs();
  expect(Object.keys(await textOf())).toEqual([PEOPLE.Admin.name]);
  expect((await textOf())[PEOPLE.Admin.name]?.[0]).toContain('Revisa tu equipo');

  const { id: second } = await as(PEOPLE.Admin.id).upload(PAYROLL.id, name, 'limpio');
  await portal.runJobs();
  await portal.send(endpoints.update_file, {
    token: as(PEOPLE.SuperAdmin.id).token,
    query: { file_id: second },
    raw: { body: fileForm(name, EICAR) },
  });
  await portal.runJobs();
  expect((await textOf())[PEOPLE.Admin.name]?.[0]).toContain('restaura su versión anterior');
});

it('tells once of a file that is too large for the antivirus, keeps it back, and lets it go when that was mended', async () => {
  server.streamLimit = 1000;
  const { id } = await as(PEOPLE.client.id).upload(PAYROLL.id, 'Recibo pesado.txt', 'x'.repeat(1001));
  await portal.runJobs();
  const withheld = 'pesa más de lo que el antivirus acepta revisar, y sin revisión nadie puede descargarlo.';
  const notices = {
    [PEOPLE.client.name]: [
      `El antivirus no pudo revisar un archivo: “Recibo pesado.txt”, de la carpeta “Nómina 2026”, ${withheld} Tu administrador ya lo sabe.`,
    ],
    [PEOPLE.Admin.name]: [
      `El antivirus no pudo revisar un archivo: “Recibo pesado.txt”, que Persona 4 subió a la carpeta “Nómina 2026”, ${withheld} Pide a quien opera el servidor que ponga StreamMaxLength de ClamAV en 18 MB o más; el archivo se revisará por sí solo la noche siguiente.`,
    ],
  };
  expect(await textOf()).toEqual(notices);
  const download = () => as(PEOPLE.client.id).verdict(endpoints.get_file, { query: { file_id: id } });
  const scanAgain = async () => {
    await inOrganization(portal, (trx) =>
      sql`update file_versions set created_at = now() - interval '1 day' where file_id = ${id}`.execute(trx),
    );
    await sweepBlobs({}, portal.services);
    await portal.runJobs();
  };
  expect(await download()).toBe('409 file_pending');
  await scanAgain();
  expect(await download()).toBe('409 file_pending');
  expect(await textOf()).toEqual(notices);
  server.streamLimit = 18 * 1024 * 1024;
  await scanAgain();
  expect(await download()).toBe('200');
});

it('tells an Admin what to mend also when the file was their own', async () => {
  server.streamLimit = 1000;
  await as(PEOPLE.Admin.id).upload(PAYROLL.id, 'Propio.txt', 'y'.repeat(1001));
  await portal.runJobs();
  expect(Object.keys(await textOf())).toEqual([PEOPLE.Admin.name]);
  expect((await textOf())[PEOPLE.Admin.name]?.[0]).toContain('StreamMaxLength');
});
