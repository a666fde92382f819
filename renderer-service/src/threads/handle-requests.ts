import { parentPort } from 'node:worker_threads';

/** Handles the messages of a worker thread one at a time; an error ends the thread and reaches the caller. */
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
