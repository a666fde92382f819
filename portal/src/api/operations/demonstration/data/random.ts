/** Deterministic random numbers: the same seed words yield the same numbers on every machine. */

export type Random = {
  /** From 0 (inclusive) to 1 (exclusive). */
  next(): number;
  /** An integer between both, inclusive. */
  whole(from: number, to: number): number;
  /** True with this probability. */
  chance(probability: number): boolean;
  pick<T>(from: readonly [T, ...T[]] | readonly T[]): T;
};

/** A generator seeded by name, so that one entity's data does not depend on another's. */
export function randomOf(...terms: (string | number)[]): Random {
  const next = mulberry32(hash(terms.join('|')));
  const whole = (from: number, to: number) => from + Math.floor(next() * (to - from + 1));
  return {
    next,
    whole,
    chance: (probability) => next() < probability,
    pick: (from) => {
      const match = from[whole(0, from.length - 1)];
      if (match === undefined) throw new RangeError('nothing to pick from');
      return match;
    },
  };
}

/** FNV-1a, 32 bits. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) value = Math.imul(value ^ text.charCodeAt(at), 0x01000193);
  return value >>> 0;
}

function mulberry32(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
