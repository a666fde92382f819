export type Throttle = { ask(): void; stop(): void };

/** Runs `work` at once when asked, and at most once every `gap` milliseconds: what is asked in between waits. */
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
