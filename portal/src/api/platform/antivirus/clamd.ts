/** Client of ClamAV's daemon, by its INSTREAM command (clamd(8)). */
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { CALL_LIMITS, type CallLimits } from '../call-limits.ts';

/** `refused`: the daemon does not accept files of this size (its `StreamMaxLength`). */
export type Verdict = { found: 'nothing' } | { found: 'virus'; virus: string } | { found: 'refused' };

export type Antivirus = {
  /** @throws when the daemon is unavailable or fails; the file stays pending. */
  scan(content: AsyncIterable<Uint8Array>): Promise<Verdict>;
};

const ANSWER_LIMIT = 4096;
const COMMAND = Buffer.from('zINSTREAM\0');
const REFUSAL = 'INSTREAM size limit exceeded. ERROR';

type Daemon = { url: string; limits: CallLimits };

/** @param url `tcp://host:port` or `unix:///path`. */
export function clamd(url: string, limits: CallLimits = CALL_LIMITS.antivirus): Antivirus {
  const daemon = { url, limits };
  return {
    async scan(content) {
      const sent = { bytes: 0 };
      try {
        return await judge(daemon, framed(content, sent));
      } catch (error) {
        if (sent.bytes > 0 && (await refusesSize(daemon, sent.bytes))) return { found: 'refused' };
        throw error;
      }
    },
  };
}

async function judge(daemon: Daemon, request: AsyncIterable<Uint8Array>): Promise<Verdict> {
  const socket = await open(daemon);
  const sending = send(request, socket).catch((error: unknown) => {
    // A partially sent file gets no verdict.
    socket.destroy();
    throw error;
  });
  try {
    const [answer, sent] = await Promise.allSettled([answerOf(socket), sending]);
    // The daemon may respond before it received everything.
    if (answer.status === 'fulfilled' && answer.value !== '') return verdictOf(answer.value);
    if (sent.status === 'rejected') throw sent.reason;
    throw answer.status === 'rejected' ? answer.reason : new Error('clamd hung up');
  } finally {
    socket.destroy();
  }
}

/** Sends the request; stops when the daemon responds or disconnects early. @throws what the request throws. */
async function send(request: AsyncIterable<Uint8Array>, socket: Socket): Promise<void> {
  const gone = new Promise<void>((resolve) => socket.once('close', () => resolve()));
  const drained = () => new Promise<void>((resolve) => socket.once('drain', resolve));
  // Reading the response reveals the cause.
  socket.on('error', () => undefined);
  for await (const fragment of request) {
    if (!socket.writable) return;
    if (!socket.write(fragment)) await Promise.race([drained(), gone]);
  }
}

/**
 * A daemon that receives too much disconnects during the transfer, and its response is often lost. It decides by the
 * length prefix of a chunk, so sending the length alone reliably gets the response.
 */
async function refusesSize(daemon: Daemon, bytes: number): Promise<boolean> {
  const length = bigEndian(Math.min(bytes, 0xffffffff));
  // An error at this point is less informative than the previous one.
  const answer = await ask(daemon, Buffer.concat([COMMAND, length])).catch(() => '');
  return answer === REFUSAL;
}

async function ask(daemon: Daemon, request: Buffer): Promise<string> {
  const socket = await open(daemon);
  try {
    socket.end(request);
    return await answerOf(socket);
  } finally {
    socket.destroy();
  }
}

async function open({ url, limits }: Daemon): Promise<Socket> {
  const { protocol, hostname, port, pathname } = new URL(url);
  const socket =
    protocol === 'unix:'
      ? connect(decodeURIComponent(pathname))
      : connect(Number(port), hostname.replace(/^\[|\]$/g, ''));
  socket.setTimeout(limits.connect, () => socket.destroy(new Error('clamd does not answer')));
  await once(socket, 'connect');
  socket.setTimeout(limits.silence);
  return socket;
}

/**
 * The command, each chunk after its length, and an empty one as the end.
 * @param sent receives how many bytes of the content were handed over.
 */
async function* framed(
  content: AsyncIterable<Uint8Array>,
  sent: { bytes: number },
): AsyncGenerator<Uint8Array> {
  yield COMMAND;
  for await (const segment of content) {
    if (segment.byteLength === 0) continue;
    sent.bytes += segment.byteLength;
    yield bigEndian(segment.byteLength);
    yield segment;
  }
  yield bigEndian(0);
}

function bigEndian(length: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(length);
  return bytes;
}

async function answerOf(socket: Socket): Promise<string> {
  let answer = '';
  for await (const block of socket) {
    answer += String(block);
    if (answer.includes('\0') || answer.length > ANSWER_LIMIT) break;
  }
  return answer.split('\0', 1).join('').trim();
}

function verdictOf(answer: string): Verdict {
  if (answer === 'stream: OK') return { found: 'nothing' };
  if (answer === REFUSAL) return { found: 'refused' };
  const virus = /^stream: (.+) FOUND$/.exec(answer)?.[1];
  if (virus === undefined) throw new Error(`clamd answered "${answer}"`);
  return { found: 'virus', virus };
}
