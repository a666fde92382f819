import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { networkInterfaces, tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const MAIN = path.join(import.meta.dirname, 'main.ts');
const ROOT = path.resolve(import.meta.dirname, '../../..');
const SECRET = 'a secret that only these tests know, 48 letters';

// The embedded database of its own: the secret gives the API's role its password, and a role is the whole cluster's.
let directory = '';
beforeAll(() => {
  directory = mkdtempSync(path.join(tmpdir(), 'lienzo-main-'));
});
afterAll(() => rmSync(directory, { recursive: true, force: true }));

/** The portal as its own process; no demonstration and a rendering service elsewhere, so that it starts at once. */
function start(
  environment: Record<string, string>,
  [program = '', ...parameters] = [process.execPath, MAIN],
) {
  const child = spawn(program, parameters, {
    cwd: ROOT,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      LIENZO_DATA: directory,
      DATABASE_URL: '',
      RENDERER_URL: 'http://127.0.0.1:9',
      SESSION_SECRET: SECRET,
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  const listening = new Promise<string>((resolve) => {
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => {
        printed += chunk.toString();
        const address = /Lienzo listo en (\S+)/.exec(printed)?.[1];
        if (address !== undefined) resolve(address);
      });
  });
  const ended = once(child, 'close').then(() => child.exitCode);
  return { child, listening, ended, printed: () => printed };
}

/** A port that is taken until `close`. */
async function takenPort() {
  const server = createServer().listen(0);
  await once(server, 'listening');
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('no port');
  return { port: address.port, close: () => new Promise((closed) => server.close(closed)) };
}

/** This machine as others see it; on a machine without a network another address of its loopback. */
const outwardAddress = (): string =>
  Object.values(networkInterfaces())
    .flat()
    .find((one) => one?.family === 'IPv4' && !one.internal)?.address ?? '127.0.0.2';

// Each test starts processes of its own.
describe('the portal', { timeout: 60_000 }, () => {
  it('starts, answers, and stops in order when it is told to', async () => {
    const { port, close } = await takenPort();
    await close();
    const portal = start({ PORT: String(port) });
    const address = await portal.listening;
    expect(await (await fetch(`${address}/api/health`)).json()).toEqual({ status: 'ok' });
    portal.child.kill('SIGTERM');
    expect(await portal.ended).toBe(0);
    expect(portal.printed()).not.toContain('@lienzo.test');
  });

  it('stops in order when `npm start` is told to, and leaves nobody on its port', async () => {
    const { port, close } = await takenPort();
    await close();
    const portal = start({ PORT: String(port) }, ['npm', 'start']);
    const address = await portal.listening;
    portal.child.kill('SIGTERM');
    await portal.ended;
    await expect(fetch(`${address}/api/health`)).rejects.toThrow('fetch failed');
  });

  it('says which port is taken and what to do', async () => {
    const { port, close } = await takenPort();
    const portal = start({ PORT: String(port) });
    expect(await portal.ended).toBe(1);
    expect(portal.printed()).toContain(`El puerto ${port} está ocupado`);
    expect(portal.printed()).not.toContain('    at ');
    await close();
  });

  it('listens to the whole network, or where HOST says and nowhere else', async () => {
    const { port, close } = await takenPort();
    await close();
    const health = (host: string) => fetch(`http://${host}:${port}/api/health`).then(({ ok }) => ok);
    const open = start({ PORT: String(port) });
    await open.listening;
    expect([await health('127.0.0.1'), await health(outwardAddress())]).toEqual([true, true]);
    open.child.kill('SIGTERM');
    await open.ended;
    const closed = start({ PORT: String(port), HOST: '127.0.0.1' });
    await closed.listening;
    expect(await health('127.0.0.1')).toBe(true);
    await expect(health(outwardAddress())).rejects.toThrow('fetch failed');
    closed.child.kill('SIGTERM');
    expect(await closed.ended).toBe(0);
  });

  it('says that an address of HOST is none of this machine', async () => {
    const portal = start({ HOST: '192.0.2.1' });
    expect(await portal.ended).toBe(1);
    expect(portal.printed()).toContain('Esta máquina no tiene la dirección 192.0.2.1');
    expect(portal.printed()).not.toContain('    at ');
  });

  it('does not start in production without a secret', async () => {
    const portal = start({ SESSION_SECRET: '' });
    expect(await portal.ended).toBe(1);
    expect(portal.printed()).toContain('SESSION_SECRET');
    expect(portal.printed()).not.toContain('    at ');
  });

  it('says when the database cannot be reached', async () => {
    const portal = start({ DATABASE_URL: 'postgres://nadie@127.0.0.1:9/nada' });
    expect(await portal.ended).toBe(1);
    expect(portal.printed()).toContain('No se puede conectar con la base de datos');
    expect(portal.printed()).not.toContain('    at ');
  });
});
