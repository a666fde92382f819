/** The other end of the rendering contract as a server of its own, which can be left in the middle of an answer. */
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { openServer } from '../../../platform/http/open-server.ts';
import { answerParts } from './parts-service.ts';

/** `asked`: before the answer; `halfway`: half of its bytes are sent; `answered`: all of them. */
export type PrinterMoment = 'asked' | 'halfway' | 'answered';

export type HangingPrinter = {
  url: string;
  /** Resolves when the so many-th call from now is at that moment; that call is never answered further. */
  hangAt(moment: PrinterMoment, call: number): Promise<void>;
  /** Answers every call from now on. */
  answerAll(): void;
  close(): Promise<void>;
};

/** What the file of a report begins and ends with; between them is the number of its rows. */
export const PRINTED = { head: 'rows ', tail: ' end of file' };

export async function startHangingPrinter(): Promise<HangingPrinter> {
  let hanging: { moment: PrinterMoment; left: number; reached: () => void } | undefined;
  const server = openServer(async (request) => {
    const isParts = new URL(request.url).pathname === '/parts';
    const whole = await (isParts ? answerParts(request) : printed(request));
    const bytes = new Uint8Array(await whole.arrayBuffer());
    if (hanging === undefined) return new Response(bytes, whole);
    hanging.left -= 1;
    if (hanging.left !== 0) return new Response(bytes, whole);
    const { moment, reached } = hanging;
    hanging = undefined;
    if (moment === 'asked') {
      reached();
      return new Promise<Response>(() => undefined);
    }
    const sent = moment === 'halfway' ? bytes.subarray(0, Math.ceil(bytes.length / 2)) : bytes;
    const body = new ReadableStream<Uint8Array>({
      async start(controller) {
        controller.enqueue(sent);
        if (moment === 'answered') controller.close();
        // So that it has come to whoever reads it.
        await pause(5);
        reached();
      },
    });
    return new Response(body, whole);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the printer has no port');
  return {
    url: `http://127.0.0.1:${address.port}`,
    hangAt(moment, call) {
      const { promise, resolve } = Promise.withResolvers<void>();
      hanging = { moment, left: call, reached: resolve };
      return promise;
    },
    answerAll() {
      hanging = undefined;
    },
    async close() {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}

/** A file that says how many rows it is made of, and where it ends. */
async function printed(request: Request): Promise<Response> {
  const lines = (await request.text()).trimEnd().split('\n');
  const rows = lines.slice(1, -1).length;
  const file = `${PRINTED.head}${rows} ${'x'.repeat(100_000)}${PRINTED.tail}`;
  return new Response(`--b\r\nContent-Type: application/pdf\r\n\r\n${file}\r\n--b--\r\n`, {
    headers: { 'Content-Type': 'multipart/mixed; boundary=b' },
  });
}
