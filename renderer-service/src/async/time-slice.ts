import { setImmediate } from 'node:timers/promises';

/** Milliseconds of work in one turn of the event loop: every other call of the process waits for its end. */
const SLICE_MS = 15;

/** Long work that shares the event loop: it asks between its steps, and others have their turn when it took its own. */
export class TimeSlice {
  private startedAt = performance.now();

  /** Comes back at once while the turn lasts, else after the others had theirs. @throws the signal's reason */
  async yieldIfSpent(signal: AbortSignal): Promise<void> {
    signal.throwIfAborted();
    if (performance.now() - this.startedAt < SLICE_MS) return;
    await setImmediate();
    signal.throwIfAborted();
    this.startedAt = performance.now();
  }
}
