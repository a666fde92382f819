import { describe, expect, it } from 'vitest';
import { createLogger } from './logger.ts';

function written(log: (logger: ReturnType<typeof createLogger>) => void) {
  const lines: string[] = [];
  log(createLogger('info', (line) => lines.push(line)));
  return lines;
}

describe('createLogger', () => {
  it('writes one JSON object a line, whatever is in it', () => {
    const [line = ''] = written((logger) =>
      logger.warn('event', {
        text: 'a\nb',
        error: new Error('outer', { cause: new Error('inner') }),
        big: 1n,
      }),
    );
    expect(line.trimEnd()).not.toContain('\n');
    expect(JSON.parse(line)).toMatchObject({
      level: 'warn',
      event: 'event',
      text: 'a\nb',
      big: '1',
      error: { message: 'outer', cause: { message: 'inner' } },
    });
  });

  it('hides what must not be read, at any depth', () => {
    const [line = ''] = written((logger) =>
      logger.info('event', {
        password: 'uno',
        deep: { access_token: 'dos', headers: { Authorization: 'tres' } },
      }),
    );
    expect(line).not.toMatch(/uno|dos|tres/);
  });

  it('leaves out what is below its level', () => {
    expect(written((logger) => logger.debug('event'))).toEqual([]);
  });
});
