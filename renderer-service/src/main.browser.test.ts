import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { rendererMessages } from '@lienzo/schema/messages/renderer-messages';
import { registroNomina } from '@lienzo/templates/reports/registro-nomina';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { type StartedService, startService } from './testing/start-service.ts';

const { terminal } = rendererMessages;

async function withService(work: (service: StartedService) => Promise<void>): Promise<void> {
  const service = await startService();
  try {
    await work(service);
  } finally {
    service.child.kill('SIGKILL');
  }
}

it('a service whose log nobody reads any more goes on, and ends as it should', async () => {
  await withService(async ({ address, child, ended }) => {
    // Each of them writes a line.
    for (let call = 0; call < 5; call += 1) {
      const response = await fetch(`${address}/html`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ reporte: '<p>hola</p>' }),
      });
      expect(response.status).toBe(200);
      await response.arrayBuffer();
    }
    expect(child.exitCode).toBeNull();
    child.kill('SIGTERM');
    expect(await ended).toEqual([0, null]);
  });
});

it('a refusal reaches a client that still sends, and the next call is answered', async () => {
  await withService(async ({ address }) => {
    const body = Buffer.alloc(20_000_000, 'x');
    const headers = { 'content-type': 'application/json' };
    for (let call = 0; call < 6; call += 1) {
      const refused = await fetch(`${address}/html`, { method: 'POST', headers, body });
      expect([refused.status, refused.headers.get('connection')]).toEqual([413, 'close']);
      expect(await refused.text()).toContain('El HTML pasa de 8 MB');
      const next = await fetch(`${address}/html`, {
        method: 'POST',
        headers,
        body: '{"reporte":"<p>x</p>"}',
      });
      expect(next.status).toBe(200);
      await next.arrayBuffer();
    }
  });
});

it('nothing of a document is logged, whatever the libraries are asked to log', async () => {
  let log = '';
  const service = await startService({ NODE_DEBUG: 'puppeteer:*' }, (text) => {
    log += text;
  });
  try {
    for (const body of ['{"reporte":"<p>Ana Núñez gana mil</p>"}', 'Ana Núñez gana mil']) {
      const response = await fetch(`${service.address}/html`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body,
      });
      await response.arrayBuffer();
    }
    expect(log).toContain('job_finished');
    expect(log).not.toContain('gana mil');
  } finally {
    service.child.kill('SIGKILL');
    await service.ended;
  }
});

/** How a service that cannot begin ends, and the errors that its log tells. */
async function failedStart(
  variables: Record<string, string>,
): Promise<{ ended: unknown[]; errors: string[] }> {
  const child = spawn(process.execPath, [path.join(import.meta.dirname, 'main.ts')], {
    env: { ...process.env, ...variables },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exited = once(child, 'exit');
  const lines = (await text(child.stdout)).trim().split('\n');
  const reported = lines.map((line) =>
    z.object({ level: z.string(), message: z.string() }).parse(JSON.parse(line)),
  );
  return {
    ended: await exited,
    errors: reported.filter(({ level }) => level === 'error').map(({ message }) => message),
  };
}

it('a service whose port is taken says what to do, and ends', async () => {
  await withService(async ({ address }) => {
    const { port } = new URL(address);
    expect(await failedStart({ PORT: port })).toEqual({
      ended: [1, null],
      errors: [terminal.portTaken(Number(port))],
    });
  });
});

it('a service whose variables are wrong names them, and ends', async () => {
  expect(await failedStart({ PORT: '0', LIENZO_RENDER_WAITING: 'muchas' })).toEqual({
    ended: [1, null],
    errors: [terminal.environment(['PORT', 'LIENZO_RENDER_WAITING'])],
  });
});

it('a service that is told to stop takes no new connection and finishes what it has', async () => {
  await withService(async ({ address, child, ended }) => {
    const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
    const writer = writable.getWriter();
    const line = (value: object): Promise<void> => writer.write(Buffer.from(`${JSON.stringify(value)}\n`));
    const answer = fetch(`${address}/render?format=xlsx`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-ndjson' },
      body: readable,
      duplex: 'half',
    });
    await line({ report: registroNomina.report });
    const waiting = async (): Promise<unknown> => (await fetch(`${address}/health`)).json();
    await expect.poll(waiting).toMatchObject({ waiting: 1 });
    child.kill('SIGTERM');
    const isRefused = (): Promise<boolean> =>
      fetch(`${address}/health`, { headers: { connection: 'close' } }).then(
        () => false,
        () => true,
      );
    await expect.poll(isRefused, { timeout: 20_000 }).toBe(true);
    expect(child.exitCode).toBeNull();
    await line({ end: true, rows: 0 });
    await writer.close();
    const response = await answer;
    expect(response.status).toBe(200);
    expect((await response.arrayBuffer()).byteLength).toBeGreaterThan(1_000);
    expect(await ended).toEqual([0, null]);
  });
});
