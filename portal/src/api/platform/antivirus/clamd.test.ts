import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { clamd } from './clamd.ts';
import { type ClamdServer, EICAR, startClamdServer } from './testing/clamd-server.ts';

let directory = '';
const servers: ClamdServer[] = [];
beforeEach(() => {
  directory = mkdtempSync(path.join(tmpdir(), 'lienzo-clamd-'));
});
afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => server.stop()));
  rmSync(directory, { recursive: true, force: true });
});
async function start(socketPath?: string, streamLimit?: number): Promise<string> {
  const server = await startClamdServer(socketPath);
  servers.push(server);
  if (streamLimit !== undefined) server.streamLimit = streamLimit;
  return server.url;
}
async function* content(...chunks: (string | Uint8Array)[]): AsyncGenerator<Uint8Array> {
  for (const chunk of chunks) yield Buffer.from(chunk);
}

describe('clamd', () => {
  it.each(['tcp', 'unix'])('tells what is infected over %s', async (kind) => {
    const antivirus = clamd(await start(kind === 'unix' ? path.join(directory, 'c.sock') : undefined));
    expect(await antivirus.scan(content('limpio'))).toEqual({ found: 'nothing' });
    expect(await antivirus.scan(content())).toEqual({ found: 'nothing' });
    const half = EICAR.length / 2;
    expect(await antivirus.scan(content('a', EICAR.slice(0, half), '', EICAR.slice(half)))).toEqual({
      found: 'virus',
      virus: 'Eicar-Test-Signature',
    });
  });

  it('takes a file of 18 MB in pieces', async () => {
    const antivirus = clamd(await start());
    const fragments = Array.from({ length: 72 }, () => Buffer.alloc(256 * 1024));
    expect(await antivirus.scan(content(...fragments))).toEqual({ found: 'nothing' });
  });

  it('lets nothing pass when the daemon is away, hangs up, or cannot tell', async () => {
    await expect(clamd(`unix://${directory}/nobody.sock`).scan(content('x'))).rejects.toThrow(/ENOENT/);
    const rude = createServer((socket) => socket.destroy()).listen(path.join(directory, 'r.sock'));
    await expect(clamd(`unix://${directory}/r.sock`).scan(content('x'))).rejects.toThrow();
    rude.close();
    const dying = createServer((socket) => socket.once('data', () => socket.destroy()));
    dying.listen(path.join(directory, 'd.sock'));
    const segments = Array.from({ length: 40 }, () => Buffer.alloc(256 * 1024));
    await expect(clamd(`unix://${directory}/d.sock`).scan(content(...segments))).rejects.toThrow();
    dying.close();
  });

  it('waits no longer than it may for a daemon that accepts and never answers', async () => {
    const silent = createServer(() => undefined).listen(path.join(directory, 's.sock'));
    const antivirus = clamd(`unix://${directory}/s.sock`, { connect: 50, silence: 50 });
    await expect(antivirus.scan(content('x'))).rejects.toThrow('does not answer');
    silent.close();
  });

  it.each(['tcp', 'unix'])('tells over %s that the daemon takes no file so large', async (kind) => {
    const url = await start(kind === 'unix' ? path.join(directory, 'c.sock') : undefined, 18 * 1024 * 1024);
    const blocks = Array.from({ length: 19 }, () => Buffer.alloc(1024 * 1024));
    expect(await clamd(url).scan(content(...blocks))).toEqual({ found: 'refused' });
    expect(await clamd(url).scan(content(...blocks.slice(1)))).toEqual({ found: 'nothing' });
  });

  it('leaves the rest of a file unread when the daemon answers before its end', async () => {
    const url = await start(undefined, 10);
    let closed = false;
    async function* endless(): AsyncGenerator<Uint8Array> {
      try {
        for (;;) {
          yield Buffer.alloc(4);
          await setImmediate();
        }
      } finally {
        closed = true;
      }
    }
    expect(await clamd(url).scan(endless())).toEqual({ found: 'refused' });
    expect(closed).toBe(true);
  });

  it('lets nothing pass when the file cannot be read to its end', async () => {
    async function* broken(): AsyncGenerator<Uint8Array> {
      yield Buffer.from('limpio');
      throw new Error('the disk is gone');
    }
    await expect(clamd(await start()).scan(broken())).rejects.toThrow('the disk is gone');
  });
});
