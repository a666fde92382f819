import { expect, it } from 'vitest';
import { isOutOfMemory, openThread, type Thread, type ThreadOptions } from './open-thread.ts';

const ECHO = `parentPort.on('message', (message) => parentPort.postMessage(message))`;

function threadOf(code: string, options: Partial<ThreadOptions> = {}): Thread {
  const source = `import { parentPort } from 'node:worker_threads';\n${code}`;
  const file = new URL(`data:text/javascript,${encodeURIComponent(source)}`);
  return openThread(file, { memoryMb: 64, ...options });
}

it('hands messages over in order, those that came before anybody waited too', async () => {
  const thread = threadOf(`for (const n of [1, 2, 3]) parentPort.postMessage(n); ${ECHO}`);
  expect([await thread.receive(), await thread.receive(), await thread.receive()]).toEqual([1, 2, 3]);
  expect(await thread.request('cuatro')).toBe('cuatro');
  await thread.close();
  expect(thread.hasEnded).toBe(true);
});

it.each([
  ['at its start', `throw new Error('roto')`],
  ['in its middle', `parentPort.on('message', () => { throw new Error('roto') })`],
  ['in a promise', `parentPort.on('message', async () => { throw new Error('roto') })`],
  [
    'at its end',
    `process.on('exit', () => { throw new Error('roto') }); parentPort.once('message', () => {})`,
  ],
])('a thread that throws %s ends the wait of its owner', async (_when, code) => {
  const thread = threadOf(code);
  await expect(thread.request('trabajo')).rejects.toThrow('roto');
  await expect(thread.receive()).rejects.toThrow('roto');
  await expect(thread.request('otro')).rejects.toThrow('roto');
  await thread.close();
});

it('an error while the thread is being ended is no unhandled rejection', async () => {
  const thread = threadOf(`process.on('exit', () => { throw new Error('tarde') }); ${ECHO}`);
  expect(await thread.request(1)).toBe(1);
  await thread.close();
  await thread.close();
});

it('a thread that exits without a message is an error', async () => {
  const thread = threadOf('process.exit(0)');
  await expect(thread.receive()).rejects.toThrow('the thread ended without an answer');
  await thread.close();
});

it('a thread that needs more memory than it has ends alone', async () => {
  const thread = threadOf('const all = []; for (;;) all.push(new Array(10_000).fill(1.5))', { memoryMb: 16 });
  const failure = await thread.receive().catch((cause: unknown) => cause);
  expect(isOutOfMemory(failure)).toBe(true);
  await thread.close();
});

it('the signal of a thread ends every wait, that of a wait only this one', async () => {
  const whole = new AbortController();
  const thread = threadOf(ECHO, { signal: whole.signal });
  const one = new AbortController();
  const waited = thread.receive(one.signal);
  one.abort(new Error('demasiado'));
  await expect(waited).rejects.toThrow('demasiado');
  expect(await thread.request('sigue')).toBe('sigue');
  const last = thread.receive();
  whole.abort(new Error('se fue'));
  await expect(last).rejects.toThrow('se fue');
  await thread.close();
  expect(() => threadOf(ECHO, { signal: whole.signal })).toThrow('se fue');
});

it('answers one caller at a time', async () => {
  const thread = threadOf(ECHO);
  const first = thread.receive();
  await expect(thread.receive()).rejects.toThrow('one caller at a time');
  thread.send('para el primero');
  expect(await first).toBe('para el primero');
  await thread.close();
});

it('a thread whose buffers need more memory than they have ends alone', async () => {
  const code =
    'const all = []; for (;;) { all.push(new Uint8Array(4_000_000).fill(1)); if (all.length > 400) all.pop(); }';
  const thread = threadOf(code, { bufferMemoryMb: 64 });
  const failure = await thread.receive().catch((cause: unknown) => cause);
  expect(isOutOfMemory(failure)).toBe(true);
  await thread.close();
});
