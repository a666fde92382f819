import { createStore } from 'zustand/vanilla';

/** How many calls are under way, for the bar at the top of the page (specification 1 §7). */
const store = createStore(() => ({ running: 0 }));

const add = (change: 1 | -1): void => store.setState(({ running }) => ({ running: running + change }));

export const activity = {
  store,
  /** Counts one call until the returned function runs. */
  begin(): () => void {
    add(1);
    let ended = false;
    return () => {
      if (ended) return;
      ended = true;
      add(-1);
    };
  },
};
