import { randomUUID } from 'node:crypto';
import { endpoints } from '@lienzo/schema/endpoints';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inOrganization } from '../../../../testing/in-organization.ts';
import { PEOPLE } from '../../../../testing/test-people.ts';
import { readVerdict } from '../../testing/read-verdict.ts';
import { type FilePortal, startFilePortal } from '../../testing/start-file-portal.ts';
import { GUIDE, OTHER_FILE, SECRET_FILE, TEMPLATES } from '../../testing/test-directory.ts';

let at: FilePortal;
beforeAll(async () => {
  at = await startFilePortal();
});
afterAll(() => at?.close());

const fetchFile = (file_id: string, headers: Record<string, string> = {}, token = at.tokens.Admin) =>
  at.portal.send(endpoints.get_file, { token, query: { file_id }, headers });
const setScan = (file: string, status: string) =>
  inOrganization(at.portal, (trx) =>
    sql`update file_versions set scan_status = ${status} where file_id = ${file}`.execute(trx),
  );

describe('a file', () => {
  it('comes whole, for saving, with its name', async () => {
    const { id } = await at.put('Nómina «ñ» 🧾.csv', 'a,b\n');
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
    const { id } = await at.put(name, content);
    for (const response of [await fetchFile(id), await at.openTicketFor([id])]) {
      expect(response.headers.get('content-type')).toBe('application/octet-stream');
      expect(response.headers.get('content-disposition')).toMatch(/^attachment/);
      expect(response.headers.get('x-content-type-options')).toBe('nosniff');
      expect(response.headers.get('content-security-policy')).toBe("default-src 'none'; sandbox");
      expect(await response.text()).toBe(content);
    }
  });

  it('comes in ranges, which put together are the whole', async () => {
    const content = Uint8Array.from({ length: 1_000_000 }, (_, n) => n % 251);
    const { id } = await at.put('tramos.bin', content);
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
    expect(await readVerdict(beyond)).toBe('416 invalid_range');
  });

  it('is not sent again to who has it, nor as a range of another content', async () => {
    const { id } = await at.put('etiqueta.txt', 'uno');
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
    const { id } = await at.put('a la papelera.txt', 'x');
    await at.portal.send(endpoints.delete_file, { token: at.tokens.Admin, query: { file_id: id } });
    for (const [file, token] of [
      [randomUUID(), at.tokens.Admin],
      [OTHER_FILE.id, at.tokens.Admin],
      [SECRET_FILE.id, at.tokens.Ejecutivo],
      [GUIDE.id, at.tokens.client],
      [TEMPLATES.id, at.tokens.Admin],
      [id, at.tokens.Admin],
    ] as const)
      expect(await readVerdict(await fetchFile(file, {}, token))).toBe('404 file_not_found');
  });

  it('that the antivirus did not let pass stays', async () => {
    const { id } = await at.put('con virus.txt', 'x');
    for (const [status, expected] of [
      ['infected', '403 file_infected'],
      ['pending', '409 file_pending'],
    ] as const) {
      await setScan(id, status);
      expect(await readVerdict(await fetchFile(id))).toBe(expected);
      expect(await readVerdict(await at.ticketFor([id]))).toBe(expected);
    }
    await setScan(id, 'clean');
    expect((await fetchFile(id)).status).toBe(200);
  });

  it('is remembered once among the downloads, however many ranges follow', async () => {
    const { id } = await at.put('recordado.txt', '0123456789');
    await fetchFile(id);
    await fetchFile(id, { Range: 'bytes=5-' });
    await fetchFile(id, { 'If-None-Match': '*' });
    await at.portal.send(endpoints.get_file, {
      token: at.tokens.Admin,
      query: { file_id: id, preview: '1' },
    });
    const { rows } = await inOrganization(at.portal, (trx) =>
      sql`select kind, name, user_id from downloads where item_id = ${id}`.execute(trx),
    );
    expect(rows).toEqual([{ kind: 'file', name: 'recordado.txt', user_id: PEOPLE.Admin.id }]);
  });
});
