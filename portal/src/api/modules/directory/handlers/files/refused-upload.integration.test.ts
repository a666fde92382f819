import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { FILE_LIMIT } from '@lienzo/schema/api/file-limit';
import { endpoints } from '@lienzo/schema/endpoints';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { FileStore } from '../../../../platform/storage/file-store.ts';
import { readErrors } from '../../../../testing/read-answer.ts';
import { serveApp } from '../../../../testing/serve-app.ts';
import type { TestRequest } from '../../../../testing/start-test-portal.ts';
import { fileForm } from '../../testing/file-form.ts';
import { readVerdict } from '../../testing/read-verdict.ts';
import { type FilePortal, startFilePortal } from '../../testing/start-file-portal.ts';
import { TEMPLATES } from '../../testing/test-directory.ts';

let at: FilePortal;
beforeAll(async () => {
  at = await startFilePortal();
});
afterAll(() => at?.close());

describe('the limit of 18 MB', () => {
  it('lets one byte less pass and says the limit to everything else', async () => {
    expect((await at.uploaded({ content: new Uint8Array(FILE_LIMIT - 1) })).size).toBe(FILE_LIMIT - 1);
    const before = await at.kept();
    for (const size of [FILE_LIMIT, FILE_LIMIT + 1, FILE_LIMIT + 5_000_000]) {
      const refused = await at.upload({ name: 'grande.bin', content: new Uint8Array(size) });
      expect(refused.status).toBe(413);
      expect((await readErrors(refused))[0]).toMatchObject({
        code: 'file_too_large',
        message: expect.stringContaining('18 MB'),
      });
    }
    expect(await at.kept()).toEqual(before);
    expect(await at.rowsNamed('grande.bin')).toEqual([]);
  });

  it('stops who says no length, long before the end, and answers over a real connection', async () => {
    const app = await serveApp(at.portal.services);
    const head = '--x\r\nContent-Disposition: form-data; name="file"; filename="sin fin.bin"\r\n\r\n';
    let sent = 0;
    const body = new ReadableStream<Uint8Array>({
      pull(controller) {
        controller.enqueue(sent === 0 ? Buffer.from(head) : new Uint8Array(1_000_000));
        sent += 1;
        if (sent > 60) controller.close();
      },
    });
    const refused = await app.send(
      endpoints.upload_file,
      at.tokens.Admin,
      { folder_id: TEMPLATES.id },
      { body, duplex: 'half', headers: { 'Content-Type': 'multipart/form-data; boundary=x' } },
    );
    expect(await readVerdict(refused)).toBe('413 file_too_large');
    expect(await at.rowsNamed('sin fin.bin')).toEqual([]);
    await app.close();
  });

  it('lets a slow sender finish and read why, on a connection that then serves the next call', async () => {
    const app = await serveApp(at.portal.services);
    const socket = connect(app.port, '127.0.0.1');
    let answers = '';
    socket.setEncoding('utf8').on('data', (text: string) => {
      answers += text;
    });
    const broken: Error[] = [];
    socket.on('error', (error) => broken.push(error));
    await once(socket, 'connect');
    const length = 24_000_000;
    const head = (method: string, scope: string, lines: string[]) =>
      [`${method} ${scope} HTTP/1.1`, 'Host: x', ...lines, '', ''].join('\r\n');
    socket.write(
      head('POST', app.path(endpoints.upload_file, { folder_id: TEMPLATES.id }), [
        'X-Api-Key: lienzo-web',
        'X-Api-Version: 2.3.2',
        `Authorization: Bearer ${at.tokens.Admin}`,
        'Content-Type: multipart/form-data; boundary=x',
        `Content-Length: ${length}`,
      ]),
    );
    await expect.poll(() => answers).toContain('file_too_large');
    // Slower than any patience of the server's library, and longer than what the system's buffers take.
    for (let sent = 0; sent < length; sent += 3_000_000) {
      await pause(150);
      if (!socket.write(Buffer.alloc(3_000_000))) await once(socket, 'drain');
    }
    socket.write(head('GET', '/api/health', ['Connection: close']));
    await once(socket, 'close');
    expect(broken).toEqual([]);
    expect(answers).toContain('HTTP/1.1 413');
    expect(answers).toContain('{"status":"ok"}');
    await app.close();
  });

  it('refuses a declared length before anything is read', async () => {
    const body = new ReadableStream<Uint8Array>(
      {
        pull() {
          throw new Error('was read');
        },
      },
      { highWaterMark: 0 },
    );
    const refused = await at.portal.send(endpoints.upload_file, {
      token: at.tokens.Admin,
      query: { folder_id: TEMPLATES.id },
      raw: { body, type: 'multipart/form-data; boundary=x' },
      headers: { 'Content-Length': String(30 * 1024 * 1024) },
    });
    expect(await readVerdict(refused)).toBe('413 file_too_large');
  });
});

describe('an upload that is cut half-way', () => {
  it('leaves nothing', async () => {
    const begun = Promise.withResolvers<void>();
    const done = Promise.withResolvers<unknown>();
    const files: FileStore = {
      ...at.portal.services.files,
      async put(content, options) {
        async function* watched() {
          for await (const chunk of content instanceof Uint8Array ? [content] : content) {
            begun.resolve();
            yield chunk;
          }
        }
        const keeping = at.portal.services.files.put(watched(), options);
        keeping.then(done.resolve, done.resolve);
        return keeping;
      },
    };
    const before = await at.kept();
    const app = await serveApp({ ...at.portal.services, files });
    const socket = connect(app.port, '127.0.0.1');
    const lines = [
      `POST ${app.path(endpoints.upload_file, { folder_id: TEMPLATES.id })} HTTP/1.1`,
      'Host: x',
      'X-Api-Key: lienzo-web',
      'X-Api-Version: 2.3.2',
      `Authorization: Bearer ${at.tokens.Admin}`,
      'Content-Type: multipart/form-data; boundary=x',
      'Content-Length: 1000000',
      '',
      '--x\r\nContent-Disposition: form-data; name="file"; filename="cortado.txt"\r\n\r\nla mitad',
    ];
    await once(socket, 'connect');
    socket.write(`${lines.join('\r\n')}${'x'.repeat(300_000)}`);
    await begun.promise;
    socket.destroy();
    expect(await done.promise).toBeInstanceOf(Error);
    expect(await at.kept()).toEqual(before);
    expect(await at.portal.services.files.removeAborted(new Date(Date.now() + 60_000))).toBe(0);
    expect(await at.rowsNamed('cortado.txt')).toEqual([]);
    await app.close();
  });

  it.each([
    ['in its file', '--x\r\nContent-Disposition: form-data; name="file"; filename="a.txt"\r\n\r\nmitad'],
    ['in its head', '--x\r\nContent-Dispo'],
    ['before it', ''],
    ['without its boundary', 'nada'],
  ])('and whose form ends %s is told so', async (_where, body) => {
    const refused = await at.portal.send(endpoints.upload_file, {
      token: at.tokens.Admin,
      query: { folder_id: TEMPLATES.id },
      raw: { body, type: 'multipart/form-data; boundary=x' },
    });
    expect(refused.status).toBe(400);
  });

  it('is not a form at all, or one without a file', async () => {
    const send = (raw: NonNullable<TestRequest['raw']>) =>
      at.portal.send(endpoints.upload_file, {
        token: at.tokens.Admin,
        query: { folder_id: TEMPLATES.id },
        raw,
      });
    expect(await readVerdict(await send({ body: '{}', type: 'application/json' }))).toBe(
      '415 unsupported_media_type',
    );
    expect(await readVerdict(await send({ body: 'x', type: 'multipart/form-data' }))).toBe(
      '400 invalid_request',
    );
    const form = new FormData();
    form.set('otro', 'x');
    expect(await readVerdict(await send({ body: form }))).toBe('400 required_parameter');
  });

  it('is two files, of which neither is taken', async () => {
    const form = fileForm('primero.txt', 'uno');
    form.append('file', new File(['dos'], 'segundo.txt'));
    const refused = await at.portal.send(endpoints.upload_file, {
      token: at.tokens.Admin,
      query: { folder_id: TEMPLATES.id },
      raw: { body: form },
    });
    expect(refused.status).toBe(400);
    expect((await readErrors(refused))[0]?.message).toBe('Envía los archivos de uno en uno.');
    expect([await at.rowsNamed('primero.txt'), await at.rowsNamed('segundo.txt')]).toEqual([[], []]);
  });
});
