import { createTestDatabase, type TestDatabase } from '@lienzo/tests/database/create-test-database';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { JOB_NAMES } from '../../jobs.ts';
import { prepareDatabase } from '../prepare-database.ts';
import { Attempts, sweepAttempts } from './attempts.ts';
import { type OpenDatabase, openDatabase } from './open-database.ts';

const LIMIT = { burst: 3, everySeconds: 10 };

let database: TestDatabase;
let one: OpenDatabase;
let other: OpenDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  const { appUrl } = await prepareDatabase({ ...database, jobs: JOB_NAMES });
  one = openDatabase(appUrl);
  other = openDatabase(appUrl);
});
afterAll(async () => {
  await Promise.all([one.close(), other.close()]);
  await database.drop();
});

describe('attempts', () => {
  it('come at once up to the burst, then one each so often', async () => {
    let ahead = 0;
    const attempts = new Attempts(one.db, () => ahead);
    for (let time = 0; time < 3; time += 1) expect(await attempts.take('a', LIMIT)).toBe(0);
    expect(await attempts.take('a', LIMIT)).toBe(10);
    ahead += 7_000;
    expect(await attempts.take('a', LIMIT)).toBe(3);
    ahead += 3_000;
    expect(await attempts.take('a', LIMIT)).toBe(0);
    expect(await attempts.take('a', LIMIT)).toBe(10);
    ahead += 3_600_000;
    for (let time = 0; time < 3; time += 1) expect(await attempts.take('a', LIMIT)).toBe(0);
    expect(await attempts.take('a', LIMIT)).toBeGreaterThan(0);
  });

  it('are counted for each key alone, and a refused one costs nothing', async () => {
    const attempts = new Attempts(one.db);
    for (let time = 0; time < 20; time += 1) await attempts.take('b', LIMIT);
    expect(await attempts.take('b', LIMIT)).toBeLessThanOrEqual(10);
    expect(await attempts.take('c', LIMIT)).toBe(0);
  });

  it('are given back, never beyond the burst', async () => {
    const attempts = new Attempts(one.db);
    await attempts.giveBack('d', LIMIT);
    for (let time = 0; time < 5; time += 1) {
      expect(await attempts.take('d', LIMIT)).toBe(0);
      await attempts.giveBack('d', LIMIT);
    }
    await attempts.giveBack('d', LIMIT);
    for (let time = 0; time < 3; time += 1) expect(await attempts.take('d', LIMIT)).toBe(0);
    expect(await attempts.take('d', LIMIT)).toBeGreaterThan(0);
  });

  it('of two processes at the same moment are counted together', async () => {
    const processes = [new Attempts(one.db), new Attempts(other.db)];
    const waits = await Promise.all(
      Array.from({ length: 20 }, (_, at) => processes[at % 2]?.take('e', LIMIT) ?? Promise.resolve(0)),
    );
    expect(waits.filter((wait) => wait === 0)).toHaveLength(3);
  });

  it('name nobody, and are forgotten after a day', async () => {
    await new Attempts(one.db).take('ana@pruebas.test', LIMIT);
    const stored = await one.db.selectFrom('attempts').select('key').execute();
    expect(JSON.stringify(stored)).not.toContain('ana');
    await sweepAttempts(one.db);
    expect(await one.db.selectFrom('attempts').select('key').execute()).toHaveLength(stored.length);
    await one.db
      .updateTable('attempts')
      .set({ at: new Date(Date.now() - 25 * 3_600_000) })
      .execute();
    await sweepAttempts(one.db);
    expect(await one.db.selectFrom('attempts').select('key').execute()).toEqual([]);
  });
});
