/** A repeatable stream of random choices (mulberry32), so that a failing run can be run again. */
export type Dice = {
  /** A whole number from 0 to `count` - 1. */
  below(count: number): number;
  /** @throws for an empty list. */
  one<T>(list: readonly T[]): T;
};

export function seededDice(seed: number): Dice {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const below = (count: number): number => Math.floor(next() * count);
  return {
    below,
    one(list) {
      const chosen = list[below(list.length)];
      if (chosen === undefined) throw new Error('nothing to choose from');
      return chosen;
    },
  };
}
