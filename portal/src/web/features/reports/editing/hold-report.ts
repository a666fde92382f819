/**
 * Who edits a report among the tabs of one browser: the tab that holds its lock. Another tab can ask for it; the holder
 * first keeps its draft, so that the other goes on with it.
 */

/** `elsewhere`: another tab was first. `moved`: another tab took it from this one. */
export type TabPlace = 'asking' | 'here' | 'elsewhere' | 'moved';

/** How long a lock that is being released is waited for (a page that reloads), in milliseconds. */
const RELEASE_MS = 400;
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
  changed: (place: TabPlace) => void,
): ReportHold {
  const channel = new BroadcastChannel(name);
  const waiting = new AbortController();
  let release: (() => void) | null = null;
  let isEnded = false;
  const move = (place: TabPlace): void => {
    if (!isEnded) changed(place);
  };

  const hold = (): Promise<void> | undefined => {
    clearTimeout(timer);
    if (isEnded) return undefined;
    move('here');
    return new Promise((done) => {
      release = done;
    });
  };
  const timer = setTimeout(() => waiting.abort(), RELEASE_MS);
  navigator.locks.request(name, { signal: waiting.signal }, hold).then(undefined, (cause: unknown) => {
    if (!(cause instanceof DOMException) || cause.name !== 'AbortError') throw cause;
    move('elsewhere');
  });

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
          clearTimeout(patience);
          channel.removeEventListener('message', answered);
          resolve();
        };
        const answered = ({ data }: MessageEvent): void => {
          if (data === 'given') settle();
        };
        const patience = setTimeout(settle, GIVING_MS);
        channel.addEventListener('message', answered);
        channel.postMessage('ask');
      }),
    end() {
      isEnded = true;
      waiting.abort();
      release?.();
      channel.close();
    },
  };
}
