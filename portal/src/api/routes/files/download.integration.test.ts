import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { endpoints } from '@lienzo/schema/api/endpoints';
import JSZip from 'jszip';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inTenant } from '../../database/in-tenant.ts';
import type { FileStore } from '../../files/file-store.ts';
import { fileForm } from '../../testing/file-form.ts';
import { readAnswer, readErrors } from '../../testing/read-answer.ts';
import { serveApp } from '../../testing/serve-app.ts';
import { startTestPortal, type TestPortal } from '../../testing/start-test-portal.ts';
import {
  CLIENT_FOLDER,
  CONTRACT,
  GUIDE,
  OTHER_FILE,
  RECEIPT,
  ROOT,
  SECRET_FILE,
  TEMPLATES,
} from '../../testing/test-directory.ts';
import { ORGANIZATION, PEOPLE } from '../../testing/test-people.ts';

let portal: TestPortal;
const tokens = { Admin: '', Ejecutivo: '', client: '' };
beforeAll(async () => {
  portal = await startTestPortal();
  for (const role of ['Admin', 'Ejecutivo', 'client'] as const)
    tokens[role] = (await portal.openSession(PEOPLE[role])).token;
});
afterAll(() => portal?.close());

const upload = async (
  name: string,
  content: string | Uint8Array<ArrayBuffer>,
  query: Record<string, string> = {},
) =>
  readAnswer(
    endpoints.upload_file,
    await portal.send(endpoints.upload_file, {
      token: tokens.Admin,
      query: { folder_id: TEMPLATES.id, ...query },
      raw: { body: fileForm(name, content) },
    }),
  );
const fetchFile = (file_id: string, headers: Record<string, string> = {}, token = tokens.Admin) =>
  portal.send(endpoints.get_file, { token, query: { file_id }, headers });
const codeOf = async (response: Response) => `${response.status} ${(await readErrors(response))[0]?.code}`;
const asAdmin = <T>(work: Parameters<typeof inTenant<T>>[2]) =>
  inTenant(portal.db, { organizationId: ORGANIZATION, userId: null, role: 'SuperAdmin' }, work);
const setScan = (file: string, status: string) =>
  asAdmin((trx) =>
    sql`update file_versions set scan_status = ${status} where file_id = ${file}`.execute(trx),
  );
const ticketFor = (ids: string[], token = tokens.Admin) =>
  portal.send(endpoints.download_ticket, { token, body: { ids } });
const open = (ticket: string) => portal.fetch(`/api/file/download?${new URLSearchParams({ ticket })}`);
const openTicketFor = async (ids: string[]) =>
  open((await readAnswer(endpoints.download_ticket, await ticketFor(ids))).ticket);
const unzip = async (response: Response) =>
  JSZip.loadAsync(await response.arrayBuffer(), { checkCRC32: true });
const hashOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');
const namesIn = (zip: JSZip) => Object.keys(zip.files).sort();

describe('a file', () => {
  it('comes whole, for saving, with its name', async () => {
    const { id } = await upload('Nómina «ñ» 🧾.csv', 'a,b\n');
    const response = await fetchFile(id);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('text/csv');
    expect(response.headers.get('content-length')).toBe('4');
    expect(response.headers.get('accept-ranges')).toBe('bytes');
    expect(response.headers.get('content-disposition')).toMatch(
      /^attachment; filename="[\x20-\x7e]+"; filename\*=UTF-8''N%C3%B3mina/,
    );
    expect(await response.text()).toBe('a,b\n');
  });

  it.each([
    ['pagina.html', '<html><script>alert(1)</script>'],
    ['dibujo.svg', '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'],
    ['guion.js', 'alert(1)'],
    ['hoja.xml', '<?xml version="1.0"?><?xml-stylesheet href="x.xsl"?><a/>'],
  ])('%s never runs on our origin, also when opened by its ticket', async (name, content) => {
    const { id } = await upload(name, content);
    for (const response of [await fetchFile(id), await openTicketFor([id])]) {
      expect(response.headers.get('content-type')).toBe('application/octet-stream');
      expect(response.headers.get('content-disposition')).toMatch(/^attachment/);
      expect(response.headers.get('x-content-type-options')).toBe('nosniff');
      expect(response.headers.get('content-security-policy')).toBe("default-src 'none'; sandbox");
      expect(await response.text()).toBe(content);
    }
  });

  it('comes in ranges, which put together are the whole', async () => {
    const content = Uint8Array.from({ length: 1_000_000 }, (_, n) => n % 251);
    const { id } = await upload('tramos.bin', content);
    const parts: Buffer[] = [];
    for (let from = 0; from < content.length; from += 300_000) {
      const part = await fetchFile(id, { Range: `bytes=${from}-${from + 299_999}` });
      expect(part.status).toBe(206);
      const end = Math.min(from + 299_999, 999_999);
      expect(part.headers.get('content-range')).toBe(`bytes ${from}-${end}/1000000`);
      parts.push(Buffer.from(await part.arrayBuffer()));
    }
    expect(Buffer.concat(parts).equals(content)).toBe(true);
    const beyond = await fetchFile(id, { Range: 'bytes=1000000-' });
    expect(beyond.headers.get('content-range')).toBe('bytes */1000000');
    expect(await codeOf(beyond)).toBe('416 invalid_range');
  });

  it('is not sent again to who has it, nor as a range of another content', async () => {
    const { id } = await upload('etiqueta.txt', 'uno');
    const tag = (await fetchFile(id)).headers.get('etag') ?? '';
    expect(tag).toMatch(/^"[0-9a-f]{64}"$/);
    for (const known of [tag, `W/${tag}`, `"x", ${tag}`, '*']) {
      const same = await fetchFile(id, { 'If-None-Match': known });
      expect(same.status).toBe(304);
      expect(await same.text()).toBe('');
    }
    expect((await fetchFile(id, { 'If-None-Match': '"x"' })).status).toBe(200);
    const range = { Range: 'bytes=0-0' };
    expect((await fetchFile(id, { ...range, 'If-Range': tag })).status).toBe(206);
    expect((await fetchFile(id, { ...range, 'If-Range': '"old"' })).status).toBe(200);
  });

  it('of nobody, of others or in the bin does not exist', async () => {
    const { id } = await upload('a la papelera.txt', 'x');
    await portal.send(endpoints.delete_file, { token: tokens.Admin, query: { file_id: id } });
    for (const [file, token] of [
      [randomUUID(), tokens.Admin],
      [OTHER_FILE.id, tokens.Admin],
      [SECRET_FILE.id, tokens.Ejecutivo],
      [GUIDE.id, tokens.client],
      [TEMPLATES.id, tokens.Admin],
      [id, tokens.Admin],
    ] as const)
      expect(await codeOf(await fetchFile(file, {}, token))).toBe('404 file_not_found');
  });

  it('that the antivirus did not let pass stays', async () => {
    const { id } = await upload('con virus.txt', 'x');
    for (const [status, expected] of [
      ['infected', '403 file_infected'],
      ['pending', '409 file_pending'],
    ] as const) {
      await setScan(id, status);
      expect(await codeOf(await fetchFile(id))).toBe(expected);
      expect(await codeOf(await ticketFor([id]))).toBe(expected);
    }
    await setScan(id, 'clean');
    expect((await fetchFile(id)).status).toBe(200);
  });

  it('is remembered once among the downloads, however many ranges follow', async () => {
    const { id } = await upload('recordado.txt', '0123456789');
    await fetchFile(id);
    await fetchFile(id, { Range: 'bytes=5-' });
    await fetchFile(id, { 'If-None-Match': '*' });
    await portal.send(endpoints.get_file, { token: tokens.Admin, query: { file_id: id, preview: '1' } });
    const { rows } = await asAdmin((trx) =>
      sql`select kind, name, user_id from downloads where item_id = ${id}`.execute(trx),
    );
    expect(rows).toEqual([{ kind: 'file', name: 'recordado.txt', user_id: PEOPLE.Admin.id }]);
  });
});

describe('a ticket', () => {
  it('fetches one file as it is, and several things as an archive, without any header', async () => {
    const single = await openTicketFor([GUIDE.id]);
    expect(await single.text()).toBe(GUIDE.content.toString());
    const several = await openTicketFor([GUIDE.id, RECEIPT.id, GUIDE.id]);
    expect(several.headers.get('content-disposition')).toContain('filename="carpeta.zip"');
    expect(namesIn(await unzip(several))).toEqual([GUIDE.name, RECEIPT.name].sort());
  });

  it('is for a thousand things too', async () => {
    const ids = await Promise.all(
      Array.from({ length: 40 }, async (_, n) => (await upload(`lote ${n}.txt`, `${n}`)).id),
    );
    const { ticket } = await readAnswer(endpoints.download_ticket, await ticketFor(ids));
    expect(ticket.length).toBeLessThan(500);
    expect(namesIn(await unzip(await open(ticket)))).toHaveLength(40);
  });

  it('ends with its session, with time, and with any change', async () => {
    const session = await portal.openSession(PEOPLE.Admin);
    const { ticket } = await readAnswer(
      endpoints.download_ticket,
      await ticketFor([GUIDE.id], session.token),
    );
    expect((await open(ticket)).status).toBe(200);
    for (const wrong of [`${ticket}x`, ticket.slice(0, -2), '', 'a.b.c', session.token])
      expect(await codeOf(await open(wrong))).toBe('403 invalid_ticket');
    await asAdmin((trx) => sql`update download_tickets set expires_at = now()`.execute(trx)).catch(
      () => undefined,
    );
    await portal.send(endpoints.logout, { token: session.token });
    expect(await codeOf(await open(ticket))).toBe('403 invalid_ticket');
    expect((await portal.send(endpoints.get_reports, { token: ticket })).status).toBe(401);
  });

  it('sees what its person sees when it is used', async () => {
    expect(await codeOf(await ticketFor([OTHER_FILE.id]))).toBe('404 not_found');
    expect(await codeOf(await ticketFor([SECRET_FILE.id], tokens.Ejecutivo))).toBe('404 not_found');
    const { id } = await upload('se borra.txt', 'x');
    const { ticket } = await readAnswer(endpoints.download_ticket, await ticketFor([id]));
    await portal.send(endpoints.delete_file, { token: tokens.Admin, query: { file_id: id } });
    expect(await codeOf(await open(ticket))).toBe('404 not_found');
  });
});

describe('a folder', () => {
  const zipOf = async (directory_id: string, token = tokens.Admin) => {
    const response = await portal.send(endpoints.download_folder, { token, query: { directory_id } });
    expect(response.status).toBe(200);
    expect(response.headers.get('content-disposition')).toContain('filename="carpeta.zip"');
    return unzip(response);
  };

  it('comes with everything inside, empty folders too, without what is in the bin', async () => {
    const top = await readAnswer(
      endpoints.new_folder,
      await portal.send(endpoints.new_folder, {
        token: tokens.Admin,
        body: { folder_parent_id: TEMPLATES.id, folder_name: 'Año 2026' },
      }),
    );
    const here = { folder_id: top.id };
    await upload('recibo.pdf', '%PDF-1.7 uno', { ...here, path: 'Enero/Quincena 1' });
    await upload('datos.csv', 'ñ,'.repeat(5000), { ...here, path: 'Enero' });
    const gone = await upload('borrado.txt', 'x', { ...here, path: 'Febrero' });
    await portal.send(endpoints.delete_file, { token: tokens.Admin, query: { file_id: gone.id } });
    const deleted = await upload('dentro.txt', 'x', { ...here, path: 'Borrada/Más' });
    await portal.send(endpoints.delete_folder, {
      token: tokens.Admin,
      query: { folder_id: (await parentsOf(deleted.id))[1] ?? '' },
    });
    const zip = await zipOf(top.id);
    expect(namesIn(zip)).toEqual(
      [
        'Año 2026/',
        'Año 2026/Enero/',
        'Año 2026/Enero/Quincena 1/',
        'Año 2026/Enero/Quincena 1/recibo.pdf',
        'Año 2026/Enero/datos.csv',
        'Año 2026/Febrero/',
      ].sort(),
    );
    expect(await zip.file('Año 2026/Enero/datos.csv')?.async('text')).toBe('ñ,'.repeat(5000));
  });

  const parentsOf = async (id: string): Promise<string[]> => {
    const { rows } = await asAdmin((trx) =>
      sql<{ id: string }>`
        with recursive up as (
          select parent_id, 0 as height from file_system where id = ${id}
          union all
          select above.parent_id, height + 1 from up join file_system above on above.id = up.parent_id
        ) select parent_id as id from up where parent_id is not null order by height
      `.execute(trx),
    );
    return rows.map((row) => row.id);
  };

  it('leaves out what the person does not see, and names what the antivirus keeps', async () => {
    const names = namesIn(await zipOf(ROOT.id, tokens.Ejecutivo));
    expect(names.some((name) => name.endsWith(RECEIPT.name))).toBe(true);
    expect(names.join()).not.toContain(SECRET_FILE.name);
    expect(namesIn(await zipOf(ROOT.id)).join()).toContain(SECRET_FILE.name);
    await setScan(CONTRACT.id, 'infected');
    const zip = await zipOf(CLIENT_FOLDER.id, tokens.client);
    expect(namesIn(zip)).not.toContain(`Abarrotes Azteca/${CONTRACT.name}`);
    expect(await zip.file('Archivos no incluidos por el antivirus.txt')?.async('text')).toContain(
      CONTRACT.name,
    );
    await setScan(CONTRACT.id, 'unscanned');
  });

  it('is a folder, and one that the person sees', async () => {
    for (const [id, token] of [
      [GUIDE.id, tokens.Admin],
      [randomUUID(), tokens.Admin],
      [ROOT.id, tokens.client],
    ] as const) {
      const refused = await portal.send(endpoints.download_folder, { token, query: { directory_id: id } });
      expect(await codeOf(refused)).toBe('404 folder_not_found');
    }
  });
});

describe('over a connection', () => {
  /** A store that counts what is read of files whose content is large. */
  const watched = (changes: Partial<FileStore> = {}) => {
    const state = { opened: 0, cancelled: Promise.withResolvers<void>() };
    const files: FileStore = {
      ...portal.services.files,
      async open(sha256, range) {
        state.opened += 1;
        const source = await portal.services.files.open(sha256, range);
        const reader = source?.getReader();
        if (reader === undefined) return null;
        return new ReadableStream({
          async pull(controller) {
            const { done, value } = await reader.read();
            if (done) controller.close();
            else controller.enqueue(value);
          },
          async cancel(reason) {
            state.cancelled.resolve();
            await reader.cancel(reason);
          },
        });
      },
      ...changes,
    };
    return { state, files };
  };

  it('reading stops when the client leaves', async () => {
    const ids = await Promise.all(
      Array.from({ length: 6 }, async (_, n) => (await upload(`grande ${n}.zip`, bytes(n))).id),
    );
    const { state, files } = watched();
    const app = await serveApp({ ...portal.services, files });
    const { ticket } = await readAnswer(endpoints.download_ticket, await ticketFor(ids));
    const leaving = new AbortController();
    const response = await app.send(
      endpoints.download_with_ticket,
      tokens.Admin,
      { ticket },
      { signal: leaving.signal },
    );
    await response.body?.getReader().read();
    leaving.abort();
    await state.cancelled.promise;
    expect(state.opened).toBeLessThan(6);
    await app.close();
  });

  const bytes = (n: number): Uint8Array<ArrayBuffer> => {
    const content = new Uint8Array(12_000_000).fill(n);
    content.set(Buffer.from('PK\x03\x04'));
    return content;
  };

  it('every file of archives that are fetched side by side, one of them slowly, is what was sent', async () => {
    const sums = new Map<string, string>();
    const ids = await Promise.all(
      Array.from({ length: 16 }, async (_, n) => {
        const packed = n % 2 === 0;
        const content = packed
          ? randomBytes(90_000 * (n + 1))
          : Buffer.from(`nómina ${n};`.repeat(12_000 + n));
        const name = `lado a lado ${n}.${packed ? 'bin' : 'csv'}`;
        sums.set(name, hashOf(content));
        return (await upload(name, Uint8Array.from(content))).id;
      }),
    );
    const app = await serveApp(portal.services);
    const archive = async () => {
      const { ticket } = await readAnswer(endpoints.download_ticket, await ticketFor(ids));
      return app.send(endpoints.download_with_ticket, tokens.Admin, { ticket });
    };
    const slow = await archive();
    const reader = slow.body?.getReader();
    const pieces: Uint8Array[] = [];
    // Nothing more is taken of the slow one until the others are here.
    for (let n = 0; n < 5; n += 1) pieces.push((await reader?.read())?.value ?? new Uint8Array());
    const others = await Promise.all([archive(), archive()]);
    const archives = await Promise.all(others.map((one) => one.arrayBuffer()));
    for (let next = await reader?.read(); next?.done === false; next = await reader?.read())
      pieces.push(next.value);
    for (const bytes of [...archives, Buffer.concat(pieces)]) {
      const zip = await JSZip.loadAsync(bytes, { checkCRC32: true });
      const found = await Promise.all(
        Object.values(zip.files).map(
          async (file) => [file.name, hashOf(await file.async('uint8array'))] as const,
        ),
      );
      expect(new Map(found)).toEqual(sums);
    }
    await app.close();
  });

  it('a fault in the middle breaks the connection, so that half is not taken for all', async () => {
    const { id } = await upload('perdido.txt', 'x'.repeat(1000));
    const { id: first } = await upload('entero.txt', 'entero');
    const blob = await asAdmin((trx) =>
      sql<{ sha256: string }>`select sha256 from file_versions where file_id = ${id}`.execute(trx),
    );
    const { files } = watched();
    const missing: FileStore = {
      ...files,
      open: (sha256, range) =>
        sha256 === blob.rows[0]?.sha256 ? Promise.resolve(null) : files.open(sha256, range),
    };
    const app = await serveApp({ ...portal.services, files: missing });
    const { ticket } = await readAnswer(endpoints.download_ticket, await ticketFor([first, id]));
    const response = await app.send(endpoints.download_with_ticket, tokens.Admin, { ticket });
    expect(response.status).toBe(200);
    await expect(response.arrayBuffer()).rejects.toThrow();
    expect(portal.log.join('\n')).toContain('answer_broken');
    const alone = await app.send(endpoints.get_file, tokens.Admin, { file_id: id });
    expect(await codeOf(alone)).toBe('404 file_not_found');
    await app.close();
  });
});
