import { once } from 'node:events';
import { buffer } from 'node:stream/consumers';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

export type TestSmtpServer = {
  url: string;
  /** The next mail that arrives, or has arrived and was not taken yet. */
  next(): Promise<{ to: string[]; mail: Email }>;
  /** Every mail that has arrived, in order, taken or not. */
  all(): readonly { to: string[]; mail: Email }[];
  /** The addresses that are refused for good, or for now. */
  refuseTo(addresses: { forever?: readonly string[]; now?: readonly string[] }): void;
  /** Bytes of a mail that are accepted; more is refused at its end, or, when `announced`, before it is sent. */
  limit(bytes: number, reported?: { announced: boolean }): void;
  /** How many of the next mails are refused for now. */
  refuse(count: number): void;
  /** The next mails are acknowledged, so many of them; later ones arrive but get no answer, until told again. */
  acknowledge(count: number): void;
  close(): Promise<void>;
};

/** A mail server on a free port of this machine. */
export async function startSmtpServer(): Promise<TestSmtpServer> {
  const arrived: { to: string[]; mail: Email }[] = [];
  const waiting: ((one: { to: string[]; mail: Email }) => void)[] = [];
  const received: { to: string[]; mail: Email }[] = [];
  let unwanted: Parameters<TestSmtpServer['refuseTo']>[0] = {};
  let refused = 0;
  let most = Number.POSITIVE_INFINITY;
  let acknowledged = Number.POSITIVE_INFINITY;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo({ address }, _session, done) {
      const code = unwanted.forever?.includes(address) ? 550 : unwanted.now?.includes(address) ? 451 : null;
      if (code === null) done();
      else done(Object.assign(new Error('not wanted'), { responseCode: code }));
    },
    onData(stream, session, done) {
      const receive = async (): Promise<void> => {
        const bytes = await buffer(stream);
        if (bytes.byteLength > most) {
          done(Object.assign(new Error('5.3.4 message too big'), { responseCode: 552 }));
          return;
        }
        if (refused > 0) {
          refused -= 1;
          done(Object.assign(new Error('busy'), { responseCode: 451 }));
          return;
        }
        const one = {
          to: session.envelope.rcptTo.map(({ address }) => address),
          mail: await PostalMime.parse(bytes),
        };
        received.push(one);
        acknowledged -= 1;
        if (acknowledged >= 0) done();
        const next = waiting.shift();
        if (next === undefined) arrived.push(one);
        else next(one);
      };
      // A mail that breaks off in its middle has not arrived.
      receive().catch(done);
    },
  });
  // A client that is killed resets its connection, which is no fault of the server.
  server.on('error', (error) => {
    if (!('code' in error) || error.code !== 'ECONNRESET') throw error;
  });
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const address = server.server.address();
  if (address === null || typeof address === 'string') throw new Error('the mail server has no port');
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    next() {
      const first = arrived.shift();
      return first === undefined ? new Promise((resolve) => waiting.push(resolve)) : Promise.resolve(first);
    },
    all: () => received,
    refuseTo(addresses) {
      unwanted = addresses;
    },
    acknowledge(count) {
      acknowledged = count;
    },
    limit(bytes, notified) {
      most = bytes;
      server.options.size = notified?.announced === true ? bytes : undefined;
    },
    refuse(count) {
      refused = count;
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
