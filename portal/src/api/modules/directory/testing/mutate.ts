/** Seeded mutations of JSON, for fuzz tests. */

/** Pseudo-random numbers from 0 to 1 (mulberry32). */
export function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const ODD: unknown[] = [
  null,
  '',
  ' ',
  'x',
  '0',
  -1,
  1.5,
  1e308,
  2 ** 53,
  true,
  [],
  {},
  [[]],
  '__proto__',
  'constructor',
  '2026-02-31',
  "'; drop table reports; --",
  '\u202e\ufffd😀',
  '\0',
  '\ud800',
  'a'.repeat(3000),
];

/** A copy in which one value was removed, replaced by an unusual one, duplicated, or given an extra property. */
export function mutate(value: unknown, random: () => number): unknown {
  const pick = <Item>(items: Item[]): Item | undefined => items[Math.floor(random() * items.length)];
  if (typeof value !== 'object' || value === null || random() < 0.08) return pick(ODD);
  if (Array.isArray(value)) {
    const at = Math.floor(random() * value.length);
    if (value.length === 0 || random() < 0.1) return [...value, pick(ODD)];
    if (random() < 0.1) return [...value, ...value];
    return value.map((part, index) => (index === at ? mutate(part, random) : part));
  }
  const key = pick(Object.keys(value));
  if (key === undefined || random() < 0.05) return { ...value, [String(pick(ODD))]: pick(ODD) };
  if (random() < 0.1) return Object.fromEntries(Object.entries(value).filter(([name]) => name !== key));
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [name, name === key ? mutate(part, random) : part]),
  );
}
