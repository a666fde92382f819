/** A daemon that speaks INSTREAM as clamd(8) describes it and finds the EICAR test file; for tests. */
import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';

export const EICAR = 'X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*';
const COMMAND = 'zINSTREAM\0';
const MEGABYTE = 1024 * 1024;

export type ClamdServer = {
  url: string;
  /** Bytes of a stream, at most; the real one's StreamMaxLength, and its default. */
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

async function judge(socket: Socket, streamLimit: number): Promise<string> {
  let end = Buffer.alloc(0);
  let infected = false;
  for await (const piece of piecesOf(socket, streamLimit)) {
    if (typeof piece === 'string') return piece;
    if (piece.length === 0) return infected ? 'stream: Eicar-Test-Signature FOUND' : 'stream: OK';
    const seen = Buffer.concat([end, piece]);
    infected ||= seen.includes(EICAR);
    end = seen.subarray(-EICAR.length);
  }
  throw new Error('cut short');
}

/**
 * What follows the command, each piece after its length, or a refusal. As with the real one, a length that is too much
 * is refused before its piece is read, and the refusal is lost where the piece is on its way already.
 */
async function* piecesOf(socket: Socket, streamLimit: number): AsyncGenerator<Buffer | string> {
  let pending = Buffer.alloc(0);
  let commanded = false;
  let left = streamLimit;
  for await (const arrived of socket.iterator({ destroyOnReturn: false })) {
    pending = Buffer.concat([pending, arrived]);
    if (!commanded && pending.length >= COMMAND.length) {
      if (pending.toString('latin1', 0, COMMAND.length) !== COMMAND) yield 'UNKNOWN COMMAND';
      pending = pending.subarray(COMMAND.length);
      commanded = true;
    }
    while (commanded && pending.length >= 4) {
      const length = pending.readUInt32BE(0);
      if (length > left) {
        if (pending.length > 4) throw new Error('the answer is lost');
        yield 'INSTREAM size limit exceeded. ERROR';
      }
      if (pending.length < 4 + length) break;
      left -= length;
      yield pending.subarray(4, 4 + length);
      pending = pending.subarray(4 + length);
    }
  }
}
