/** One server-sent event. */
export type ServerEvent = { event: string; data: string };

/**
 * Reads server-sent events from an answer (WHATWG HTML §9.2.6, as far as our server uses it: `event` and `data`).
 * @param onSign called with every piece that arrives, a comment as well: a sign of life.
 */
export async function* readEvents(
  body: ReadableStream<Uint8Array>,
  onSign: () => void = () => undefined,
): AsyncGenerator<ServerEvent> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let pending = '';
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      onSign();
      const blocks = (pending + decoder.decode(value, { stream: true }))
        .replace(/\r\n?/g, '\n')
        .split('\n\n');
      pending = blocks.pop() ?? '';
      for (const block of blocks) {
        const event = parseBlock(block);
        if (event !== null) yield event;
      }
    }
  } finally {
    await reader.cancel();
  }
}

/** null: a block without data, such as a comment alone. */
function parseBlock(block: string): ServerEvent | null {
  let event = 'message';
  const data: string[] = [];
  for (const line of block.split('\n')) {
    const [, field, value = ''] = /^([^:]+):? ?(.*)$/.exec(line) ?? [];
    if (field === 'event') event = value;
    if (field === 'data') data.push(value);
  }
  return data.length === 0 ? null : { event, data: data.join('\n') };
}
