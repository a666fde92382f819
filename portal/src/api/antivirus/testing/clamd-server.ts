/** A daemon that speaks INSTREAM as clamd(8) describes it and finds the EICAR test file; for tests. */
import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';

export const EICAR = 'X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*';
const COMMAND = 'zINSTREAM\0';
/** As the real one's StreamMaxLength. */
const STREAM_LIMIT = 25 * 1024 * 1024;

export type ClamdServer = { url: string; stop(): Promise<void> };

/** @param socketPath of a unix socket; a TCP port without it. */
export async function startClamdServer(socketPath?: string): Promise<ClamdServer> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined);
    judge(socket).then(
      (answer) => socket.end(`${answer}\0`),
      () => socket.destroy(),
    );
  });
  if (socketPath === undefined) server.listen(0, '127.0.0.1');
  else server.listen(socketPath);
  await once(server, 'listening');
  const address = server.address();
  if (address === null) throw new Error('not listening');
  return {
    url: typeof address === 'string' ? `unix://${address}` : `tcp://127.0.0.1:${address.port}`,
    async stop() {
      const closed = once(server, 'close');
      server.close();
      for (const socket of sockets) socket.destroy();
      await closed;
    },
  };
}

async function judge(socket: Socket): Promise<string> {
  let end = Buffer.alloc(0);
  let size = 0;
  let infected = false;
  for await (const piece of piecesOf(socket)) {
    if (piece === null) return 'UNKNOWN COMMAND';
    if (piece.length === 0) return infected ? 'stream: Eicar-Test-Signature FOUND' : 'stream: OK';
    size += piece.length;
    const seen = Buffer.concat([end, piece]);
    infected ||= seen.includes(EICAR);
    end = seen.subarray(-EICAR.length);
    if (size > STREAM_LIMIT) return 'INSTREAM size limit exceeded. ERROR';
  }
  throw new Error('cut short');
}

/** What follows the command, each piece after its length; null when it is another command. */
async function* piecesOf(socket: Socket): AsyncGenerator<Buffer | null> {
  let pending = Buffer.alloc(0);
  let commanded = false;
  for await (const arrived of socket.iterator({ destroyOnReturn: false })) {
    pending = Buffer.concat([pending, arrived]);
    if (!commanded && pending.length >= COMMAND.length) {
      if (pending.toString('latin1', 0, COMMAND.length) !== COMMAND) yield null;
      pending = pending.subarray(COMMAND.length);
      commanded = true;
    }
    while (commanded && pending.length >= 4) {
      const end = 4 + pending.readUInt32BE(0);
      if (pending.length < end) break;
      yield pending.subarray(4, end);
      pending = pending.subarray(end);
    }
  }
}
