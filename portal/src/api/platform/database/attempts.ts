/** Rate limits by key in the database, shared by all processes (token buckets). */
import { createHash } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { Database } from './database-types.ts';

export type AttemptLimit = {
  /** Burst size. */
  burst: number;
  /** Seconds until one more attempt is allowed. */
  everySeconds: number;
};

const hashOf = (key: string): string => createHash('sha256').update(key).digest('base64url');

/** Counters have refilled long before this, and can be deleted. */
const FORGOTTEN = sql`interval '1 day'`;

export class Attempts {
  private readonly db: Kysely<Database>;
  private readonly ahead: () => number;

  /** @param ahead offset of the clock against the database's, in milliseconds; for tests. */
  constructor(db: Kysely<Database>, ahead: () => number = () => 0) {
    this.db = db;
    this.ahead = ahead;
  }

  /**
   * Takes a token.
   * @returns 0 when the attempt is allowed, else the seconds to wait, rounded up.
   */
  async take(key: string, { burst, everySeconds }: AttemptLimit): Promise<number> {
    const now = this.now();
    const refilled = sql`least(${burst}::float8,
      a.tokens + greatest(0, extract(epoch from ${now} - a.at)::float8) / ${everySeconds}::float8)`;
    // A refused attempt rewrites its bucket unchanged, so that the row is returned with the time to wait.
    const { rows } = await sql<{ tokens: number; taken: boolean }>`
      insert into attempts as a (key, tokens, at, taken) values (${hashOf(key)}, ${burst - 1}, ${now}, true)
      on conflict (key) do update set
        tokens = ${refilled} - case when ${refilled} >= 1 then 1 else 0 end,
        taken = ${refilled} >= 1,
        at = greatest(a.at, ${now})
      returning tokens, taken
    `.execute(this.db);
    const [bucket] = rows;
    if (bucket === undefined || bucket.taken) return 0;
    return Math.max(1, Math.ceil((1 - bucket.tokens) * everySeconds));
  }

  /** Returns a token, because the attempt was legitimate. */
  async giveBack(key: string, { burst }: AttemptLimit): Promise<void> {
    await sql`
      update attempts set tokens = least(${burst}::float8, tokens + 1) where key = ${hashOf(key)}
    `.execute(this.db);
  }

  private now() {
    return sql`(clock_timestamp() + make_interval(secs => ${this.ahead() / 1000}::float8))`;
  }
}

/** Deletes the counters that were not used for a day. */
export async function sweepAttempts(db: Kysely<Database>): Promise<void> {
  await sql`delete from attempts where at < now() - ${FORGOTTEN}`.execute(db);
}
