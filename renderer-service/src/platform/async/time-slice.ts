import { setImmediate } from 'node:timers/promises';

/** How long one turn of the event loop may be occupied; other requests wait meanwhile. */
const SLICE_MS = 15;

/** Cooperative scheduling for long synchronous work: call `yieldIfSpent` between steps. */
export class TimeSlice {
  private readonly now: () => number;
  private startedAt: number;

  /** @param now a clock in milliseconds */
  constructor(now: () => number = () => performance.now()) {
    this.now = now;
    this.startedAt = now();
  }

  /** Yields to the event loop once the time slice is spent. @throws the signal's reason */
  async yieldIfSpent(signal: AbortSignal): Promise<void> {
    signal.throwIfAborted();
    if (this.now() - this.startedAt < SLICE_MS) return;
    await setImmediate();
    signal.throwIfAborted();
    this.startedAt = this.now();
  }
}
