import { createParser } from 'eventsource-parser';

/** One server-sent event. */
export type ServerEvent = { event: string; data: string };

/**
 * Reads server-sent events from an answer.
 * @param onSign called with every piece that arrives, a comment as well: a sign of life.
 */
export async function* readEvents(
  body: ReadableStream<Uint8Array>,
  onSign: () => void = () => undefined,
): AsyncGenerator<ServerEvent> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  const events: ServerEvent[] = [];
  const parser = createParser({
    onEvent: ({ event = 'message', data }) => events.push({ event, data }),
  });
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      onSign();
      parser.feed(decoder.decode(value, { stream: true }));
      yield* events.splice(0);
    }
  } finally {
    await reader.cancel();
  }
}
