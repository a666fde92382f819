import { createStore } from 'zustand/vanilla';

export type ConnectionParts = {
  /** Whether the server answers now. */
  probe: () => Promise<boolean>;
  /** Waits so many milliseconds, or less when the network seems to be back. */
  wait: (milliseconds: number) => Promise<void>;
};

const FIRST_WAIT_MS = 1000;
const MAX_WAIT_MS = 15_000;

/** Knows whether the server is reached, from what calls meet; once it is not, it looks until it is. */
export function createConnection({ probe, wait }: ConnectionParts) {
  const store = createStore(() => ({ isLost: false }));
  const isLost = (): boolean => store.getState().isLost;

  function set(next: boolean): void {
    if (next !== isLost()) store.setState({ isLost: next });
  }

  async function lookUntilBack(): Promise<void> {
    for (let pause = FIRST_WAIT_MS; isLost(); pause = Math.min(pause * 2, MAX_WAIT_MS)) {
      await wait(pause);
      if (isLost() && (await probe())) set(false);
    }
  }

  function lose(): void {
    if (isLost()) return;
    set(true);
    void lookUntilBack();
  }

  return {
    store,
    isLost,
    subscribe: store.subscribe,
    /** A call did not get through. */
    lose,
    /** The server answered. */
    reach: (): void => set(false),
    /** Looks at once. @returns whether the server is reached. */
    async check(): Promise<boolean> {
      if (await probe()) set(false);
      else lose();
      return !isLost();
    },
    /** Ends when the server is reached; at once while it is. */
    back(): Promise<void> {
      if (!isLost()) return Promise.resolve();
      return new Promise((resolve) => {
        const leave = store.subscribe(() => {
          leave();
          resolve();
        });
      });
    },
  };
}
