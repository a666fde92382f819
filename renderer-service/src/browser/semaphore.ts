/** A number of places; who comes when all are taken waits in line, or leaves when the signal aborts. */
export class Semaphore {
  private free: number;
  private readonly line: (() => void)[] = [];

  constructor(places: number) {
    this.free = places;
  }

  /** Takes a place. @returns what gives it back, once. @throws the signal's reason. */
  async take(signal: AbortSignal): Promise<() => void> {
    signal.throwIfAborted();
    if (this.free > 0) this.free -= 1;
    else await this.wait(signal);
    let given = false;
    return () => {
      if (given) return;
      given = true;
      const next = this.line.shift();
      if (next === undefined) this.free += 1;
      else next();
    };
  }

  private wait(signal: AbortSignal): Promise<void> {
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const leave = (): void => {
      const place = this.line.indexOf(enter);
      if (place >= 0) this.line.splice(place, 1);
      reject(signal.reason);
    };
    const enter = (): void => {
      signal.removeEventListener('abort', leave);
      resolve();
    };
    this.line.push(enter);
    signal.addEventListener('abort', leave, { once: true });
    return promise;
  }
}
