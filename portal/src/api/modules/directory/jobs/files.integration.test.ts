import { randomUUID } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { endpoints } from '@lienzo/schema/endpoints';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { clamd } from '../../../platform/antivirus/clamd.ts';
import {
  type ClamdServer,
  EICAR,
  startClamdServer,
} from '../../../platform/antivirus/testing/clamd-server.ts';
import { localFileStore } from '../../../platform/storage/local-file-store.ts';
import { readBlob } from '../../../platform/storage/read-blob.ts';
import { s3FileStore } from '../../../platform/storage/s3-file-store.ts';
import { startS3Server } from '../../../platform/storage/testing/s3-server.ts';
import type { Services } from '../../../services.ts';
import { inOrganization } from '../../../testing/in-organization.ts';
import { onePixel, pixelForm } from '../../../testing/one-pixel.ts';
import { readAnswer } from '../../../testing/read-answer.ts';
import { type ServedApp, serveApp } from '../../../testing/serve-app.ts';
import { startTestPortal, type TestPortal } from '../../../testing/start-test-portal.ts';
import { ORGANIZATION, PEOPLE } from '../../../testing/test-people.ts';
import { fileForm } from '../testing/file-form.ts';
import { TEMPLATES, TEST_FILES } from '../testing/test-directory.ts';
import { scanFile } from './scan-file.ts';
import { sweepBlobs } from './sweep-blobs.ts';

let portal: TestPortal;
let services: Services;
let app: ServedApp;
let token = '';
const directory = mkdtempSync(path.join(tmpdir(), 'lienzo-sweep-'));
beforeAll(async () => {
  portal = await startTestPortal();
  services = { ...portal.services, files: localFileStore(directory) };
  for (const { content } of TEST_FILES) await services.files.put(content);
  app = await serveApp(services);
  token = (await portal.openSession(PEOPLE.Admin)).token;
});
afterAll(async () => {
  await app?.close();
  await portal?.close();
  rmSync(directory, { recursive: true, force: true });
});

const send = (on: ServedApp, content: string, name = `${randomUUID()}.txt`) =>
  on.send(endpoints.upload_file, token, { folder_id: TEMPLATES.id }, { body: fileForm(name, content) });
const uploaded = async (on: ServedApp, content: string) =>
  readAnswer(endpoints.upload_file, await send(on, content));
const named = async () => {
  const { rows } = await inOrganization(portal, (trx) =>
    sql<{ sha256: string }>`select sha256 from file_versions union select sha256 from report_assets`.execute(
      trx,
    ),
  );
  return rows.map((row) => row.sha256);
};
/** Makes everything that is kept look as if it had been there for years. */
function age(): void {
  for (const entry of readdirSync(directory, { recursive: true, withFileTypes: true }))
    if (entry.isFile()) utimesSync(path.join(entry.parentPath, entry.name), new Date(0), new Date(0));
}

describe('sweeping', () => {
  it('takes what is old and named by no row, and nothing else', async () => {
    const orphan = await services.files.put(Buffer.from('huérfano'));
    const kept = await uploaded(app, 'con fila');
    const asset = await app.send(endpoints.create_asset, token, {}, { body: pixelForm() });
    expect(asset.status).toBe(200);
    await services.files.put(onePixel());
    age();
    const young = await services.files.put(Buffer.from('joven'));
    await sweepBlobs({}, services);
    expect(await services.files.stat(orphan.sha256)).toBeNull();
    expect(await services.files.stat(young.sha256)).not.toBeNull();
    for (const sha256 of await named()) expect(await services.files.stat(sha256), sha256).not.toBeNull();
    expect((await app.send(endpoints.get_file, token, { file_id: kept.id })).status).toBe(200);
  });

  it('never leaves a row without its bytes, however uploads of the same bytes race with it', async () => {
    let acknowledged = 0;
    for (let round = 0; round < 12; round += 1) {
      const content = `carrera ${round}`;
      await services.files.put(Buffer.from(content));
      age();
      const [first, second] = await Promise.all([
        send(app, content),
        send(app, content),
        sweepBlobs({}, services),
      ]);
      for (const response of [first, second]) {
        if (response.ok) acknowledged += 1;
        else expect(response.status).toBe(503);
        await response.body?.cancel();
      }
    }
    expect(acknowledged).toBeGreaterThan(12);
    for (const sha256 of await named()) expect(await readBlob(services.files, sha256), sha256).not.toBeNull();
  });
});

describe('scanning', () => {
  let server: ClamdServer;
  let scanning: Services;
  let scanned: ServedApp;
  beforeAll(async () => {
    server = await startClamdServer();
    scanning = { ...services, antivirus: clamd(server.url) };
    scanned = await serveApp(scanning);
  });
  afterAll(async () => {
    await scanned?.close();
    await server?.stop();
  });
  const statusOf = async (file_id: string) => {
    const [version] = await readAnswer(
      endpoints.file_versions,
      await scanned.send(endpoints.file_versions, token, { file_id }),
    );
    return version?.scan_status;
  };
  const scan = async (file_id: string, on = scanning) => {
    const { rows } = await inOrganization(portal, (trx) =>
      sql<{ id: string }>`select id from file_versions where file_id = ${file_id}`.execute(trx),
    );
    for (const { id } of rows) await scanFile({ organization_id: ORGANIZATION, version_id: id }, on);
  };

  it('lets a clean file pass and keeps an infected one', async () => {
    const [clean, infected] = [await uploaded(scanned, 'limpio'), await uploaded(scanned, `x${EICAR}`)];
    expect([clean.scan_status, clean.can.download]).toEqual(['pending', false]);
    expect((await scanned.send(endpoints.get_file, token, { file_id: clean.id })).status).toBe(409);
    await scan(clean.id);
    await scan(infected.id);
    await scan(infected.id);
    expect([await statusOf(clean.id), await statusOf(infected.id)]).toEqual(['clean', 'infected']);
    expect((await scanned.send(endpoints.get_file, token, { file_id: clean.id })).status).toBe(200);
    expect((await scanned.send(endpoints.get_file, token, { file_id: infected.id })).status).toBe(403);
  });

  it('is asked for by the upload itself, and once more for what was forgotten', async () => {
    const { id } = await uploaded(scanned, 'en la cola');
    portal.services.antivirus = scanning.antivirus;
    portal.services.files = services.files;
    await portal.runJobs();
    expect(await statusOf(id)).toBe('clean');
    const forgotten = await uploaded(scanned, 'olvidado');
    await portal.runJobs();
    await inOrganization(portal, (trx) =>
      sql`update file_versions set scan_status = 'pending', created_at = now() - interval '1 day'
        where file_id = ${forgotten.id}`.execute(trx),
    );
    await sweepBlobs({}, scanning);
    await portal.runJobs();
    expect(await statusOf(forgotten.id)).toBe('clean');
  });

  it('leaves a file pending while the daemon is away', async () => {
    const { id } = await uploaded(scanned, 'sin respuesta');
    const away = { ...scanning, antivirus: clamd(`unix://${directory}/nobody.sock`) };
    await expect(scan(id, away)).rejects.toThrow();
    await scan(id, { ...scanning, antivirus: undefined });
    expect(await statusOf(id)).toBe('pending');
  });
});

describe('files in a bucket', () => {
  const BUCKET = 'archivos';

  it('are acknowledged only when they are safe, whichever call to the bucket fails', {
    timeout: 60_000,
  }, async () => {
    const server = await startS3Server(BUCKET, 'llave');
    const files = s3FileStore({
      url: server.url,
      bucket: BUCKET,
      region: 'us-east-1',
      accessKey: 'llave',
      secretKey: 'secreto',
      pathStyle: true,
      spoolDirectory: path.join(directory, 'spool'),
    });
    const inBucket = await serveApp({ ...services, files });
    const acknowledged: [id: string, content: string][] = [];
    for (let n = 0; n < 24; n += 1) {
      server.failAt(1 + (n % 3), (n % 7) + 1, n % 2 === 0 ? 'status' : 'hang_up');
      const content = `en el balde ${n}`;
      const response = await send(inBucket, content, `balde ${n}.txt`);
      if (response.ok) acknowledged.push([(await readAnswer(endpoints.upload_file, response)).id, content]);
      else expect(response.status).toBe(503);
    }
    server.failAt(0, 0);
    expect(acknowledged.length).toBeGreaterThan(5);
    expect(acknowledged.length).toBeLessThan(24);
    for (const [id, content] of acknowledged)
      expect(await (await inBucket.send(endpoints.get_file, token, { file_id: id })).text()).toBe(content);
    const { rows } = await inOrganization(portal, (trx) =>
      sql<{ sha256: string }>`
        select sha256 from file_versions join file_system on file_system.current_version_id = file_versions.id
        where name like 'balde %'
      `.execute(trx),
    );
    for (const { sha256 } of rows) expect(await files.stat(sha256), sha256).not.toBeNull();
    await inBucket.close();
    files.close();
    await server.stop();
  });
});
