import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import path from 'node:path';
import { expect, it } from 'vitest';

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (typeof address !== 'object' || address === null) throw new Error('no port');
  return address.port;
}

it('a service whose log nobody reads any more goes on, and ends as it should', async () => {
  const port = await freePort();
  const service = spawn(process.execPath, [path.join(import.meta.dirname, '../main.ts')], {
    env: { ...process.env, PORT: String(port) },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = once(service, 'exit');
  try {
    for await (const text of service.stdout) if (String(text).includes('listo en')) break;
    service.stdout.destroy();
    service.stderr.destroy();
    // Each of them writes a line.
    for (let call = 0; call < 5; call += 1) {
      const response = await fetch(`http://127.0.0.1:${port}/html`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ reporte: '<p>hola</p>' }),
      });
      expect(response.status).toBe(200);
      await response.arrayBuffer();
    }
    expect(service.exitCode).toBeNull();
    service.kill('SIGTERM');
    expect(await ended).toEqual([0, null]);
  } finally {
    service.kill('SIGKILL');
  }
});
