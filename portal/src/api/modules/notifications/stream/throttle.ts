export type Throttle = { ask(): void; stop(): void };

/** Throttles `work`: runs it immediately, and then at most once every `gap` milliseconds, with a trailing run. */
export function throttle(work: () => void, gap: number): Throttle {
  let timer: NodeJS.Timeout | undefined;
  let asked = false;
  const run = (): void => {
    asked = false;
    timer = setTimeout(() => {
      timer = undefined;
      if (asked) run();
    }, gap);
    work();
  };
  return {
    ask() {
      if (timer === undefined) run();
      else asked = true;
    },
    stop() {
      clearTimeout(timer);
      asked = false;
    },
  };
}
