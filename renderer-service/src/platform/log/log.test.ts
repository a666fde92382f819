import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { openLog } from './log.ts';

it('writes a line of JSON for each event, errors with their causes, secrets left out', async () => {
  const stream = new PassThrough();
  const log = openLog(stream);
  log.info('job_finished', { id: 'a', rows: 2, password: 'x', options: { token: 'y' } });
  log.error('job_failed', { cause: new Error('outer', { cause: new Error('inner') }) });
  stream.end();
  const [first, second] = (await text(stream))
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  expect(first).toEqual({
    time: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
    level: 'info',
    message: 'job_finished',
    id: 'a',
    rows: 2,
    password: '[redacted]',
    options: { token: '[redacted]' },
  });
  expect(second).toMatchObject({
    level: 'error',
    cause: { message: 'outer', stack: expect.any(String), cause: { message: 'inner' } },
  });
});
