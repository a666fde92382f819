import { openWorkerPort } from './open-worker-port.ts';

/** Handles the messages of a worker one at a time; an error ends the worker and reaches the caller. */
export async function handleRequests(answer: (message: unknown) => unknown): Promise<void> {
  const port = await openWorkerPort();
  let last: Promise<void> = Promise.resolve();
  port.onMessage((message) => {
    last = last.then(async () => port.post(await answer(message)));
  });
}
