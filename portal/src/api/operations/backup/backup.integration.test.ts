import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { endpoints } from '@lienzo/schema/endpoints';
import { createTestDatabase, type TestDatabase } from '@lienzo/tests/database/create-test-database';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { JOB_NAMES } from '../../jobs.ts';
import { fileForm } from '../../modules/directory/testing/file-form.ts';
import { PAYROLL, TEST_FILES } from '../../modules/directory/testing/test-directory.ts';
import { inTenant, systemContext } from '../../platform/database/in-tenant.ts';
import { openDatabase } from '../../platform/database/open-database.ts';
import { prepareDatabase } from '../../platform/prepare-database.ts';
import { localFileStore } from '../../platform/storage/local-file-store.ts';
import { readBlob } from '../../platform/storage/read-blob.ts';
import { readAnswer } from '../../testing/read-answer.ts';
import { serveApp } from '../../testing/serve-app.ts';
import { startTestPortal, type TestPortal } from '../../testing/start-test-portal.ts';
import { ORGANIZATION, PEOPLE } from '../../testing/test-people.ts';
import { makeBackup } from './make-backup.ts';
import { restoreBackup } from './restore-backup.ts';

const scratch = mkdtempSync(path.join(tmpdir(), 'lienzo-backup-'));
let portal: TestPortal;
let target: TestDatabase;
beforeAll(async () => {
  portal = await startTestPortal();
  target = await createTestDatabase();
  await prepareDatabase({ ...target, jobs: JOB_NAMES });
});
afterAll(async () => {
  await portal?.close();
  await target?.drop();
  rmSync(scratch, { recursive: true, force: true });
});

const at = (name: string): string => path.join(scratch, name);
const source = () => ({ ownerUrl: portal.ownerUrl, files: portal.services.files });

/** A schedule of somebody's that is due in a day, and one that is paused. */
const addSchedules = () =>
  inTenant(portal.owner, systemContext(ORGANIZATION), (trx) =>
    sql`
      insert into report_schedules (organization_id, user_id, report_id, name, formats, timetable, at_time, paused,
        next_run_at)
      select ${ORGANIZATION}, ${PEOPLE.Admin.id}, 1, name, '{pdf}', '{"kind": "daily"}', '08:00', name = 'Detenida',
        case name when 'Diaria' then now() + interval '1 day' end
      from unnest(array['Diaria', 'Detenida']) as name
    `.execute(trx),
  );

describe('a backup that is restored into an empty database', () => {
  it('has every row and every byte, and the portal works on it', { timeout: 60_000 }, async () => {
    const { token } = await portal.openSession(PEOPLE.Admin);
    const uploaded = await readAnswer(
      endpoints.upload_file,
      await portal.send(endpoints.upload_file, {
        token,
        query: { folder_id: PAYROLL.id, path: 'Respaldo' },
        raw: { body: fileForm('año \\ ñ.txt'.replace('\\', '-'), 'tab\there\nsecond \\N line') },
      }),
    );
    const manifest = await makeBackup(source(), at('first'));
    expect(manifest.blobs.count).toBeGreaterThanOrEqual(TEST_FILES.length + 1);
    expect(manifest.tables.find((table) => table.name === 'users')?.rows).toBe(9);

    const files = localFileStore(at('restored-files'));
    await restoreBackup({ ownerUrl: target.ownerUrl, files }, at('first'), 'keep');
    const again = await makeBackup({ ownerUrl: target.ownerUrl, files }, at('second'));
    expect(again.tables).toEqual(manifest.tables);
    expect(again.blobs).toEqual(manifest.blobs);
    expect(again.sequences).toEqual(manifest.sequences);
    for (const { sha256, content } of TEST_FILES) expect(await readBlob(files, sha256)).toEqual(content);

    const { appUrl } = await prepareDatabase({ ...target, jobs: JOB_NAMES });
    const app = openDatabase(appUrl);
    const restored = await serveApp({ ...portal.services, db: app.db, files });
    const back = await restored.send(endpoints.get_file, token, { file_id: uploaded.id });
    expect(await back.text()).toBe('tab\there\nsecond \\N line');
    // Numbers go on where they were, counters too, and what guards the rows is back.
    const more = await restored.send(
      endpoints.upload_file,
      token,
      { folder_id: PAYROLL.id },
      { body: fileForm('después.txt', 'x') },
    );
    expect(more.status).toBe(200);
    expect(await app.db.selectFrom('file_system').selectAll().execute()).toEqual([]);
    await restored.close();
    await app.close();
  });

  it('stops its schedules until somebody resumes them', { timeout: 60_000 }, async () => {
    await addSchedules();
    await makeBackup(source(), at('scheduled'));
    const copy = await createTestDatabase();
    await prepareDatabase({ ...copy, jobs: JOB_NAMES });
    const files = localFileStore(at('copy-files'));
    const { paused } = await restoreBackup({ ownerUrl: copy.ownerUrl, files }, at('scheduled'));
    expect(paused).toBe(1);
    const owner = openDatabase(copy.ownerUrl);
    const stored = await inTenant(owner.db, systemContext(ORGANIZATION), (trx) =>
      trx
        .selectFrom('report_schedules')
        .select(['name', 'paused', 'stopped', 'next_run_at'])
        .orderBy('name')
        .execute(),
    );
    expect(stored).toEqual([
      { name: 'Detenida', paused: true, stopped: null, next_run_at: null },
      { name: 'Diaria', paused: true, stopped: 'restored', next_run_at: null },
    ]);
    await owner.close();
    await copy.drop();
  });

  it('is refused over data that is there', async () => {
    await expect(restoreBackup({ ...source(), files: localFileStore(at('x')) }, at('first'))).rejects.toThrow(
      'ya tiene datos',
    );
  });
});

describe('a backup', () => {
  it('does not mix with other files', async () => {
    await expect(makeBackup(source(), at('first'))).rejects.toThrow('no está vacía');
  });

  it('is refused when it is incomplete, changed or of another version', { timeout: 60_000 }, async () => {
    await makeBackup(source(), at('damaged'));
    const manifestFile = at('damaged/manifest.json');
    const manifest = readFileSync(manifestFile, 'utf8');
    const empty = await createTestDatabase();
    await prepareDatabase({ ...empty, jobs: JOB_NAMES });
    const restore = () =>
      restoreBackup({ ownerUrl: empty.ownerUrl, files: localFileStore(at('y')) }, at('damaged'));
    rmSync(manifestFile);
    await expect(restore()).rejects.toThrow('falta manifest.json');
    writeFileSync(manifestFile, manifest.replace('0007-directory', '0007-otra'));
    await expect(restore()).rejects.toThrow('otra versión');
    writeFileSync(manifestFile, manifest.slice(0, manifest.length / 2));
    await expect(restore()).rejects.toThrow('manifest.json está dañado');
    writeFileSync(manifestFile, manifest);
    const users = at('damaged/tables/users.copy');
    const rows = readFileSync(users, 'utf8');
    writeFileSync(users, rows.replace('Persona 2', 'Persona X'));
    await expect(restore()).rejects.toThrow('La tabla users no quedó igual');
    writeFileSync(users, rows.slice(0, rows.lastIndexOf('\t')));
    await expect(restore()).rejects.toThrow('El archivo de la tabla users falta o está cortado');
    rmSync(users);
    await expect(restore()).rejects.toThrow('El archivo de la tabla users falta');
    writeFileSync(users, rows);
    for await (const { sha256 } of localFileStore(at('damaged/blobs')).list()) {
      writeFileSync(at(`damaged/blobs/${sha256.slice(0, 2)}/${sha256.slice(2, 4)}/${sha256}`), 'otra cosa');
      break;
    }
    await expect(restore()).rejects.toThrow('dañado');
    await empty.drop();
  });

  it('says when bytes are missing or damaged in the store', async () => {
    const nothing = { ...source(), files: localFileStore(at('empty-store')) };
    await expect(makeBackup(nothing, at('third'))).rejects.toThrow('Falta el archivo');
    expect(readdirSync(at('third'))).toEqual([]);
    const away = { ...localFileStore(at('away')), problem: async () => 'no_bucket' as const };
    await expect(makeBackup({ ...source(), files: away }, at('fourth'))).rejects.toThrow('S3_BUCKET');
    expect(existsSync(at('fourth'))).toBe(false);
  });
});

it('an older version refuses a database that a newer one has migrated, and changes nothing', async () => {
  const newer = await createTestDatabase();
  await prepareDatabase({ ...newer, jobs: JOB_NAMES });
  const owner = openDatabase(newer.ownerUrl);
  await sql`insert into kysely_migration (name, timestamp) values ('9999-futura', '2030')`.execute(owner.db);
  await expect(prepareDatabase({ ...newer, jobs: JOB_NAMES })).rejects.toThrow(
    'más nueva de Lienzo (9999-futura)',
  );
  await owner.close();
  await newer.drop();
});
