/** Where the person was in a list: pixels scrolled, and the row of the keyboard. */
type Place = { offset: number; active: number };

const places = new Map<string, Place>();

/** Lists that are remembered; the ones left longest ago are forgotten first. */
const MOST = 200;

/** Coming back to a folder shows it where it was left, while the page lives. */
export const placeMemory = {
  get: (place: string): Place => places.get(place) ?? { offset: 0, active: 0 },
  set(place: string, next: Place): void {
    places.delete(place);
    places.set(place, next);
    const [oldest] = places.keys();
    if (places.size > MOST && oldest !== undefined) places.delete(oldest);
  },
};
