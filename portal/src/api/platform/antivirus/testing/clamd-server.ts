/** A fake clamd for tests: speaks INSTREAM as described by clamd(8) and detects the EICAR test file. */
import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';

export const EICAR = 'X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*';
const COMMAND = 'zINSTREAM\0';
const MEGABYTE = 1024 * 1024;

export type ClamdServer = {
  url: string;
  /** Maximum size of a stream in bytes; the real daemon's StreamMaxLength, with its default. */
  streamLimit: number;
  stop(): Promise<void>;
};

/** @param socketPath of a unix socket; a TCP port without it. */
export async function startClamdServer(socketPath?: string): Promise<ClamdServer> {
  const sockets = new Set<Socket>();
  const limits = { streamLimit: 25 * MEGABYTE };
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined);
    judge(socket, limits.streamLimit).then(
      (answer) => socket.end(`${answer}\0`),
      () => socket.destroy(),
    );
  });
  if (socketPath === undefined) server.listen(0, '127.0.0.1');
  else server.listen(socketPath);
  await once(server, 'listening');
  const address = server.address();
  if (address === null) throw new Error('not listening');
  return Object.assign(limits, {
    url: typeof address === 'string' ? `unix://${address}` : `tcp://127.0.0.1:${address.port}`,
    async stop() {
      const closed = once(server, 'close');
      server.close();
      for (const socket of sockets) socket.destroy();
      await closed;
    },
  });
}

/**
 * As by the real daemon, an excessive length is refused before its chunk is read, and the response is lost if the chunk
 * is already being sent.
 */
async function judge(socket: Socket, streamLimit: number): Promise<string> {
  const received = receive(socket);
  if (String(await received.take(COMMAND.length)) !== COMMAND) return 'UNKNOWN COMMAND';
  let end = Buffer.alloc(0);
  let left = streamLimit;
  let infected = false;
  for (;;) {
    const length = (await received.take(4)).readUInt32BE();
    if (length === 0) return infected ? 'stream: Eicar-Test-Signature FOUND' : 'stream: OK';
    if (length > left && received.waits()) throw new Error('the answer is lost');
    if (length > left) return 'INSTREAM size limit exceeded. ERROR';
    left -= length;
    const seen = Buffer.concat([end, await received.take(length)]);
    infected ||= seen.includes(EICAR);
    end = seen.subarray(-EICAR.length);
  }
}

function receive(socket: Socket): { take(size: number): Promise<Buffer>; waits(): boolean } {
  const arriving = socket.iterator({ destroyOnReturn: false });
  let pending = Buffer.alloc(0);
  return {
    waits: () => pending.length > 0,
    async take(size) {
      while (pending.length < size) {
        const next = await arriving.next();
        if (next.done === true) throw new Error('cut short');
        pending = Buffer.concat([pending, next.value]);
      }
      const taken = pending.subarray(0, size);
      pending = pending.subarray(size);
      return taken;
    },
  };
}
