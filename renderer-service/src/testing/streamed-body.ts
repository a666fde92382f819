/** A body that is made while it is sent, and how much of it was asked for. */
export function streamedBody(chunks: Iterator<string>): {
  body: ReadableStream<Uint8Array>;
  sent: () => number;
} {
  let sent = 0;
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      const next = chunks.next();
      if (next.done === true) controller.close();
      else {
        const bytes = Buffer.from(next.value);
        sent += bytes.byteLength;
        controller.enqueue(bytes);
      }
    },
  });
  return { body, sent: () => sent };
}
