import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { isOutOfMemory, openWorker, type WorkerOptions, type WorkerProcess } from './open-worker.ts';

const PORT = new URL('./open-worker-port.ts', import.meta.url).href;
const ECHO = 'port.onMessage((message) => port.post(message))';

let folder: string;
let files = 0;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'lienzo-workers-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function workerOf(code: string, options: Partial<WorkerOptions> = {}): Promise<WorkerProcess> {
  const file = path.join(folder, `${++files}.mjs`);
  await writeFile(
    file,
    `import { openWorkerPort } from '${PORT}';\nconst port = await openWorkerPort();\n${code}`,
  );
  return openWorker(pathToFileURL(file), { memoryMb: 64, ...options });
}

it('hands messages over in order, those that came before anybody waited too', async () => {
  const worker = await workerOf(`for (const n of [1, 2, 3]) port.post(n); ${ECHO}`);
  expect([await worker.receive(), await worker.receive(), await worker.receive()]).toEqual([1, 2, 3]);
  expect(await worker.request('cuatro')).toBe('cuatro');
  await worker.close();
  expect(worker.hasEnded).toBe(true);
});

it('passes on what JSON cannot hold', async () => {
  const sent = {
    bytes: Uint8Array.of(1, 2, 3),
    day: new Date(0),
    large: 2n ** 70n,
    byName: new Map([['Ñ', undefined]]),
  };
  const worker = await workerOf(`port.post(port.data); ${ECHO}`, { workerData: sent });
  expect(await worker.receive()).toEqual(sent);
  expect(await worker.request(sent)).toEqual(sent);
  await worker.close();
});

it.each([
  ['at its start', `throw Object.assign(new RangeError('roto'), { code: 'ROTO' })`],
  ['in its middle', `port.onMessage(() => { throw new Error('roto') })`],
  ['in a promise', `port.onMessage(async () => { throw new Error('roto') })`],
  [
    'at its end',
    `process.on('exit', () => { throw new Error('roto') }); port.onMessage(() => process.exit())`,
  ],
  ['while it is loaded', `import 'roto'`],
])('a worker that throws %s ends the wait of its owner', async (_when, code) => {
  const worker = await workerOf(code);
  await expect(worker.request('trabajo')).rejects.toThrow('roto');
  await expect(worker.receive()).rejects.toThrow('roto');
  await expect(worker.request('otro')).rejects.toThrow('roto');
  await worker.close();
});

it('an error keeps its name and code', async () => {
  const worker = await workerOf(`throw Object.assign(new RangeError('roto'), { code: 'ROTO' })`);
  const failure = await worker.receive().catch((cause: unknown) => cause);
  expect(failure).toMatchObject({ name: 'RangeError', message: 'roto', code: 'ROTO' });
  await worker.close();
});

it('an error while the worker is being ended is no unhandled rejection', async () => {
  const worker = await workerOf(`process.on('exit', () => { throw new Error('tarde') }); ${ECHO}`);
  expect(await worker.request(1)).toBe(1);
  await worker.close();
  await worker.close();
});

it('a worker that exits without a message is an error', async () => {
  const worker = await workerOf('process.exit(0)');
  await expect(worker.receive()).rejects.toThrow('the worker ended with code 0');
  await worker.close();
});

// The second one ends the whole process of a thread: V8 has no time to end the thread alone.
it.each([
  ['small arrays', 'const all = []; for (;;) all.push(new Array(10_000).fill(1.5))'],
  [
    'long texts',
    `const all = []; const text = 's'.repeat(1_000_000);
     for (;;) { const at = Math.floor(Math.random() * text.length); all.push(text.slice(0, at) + 'x' + text.slice(at)); }`,
  ],
])('a worker that needs more memory than it has ends alone: %s', async (_what, code) => {
  const worker = await workerOf(code, { memoryMb: 32 });
  const failure = await worker.receive().catch((cause: unknown) => cause);
  expect(isOutOfMemory(failure)).toBe(true);
  await worker.close();
});

it('a worker whose buffers need more memory than they have ends alone', async () => {
  const code =
    'const all = []; for (;;) { all.push(new Uint8Array(4_000_000).fill(1)); if (all.length > 400) all.pop(); }';
  const worker = await workerOf(code, { bufferMemoryMb: 64 });
  const failure = await worker.receive().catch((cause: unknown) => cause);
  expect(isOutOfMemory(failure)).toBe(true);
  await worker.close();
});

it('the signal of a worker ends every wait, that of a wait only this one', async () => {
  const whole = new AbortController();
  const worker = await workerOf(ECHO, { signal: whole.signal });
  const one = new AbortController();
  const waited = worker.receive(one.signal);
  one.abort(new Error('demasiado'));
  await expect(waited).rejects.toThrow('demasiado');
  expect(await worker.request('sigue')).toBe('sigue');
  const last = worker.receive();
  whole.abort(new Error('se fue'));
  await expect(last).rejects.toThrow('se fue');
  await worker.close();
  await expect(workerOf(ECHO, { signal: whole.signal })).rejects.toThrow('se fue');
});

it('answers one caller at a time', async () => {
  const worker = await workerOf(ECHO);
  const first = worker.receive();
  await expect(worker.receive()).rejects.toThrow('one caller at a time');
  worker.send('para el primero');
  expect(await first).toBe('para el primero');
  await worker.close();
});

it('knows no variable of its owner, which hold secrets, and does not heed a signal to the group', async () => {
  process.env.LIENZO_TEST_SECRET = 'secreto';
  const worker = await workerOf(
    `process.kill(process.pid, 'SIGTERM'); process.kill(process.pid, 'SIGINT');
     port.post(Object.keys(process.env).sort()); ${ECHO}`,
  );
  delete process.env.LIENZO_TEST_SECRET;
  expect(await worker.receive()).toEqual(expect.not.arrayContaining(['LIENZO_TEST_SECRET', 'PATH']));
  expect(await worker.request('sigue')).toBe('sigue');
  await worker.close();
});

it('ends with its owner, however that ends', async () => {
  const outer = path.join(folder, 'owner.mjs');
  const inner = path.join(folder, 'inner.mjs');
  // Nobody answers on its socket once it is gone.
  const socket = path.join(folder, 'inner.sock');
  await writeFile(
    inner,
    `import { createServer } from 'node:net'; import { openWorkerPort } from '${PORT}';
     const port = await openWorkerPort();
     createServer((peer) => peer.end()).listen('${socket}', () => port.post('listens'));`,
  );
  const OPEN = new URL('./open-worker.ts', import.meta.url).href;
  await writeFile(
    outer,
    `import { openWorkerPort } from '${PORT}'; import { openWorker } from '${OPEN}';
     const port = await openWorkerPort();
     const worker = openWorker(new URL('${pathToFileURL(inner).href}'), { memoryMb: 64 });
     port.post(await worker.receive()); ${ECHO}`,
  );
  const worker = openWorker(pathToFileURL(outer), { memoryMb: 64 });
  expect(await worker.receive()).toBe('listens');
  expect(await isAnswered(socket)).toBe(true);
  // Kills it.
  await worker.close();
  await expect.poll(() => isAnswered(socket), { timeout: 30_000 }).toBe(false);
});

function isAnswered(socket: string): Promise<boolean> {
  return new Promise((resolve) => {
    const peer = connect(socket, () => resolve(true)).once('error', () => resolve(false));
    peer.once('connect', () => peer.destroy());
  });
}
