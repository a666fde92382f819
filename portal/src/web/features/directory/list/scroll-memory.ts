/** A list's scroll offset in pixels, and its active row. */
type Place = { offset: number; active: number };

const places = new Map<string, Place>();

/** Maximum number of remembered lists; the least recently used are dropped. */
const MOST = 200;

/** Restores the position in a folder that was visited before, until the page is reloaded. */
export const scrollMemory = {
  get: (place: string): Place => places.get(place) ?? { offset: 0, active: 0 },
  set(place: string, next: Place): void {
    places.delete(place);
    places.set(place, next);
    const [oldest] = places.keys();
    if (places.size > MOST && oldest !== undefined) places.delete(oldest);
  },
};
