/**
 * Who edits a report among the tabs of one browser: the tab that holds its lock. Another tab can ask for it; the holder
 * first keeps its draft, so that the other goes on with it.
 */

/** `elsewhere`: another tab was first. `moved`: another tab took it from this one. */
export type TabPosition = 'asking' | 'here' | 'elsewhere' | 'moved';

/** How often a lock that is being released (of a page that reloads) is asked for again, and after how many milliseconds. */
const RELEASE_TRIES = 5;
const RETRY_MS = 100;
/** How long the holder may take to keep its draft; a frozen tab never answers. In milliseconds. */
const GIVING_MS = 5000;

export type ReportHold = {
  /** Makes the holding tab give the report up. Fulfils when it did, or does not answer. */
  ask(): Promise<void>;
  end(): void;
};

/**
 * @param name of the report and its person.
 * @param giveUp keeps the draft, before another tab goes on.
 * @param changed called with each new place.
 */
export function holdReport(
  name: string,
  giveUp: () => Promise<void>,
  changed: (position: TabPosition) => void,
): ReportHold {
  const channel = new BroadcastChannel(name);
  let release: (() => void) | null = null;
  let again: ReturnType<typeof setTimeout> | undefined;
  let isEnded = false;
  const move = (target: TabPosition): void => {
    if (!isEnded) changed(target);
  };

  const hold = (): Promise<void> => {
    move('here');
    return new Promise((done) => {
      release = done;
    });
  };
  /**
   * Asks whether the lock is free, which has an answer however late a busy page hears of it; waiting in line with a
   * limit of time would let such a page take itself for another tab.
   */
  const request = (refusals: number): Promise<void> =>
    navigator.locks.request(name, { ifAvailable: true }, (lock) => {
      if (isEnded) return undefined;
      if (lock !== null) return hold();
      if (refusals === RELEASE_TRIES) move('elsewhere');
      else again = setTimeout(() => void request(refusals + 1), RETRY_MS);
      return undefined;
    });
  void request(0);

  channel.addEventListener('message', ({ data }) => {
    if (data === 'ask' && release !== null) void give();
  });
  const give = async (): Promise<void> => {
    const letGo = release;
    release = null;
    await giveUp();
    move('moved');
    letGo?.();
    channel.postMessage('given');
  };

  return {
    ask: () =>
      new Promise((resolve) => {
        const settle = (): void => {
          clearTimeout(timeout);
          channel.removeEventListener('message', answered);
          resolve();
        };
        const answered = ({ data }: MessageEvent): void => {
          if (data === 'given') settle();
        };
        const timeout = setTimeout(settle, GIVING_MS);
        channel.addEventListener('message', answered);
        channel.postMessage('ask');
      }),
    end() {
      isEnded = true;
      clearTimeout(again);
      release?.();
      channel.close();
    },
  };
}
