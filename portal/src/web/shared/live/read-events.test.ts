import { expect, it } from 'vitest';
import { readEvents, type ServerEvent } from './read-events';

function bodyOf(chunks: readonly string[]): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  return new ReadableStream({
    start(controller) {
      for (const chunk of chunks) controller.enqueue(encoder.encode(chunk));
      controller.close();
    },
  });
}

async function eventsOf(fragments: readonly string[]): Promise<ServerEvent[]> {
  const events: ServerEvent[] = [];
  for await (const event of readEvents(bodyOf(fragments))) events.push(event);
  return events;
}

it('reads events wherever the pieces are cut', async () => {
  const text = 'event: unread\ndata: {"unread":3}\n\n: \n\nevent: unread\r\ndata: {"unread":0}\r\n\r\n';
  const expected = [
    { event: 'unread', data: '{"unread":3}' },
    { event: 'unread', data: '{"unread":0}' },
  ];
  expect(await eventsOf([text])).toEqual(expected);
  for (const at of [1, 7, 14, 20, 31, 33, 36, 50])
    expect(await eventsOf([text.slice(0, at), text.slice(at)])).toEqual(expected);
});

it('joins lines of data and leaves out what was cut off', async () => {
  expect(await eventsOf(['data: uno\ndata:dos\n\ndata: nunca terminó'])).toEqual([
    { event: 'message', data: 'uno\ndos' },
  ]);
});

it('tells every sign of life, comments too', async () => {
  let signs = 0;
  for await (const _ of readEvents(bodyOf([': \n\n', ': \n\n']), () => {
    signs += 1;
  }))
    throw new Error('a comment is no event');
  expect(signs).toBe(2);
});
