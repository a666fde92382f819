/** ClamAV's daemon, spoken to by its INSTREAM command (clamd(8)). */
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { pipeline } from 'node:stream/promises';

export type Antivirus = {
  /** @throws when the daemon is away or cannot tell; the file stays unjudged. */
  scan(content: AsyncIterable<Uint8Array>): Promise<{ infected: false } | { infected: true; virus: string }>;
};

/** Milliseconds of silence after which the daemon counts as away. */
const PATIENCE = 120_000;
const ANSWER_LIMIT = 4096;

/** @param url `tcp://host:port` or `unix:///path`. */
export function clamd(url: string): Antivirus {
  return {
    async scan(content) {
      const socket = await open(url);
      const sending = pipeline(framed(content), socket, { end: false }).catch((error: unknown) => {
        // What is half sent gets no verdict.
        socket.destroy();
        throw error;
      });
      try {
        const [answer, sent] = await Promise.allSettled([answerOf(socket), sending]);
        // It may answer before it was told all.
        if (answer.status === 'fulfilled' && answer.value !== '') return verdictOf(answer.value);
        if (sent.status === 'rejected') throw sent.reason;
        throw answer.status === 'rejected' ? answer.reason : new Error('clamd hung up');
      } finally {
        socket.destroy();
      }
    },
  };
}

async function open(url: string): Promise<Socket> {
  const { protocol, hostname, port, pathname } = new URL(url);
  const socket =
    protocol === 'unix:'
      ? connect(decodeURIComponent(pathname))
      : connect(Number(port), hostname.replace(/^\[|\]$/g, ''));
  socket.setTimeout(PATIENCE, () => socket.destroy(new Error('clamd does not answer')));
  await once(socket, 'connect');
  return socket;
}

/** The command, each piece after its length, and an empty one as the end. */
async function* framed(content: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  yield Buffer.from('zINSTREAM\0');
  for await (const piece of content) {
    if (piece.byteLength === 0) continue;
    yield lengthOf(piece);
    yield piece;
  }
  yield Buffer.alloc(4);
}

function lengthOf(piece: Uint8Array): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(piece.byteLength);
  return length;
}

async function answerOf(socket: Socket): Promise<string> {
  let answer = '';
  for await (const piece of socket) {
    answer += String(piece);
    if (answer.includes('\0') || answer.length > ANSWER_LIMIT) break;
  }
  return answer.split('\0', 1).join('').trim();
}

function verdictOf(answer: string): Awaited<ReturnType<Antivirus['scan']>> {
  if (answer === 'stream: OK') return { infected: false };
  const virus = /^stream: (.+) FOUND$/.exec(answer)?.[1];
  if (virus === undefined) throw new Error(`clamd answered "${answer}"`);
  return { infected: true, virus };
}
