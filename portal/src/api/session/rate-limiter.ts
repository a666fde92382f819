/** Counts attempts by key: so many at once, then one each so often (a token bucket). */

type Bucket = { tokens: number; at: number };

export type RateLimit = {
  /** Attempts that may come at once. */
  burst: number;
  /** Seconds until one more is allowed. */
  everySeconds: number;
};

/** Beyond this many keys the one that was not tried for longest is forgotten. */
const MAX_KEYS = 50_000;

export class RateLimiter {
  private readonly limit: RateLimit;
  private readonly now: () => number;
  private readonly buckets = new Map<string, Bucket>();

  /** @param now the clock in milliseconds. */
  constructor(limit: RateLimit, now: () => number = Date.now) {
    this.limit = limit;
    this.now = now;
  }

  /**
   * Takes an attempt.
   * @returns 0 when it is allowed, else the whole seconds to wait.
   */
  take(key: string): number {
    const bucket = this.refilled(key);
    if (bucket.tokens < 1) return Math.max(1, Math.ceil((1 - bucket.tokens) * this.limit.everySeconds));
    bucket.tokens -= 1;
    this.keep(key, bucket);
    return 0;
  }

  /** Gives back an attempt, because it was no abuse. */
  giveBack(key: string): void {
    const bucket = this.refilled(key);
    bucket.tokens = Math.min(this.limit.burst, bucket.tokens + 1);
    if (bucket.tokens >= this.limit.burst) this.buckets.delete(key);
    else this.keep(key, bucket);
  }

  private refilled(key: string): Bucket {
    const at = this.now();
    const kept = this.buckets.get(key);
    if (kept === undefined) return { tokens: this.limit.burst, at };
    const gained = (at - kept.at) / 1000 / this.limit.everySeconds;
    return { tokens: Math.min(this.limit.burst, kept.tokens + gained), at };
  }

  /** A map remembers the order in which its keys were put in. */
  private keep(key: string, bucket: Bucket): void {
    this.buckets.delete(key);
    this.buckets.set(key, bucket);
    if (this.buckets.size <= MAX_KEYS) return;
    const [oldest] = this.buckets.keys();
    if (oldest !== undefined) this.buckets.delete(oldest);
  }
}
