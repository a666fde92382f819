import { describe, expect, it } from 'vitest';
import { RateLimiter } from './rate-limiter.ts';

function limiterWithClock(burst: number, everySeconds: number) {
  let time = 1_000_000;
  const limiter = new RateLimiter({ burst, everySeconds }, () => time);
  return {
    limiter,
    pass: (seconds: number) => {
      time += seconds * 1000;
    },
  };
}

describe('RateLimiter', () => {
  it('allows a burst and then tells how long to wait', () => {
    const { limiter } = limiterWithClock(3, 30);
    expect([1, 2, 3].map(() => limiter.take('ana'))).toEqual([0, 0, 0]);
    expect(limiter.take('ana')).toBe(30);
  });

  it('allows one more each period, and never more than the burst after a long rest', () => {
    const { limiter, pass } = limiterWithClock(2, 10);
    limiter.take('ana');
    limiter.take('ana');
    pass(4);
    expect(limiter.take('ana')).toBe(6);
    pass(6);
    expect(limiter.take('ana')).toBe(0);
    pass(10_000);
    expect([1, 2, 3].map(() => limiter.take('ana'))).toEqual([0, 0, 10]);
  });

  it('counts each key for itself and gives an attempt back', () => {
    const { limiter } = limiterWithClock(1, 60);
    expect(limiter.take('ana')).toBe(0);
    expect(limiter.take('luis')).toBe(0);
    expect(limiter.take('ana')).toBe(60);
    limiter.giveBack('ana');
    expect(limiter.take('ana')).toBe(0);
  });

  it('keeps limiting a key under attack by a flood of other keys', () => {
    const { limiter } = limiterWithClock(1, 3600);
    for (let at = 0; at < 60_000; at += 1) limiter.take(`direccion-${at}`);
    limiter.take('direccion-59999');
    expect(limiter.take('direccion-59999')).toBeGreaterThan(0);
  });
});
