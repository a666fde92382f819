/** Uploads over real connections as networks deliver them: in pieces of any size, with pauses in between. */
import { createHash, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { connect } from 'node:net';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises';
import { API_VERSION, WEB_API_KEY } from '@lienzo/schema/api/endpoint';
import { endpoints } from '@lienzo/schema/endpoints';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ServedApp, serveApp } from '../../../../testing/serve-app.ts';
import { seededRandom } from '../../testing/mutate.ts';
import { type FilePortal, startFilePortal } from '../../testing/start-file-portal.ts';
import { TEMPLATES } from '../../testing/test-directory.ts';

/** As much as one packet carries on most networks. */
const PACKET = 1448;

let at: FilePortal;
let app: ServedApp;
beforeAll(async () => {
  at = await startFilePortal();
  app = await serveApp(at.portal.services);
});
afterAll(async () => {
  await app?.close();
  await at?.close();
});

const sha256 = (content: Uint8Array) => createHash('sha256').update(content).digest('hex');

/** What is sent on the connection, in the pieces in which it is sent. */
function chunks(name: string, content: Uint8Array, cuts: number[]): Buffer[] {
  const form = Buffer.concat([
    Buffer.from(`--limit\r\nContent-Disposition: form-data; name="file"; filename="${name}"\r\n\r\n`),
    content,
    Buffer.from('\r\n--limit--\r\n'),
  ]);
  const head = Buffer.from(
    [
      `POST ${app.path(endpoints.upload_file, { folder_id: TEMPLATES.id })} HTTP/1.1`,
      'Host: x',
      `X-Api-Key: ${WEB_API_KEY}`,
      `X-Api-Version: ${API_VERSION}`,
      `Authorization: Bearer ${at.tokens.Admin}`,
      'Content-Type: multipart/form-data; boundary=limit',
      `Content-Length: ${form.length}`,
      'Connection: close',
      '\r\n',
    ].join('\r\n'),
  );
  const scopes = [0, ...cuts.map((cut) => Math.min(cut, form.length)).sort((a, b) => a - b), form.length];
  return [head, ...scopes.slice(1).map((scope, index) => form.subarray(scopes[index], scope))];
}

/** @returns the answer, head and body. */
async function send(parts: Buffer[], wait: (index: number) => Promise<unknown>): Promise<string> {
  const socket = connect({ port: app.port, host: '127.0.0.1', noDelay: true });
  let answer = '';
  socket.setEncoding('utf8').on('data', (text: string) => {
    answer += text;
  });
  const closed = once(socket, 'close');
  await once(socket, 'connect');
  for (const [index, part] of parts.entries()) {
    if (!socket.write(part)) await Promise.race([once(socket, 'drain'), closed]);
    await wait(index);
  }
  await closed;
  return answer;
}

/** Bytes in which what looks like the end of a part comes again and again. */
function trickyContent(size: number, random: () => number): Buffer {
  const content = randomBytes(size);
  const baits = ['\r\n--lim-', '\r\n--', '\r\n', '\r', '\r\n\r\n'];
  for (let bait = 0; bait < 200; bait += 1)
    content.write(baits[bait % baits.length] ?? '', Math.floor(random() * (size - 20)), 'latin1');
  return content;
}

describe('an upload that comes in pieces', () => {
  it('is kept whole when the first piece is just as long as what is written at once', async () => {
    const content = randomBytes(1_000_000);
    const head = chunks('pausas.bin', content, []);
    const [, form = Buffer.alloc(0)] = head;
    const start = form.indexOf('\r\n\r\n') + 4;
    const parts = chunks('pausas.bin', content, [start, start + 256 * 1024]);
    const answer = await send(parts, () => pause(100));
    expect(answer).toContain('HTTP/1.1 200');
    expect(await at.kept()).toContain(sha256(content));
  });

  it('is kept whole whatever the 2,000 places are at which it is cut', async () => {
    const random = seededRandom(20_261_122);
    await Promise.all(
      [1, 2, 3, 4].map(async (sender) => {
        const content = trickyContent(3_000_000 + sender, random);
        const cuts = Array.from({ length: 2000 }, () => Math.floor(random() * content.length));
        const parts = chunks(`cortes-${sender}.bin`, content, cuts);
        const answer = await send(parts, () => (random() < 0.05 ? pause(random() * 10) : nextTurn()));
        expect(answer).toContain('HTTP/1.1 200');
        expect(await at.kept()).toContain(sha256(content));
      }),
    );
  }, 60_000);

  it('is answered when what follows the file is no part of a form, however long it is', async () => {
    const part = '\r\n--limit\r\nX-Unknown: part\r\n\r\n';
    const content = Buffer.concat([randomBytes(300_000), Buffer.from(part), randomBytes(3_000_000)]);
    const cuts = Array.from({ length: 2000 }, (_, index) => index * 1650);
    const answer = await send(chunks('parte-ajena.bin', content, cuts), () => nextTurn());
    expect(answer).toContain('HTTP/1.1 200');
    expect(await at.kept()).toContain(sha256(content.subarray(0, 300_000)));
  });

  it('is refused with the reason when it is a form of 2,000 fields', async () => {
    const field = '\r\n--limit\r\nContent-Disposition: form-data; name="campo"\r\n\r\nvalor';
    const content = Buffer.from(field.repeat(2000));
    const answer = await send(chunks('campos.bin', content, [5000]), () => nextTurn());
    expect(answer).toContain('HTTP/1.1 400');
    expect(answer).toContain('demasiados campos');
    expect(await at.rowsNamed('campos.bin')).toEqual([]);
  });

  it('takes little memory and holds nobody up when sixteen come packet by packet', async () => {
    const content = randomBytes(12_000_000);
    const cuts = Array.from({ length: Math.floor(content.length / PACKET) }, (_, index) => index * PACKET);
    const before = process.memoryUsage().rss;
    const delay = monitorEventLoopDelay({ resolution: 10 });
    delay.enable();
    const answers = await Promise.all(
      Array.from({ length: 16 }, (_, sender) =>
        send(chunks(`paquetes-${sender}.bin`, content, cuts), async (index) => {
          if (index % 64 === 0) await nextTurn();
        }),
      ),
    );
    delay.disable();
    for (const answer of answers) expect(answer).toContain('HTTP/1.1 200');
    expect(await at.kept()).toContain(sha256(content));
    expect(process.memoryUsage().rss - before).toBeLessThan(600e6);
    // The senders are on this loop too.
    expect(delay.max / 1e6).toBeLessThan(1000);
  }, 120_000);
});
