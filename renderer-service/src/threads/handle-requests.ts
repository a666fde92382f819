import { parentPort } from 'node:worker_threads';

/** Answers a thread's questions one after another; a fault ends the thread and reaches who asked. */
export function handleRequests(
  answer: (message: unknown) => Promise<{ reply: unknown; transfer: ArrayBuffer[] }>,
): void {
  let last: Promise<void> = Promise.resolve();
  parentPort?.on('message', (message: unknown) => {
    last = last.then(async () => {
      const { reply, transfer } = await answer(message);
      parentPort?.postMessage(reply, transfer);
    });
  });
}
