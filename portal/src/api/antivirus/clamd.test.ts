import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
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
async function start(socketPath?: string): Promise<string> {
  const server = await startClamdServer(socketPath);
  servers.push(server);
  return server.url;
}
async function* content(...pieces: (string | Uint8Array)[]): AsyncGenerator<Uint8Array> {
  for (const piece of pieces) yield Buffer.from(piece);
}

describe('clamd', () => {
  it.each(['tcp', 'unix'])('tells what is infected over %s', async (kind) => {
    const antivirus = clamd(await start(kind === 'unix' ? path.join(directory, 'c.sock') : undefined));
    expect(await antivirus.scan(content('limpio'))).toEqual({ infected: false });
    expect(await antivirus.scan(content())).toEqual({ infected: false });
    const half = EICAR.length / 2;
    expect(await antivirus.scan(content('a', EICAR.slice(0, half), '', EICAR.slice(half)))).toEqual({
      infected: true,
      virus: 'Eicar-Test-Signature',
    });
  });

  it('takes a file of 18 MB in pieces', async () => {
    const antivirus = clamd(await start());
    const pieces = Array.from({ length: 72 }, () => Buffer.alloc(256 * 1024));
    expect(await antivirus.scan(content(...pieces))).toEqual({ infected: false });
  });

  it('lets nothing pass when the daemon is away, hangs up, or cannot tell', async () => {
    await expect(clamd(`unix://${directory}/nobody.sock`).scan(content('x'))).rejects.toThrow(/ENOENT/);
    const rude = createServer((socket) => socket.destroy()).listen(path.join(directory, 'r.sock'));
    await expect(clamd(`unix://${directory}/r.sock`).scan(content('x'))).rejects.toThrow();
    rude.close();
    const dying = createServer((socket) => socket.once('data', () => socket.destroy()));
    dying.listen(path.join(directory, 'd.sock'));
    const pieces = Array.from({ length: 40 }, () => Buffer.alloc(256 * 1024));
    await expect(clamd(`unix://${directory}/d.sock`).scan(content(...pieces))).rejects.toThrow();
    dying.close();
    const antivirus = clamd(await start());
    const large = Array.from({ length: 30 }, () => Buffer.alloc(1024 * 1024));
    await expect(antivirus.scan(content(...large))).rejects.toThrow();
  });

  it('lets nothing pass when the file cannot be read to its end', async () => {
    async function* broken(): AsyncGenerator<Uint8Array> {
      yield Buffer.from('limpio');
      throw new Error('the disk is gone');
    }
    await expect(clamd(await start()).scan(broken())).rejects.toThrow('the disk is gone');
  });
});
