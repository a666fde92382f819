import { readFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { describe, expect, it } from 'vitest';
import { isDatabaseUnavailable } from './is-database-unavailable.ts';

const failed = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => undefined,
    (error: unknown) => error,
  );

describe('a database that is unavailable', () => {
  it('is one whose socket is not there, unlike a file that is not there', async () => {
    const socket = connect('/nonexistent/.s.PGSQL.5432');
    const refused = await failed(new Promise((_, reject) => socket.on('error', reject)));
    expect(isDatabaseUnavailable(refused)).toBe(true);
    expect(isDatabaseUnavailable(await failed(readFile('/nonexistent/file')))).toBe(false);
  });

  it.each(['57P01', '57P02', '57P03', '08006', '53300'])('is one that answers %s', (code) => {
    expect(isDatabaseUnavailable(Object.assign(new Error('x'), { code }))).toBe(true);
  });

  it.each(['23505', '42501', '57014', '40001', '53100'])('is not one that answers %s', (code) => {
    expect(isDatabaseUnavailable(Object.assign(new Error('x'), { code }))).toBe(false);
  });
});
