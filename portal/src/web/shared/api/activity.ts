/** How many calls are under way, for the bar at the top of the page (specification 1 §7). */
let running = 0;
const listeners = new Set<() => void>();

const notify = (): void => {
  for (const listener of listeners) listener();
};

export const activity = {
  /** Counts one call until the returned function runs. */
  begin(): () => void {
    running += 1;
    notify();
    let ended = false;
    return () => {
      if (ended) return;
      ended = true;
      running -= 1;
      notify();
    };
  },
  count: (): number => running,
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
