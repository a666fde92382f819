/** A list's scroll offset in pixels, and its active row. */
type Position = { offset: number; active: number };

const positions = new Map<string, Position>();

/** Maximum number of remembered lists; the least recently used are dropped. */
const MAX = 200;

/** Restores the position in a folder that was visited before, until the page is reloaded. */
export const scrollMemory = {
  get: (target: string): Position => positions.get(target) ?? { offset: 0, active: 0 },
  set(location: string, next: Position): void {
    positions.delete(location);
    positions.set(location, next);
    const [oldest] = positions.keys();
    if (positions.size > MAX && oldest !== undefined) positions.delete(oldest);
  },
};
