import type { WorkerMessage } from './worker-message.ts';

/** The side of a worker that `openWorker` started. */
export type WorkerPort<Data, Message> = {
  /** The owner's `workerData`. */
  data: Data;
  /** Sends a message to the owner. */
  post(message: unknown): void;
  /** Calls back with each later message of the owner, in order. */
  onMessage(take: (message: Message) => void): void;
};

/**
 * Opens the port of this worker and waits for its data. An error that nobody handles reaches the owner and ends the
 * worker; so does the end of the owner. Signals to the group of processes are the owner's affair: a server that is asked
 * to stop lets its work finish.
 */
export async function openWorkerPort<Data = unknown, Message = unknown>(): Promise<
  WorkerPort<Data, Message>
> {
  const send = (message: WorkerMessage, sent: () => void = () => undefined): void => {
    if (process.send === undefined) throw new Error('this file is the start of a worker');
    process.send(message, sent);
  };
  process.on('uncaughtException', (error: unknown) => {
    send({ thrown: thrownOf(error) }, () => process.exit(1));
  });
  process.on('disconnect', () => process.exit());
  process.on('SIGTERM', () => undefined);
  process.on('SIGINT', () => undefined);

  const early: Message[] = [];
  let take: ((message: Message) => void) | undefined;
  const { promise: first, resolve } = Promise.withResolvers<Data>();
  // The owner is ours; what people sent is parsed by who works on it.
  process.once('message', ({ message: data }: { message: Data }) => {
    process.on('message', ({ message }: { message: Message }) => {
      if (take === undefined) early.push(message);
      else take(message);
    });
    resolve(data);
  });
  const data = await first;
  return {
    data,
    post: (reply) => send({ reply }),
    onMessage(listener) {
      take = listener;
      for (const message of early.splice(0)) listener(message);
    },
  };
}

function thrownOf(error: unknown): Extract<WorkerMessage, { thrown: unknown }>['thrown'] {
  if (!(error instanceof Error)) return { name: 'Error', message: String(error) };
  const { name, message, stack } = error;
  const code = 'code' in error && typeof error.code === 'string' ? { code: error.code } : {};
  return { name, message, ...(stack === undefined ? {} : { stack }), ...code };
}
