/** The user who asks for a slot. */
export type GateUser = { organizationId: string; userId: string };

type Slots = {
  /** Maximum number of concurrent tasks. */
  total: number;
  /** Per organization; less than the total, so that another one always finds a free slot. */
  perOrganization: number;
  perPerson: number;
  /** Maximum number of waiting tasks per user. */
  waitingPerPerson: number;
};

type Waiter = GateUser & { admit(): void };

/** The user's queue is full. */
export class GateFullError extends Error {
  constructor() {
    super('too much of this person waits already');
    this.name = 'GateFullError';
  }
}

/**
 * Limits concurrency in total, per organization and per user. Of the waiting tasks, that of the organization with the
 * fewest running tasks is next, ties first come, first served.
 */
export class FairGate {
  private readonly scopes: Slots;
  private readonly running: GateUser[] = [];
  private readonly waiting: Waiter[] = [];

  constructor(targets: Slots) {
    this.scopes = targets;
  }

  /**
   * Runs `work` once there is a slot, which is released when it ends.
   * @throws what `enter` throws, and what `work` throws.
   */
  async run<Result>(user: GateUser, signal: AbortSignal, work: () => Promise<Result>): Promise<Result> {
    const leave = await this.enter(user, signal);
    try {
      return await work();
    } finally {
      leave();
    }
  }

  /**
   * Waits for a slot.
   * @param signal aborts the waiting.
   * @returns a function that releases the slot, to be called once.
   * @throws GateFullError immediately when the user's queue is full; the signal's reason.
   */
  async enter(user: GateUser, signal: AbortSignal): Promise<() => void> {
    signal.throwIfAborted();
    if (this.hasSlotFor(user)) this.running.push(user);
    else await this.wait(user, signal);
    return () => {
      this.running.splice(this.running.indexOf(user), 1);
      this.admitNext();
    };
  }

  private async wait(user: GateUser, signal: AbortSignal): Promise<void> {
    if (this.waiting.filter(isSamePerson(user)).length >= this.scopes.waitingPerPerson)
      throw new GateFullError();
    const admitted = Promise.withResolvers<void>();
    const waiter: Waiter = {
      ...user,
      admit: () => {
        this.running.push(user);
        admitted.resolve();
      },
    };
    const giveUp = () => {
      const scope = this.waiting.indexOf(waiter);
      if (scope >= 0) this.waiting.splice(scope, 1);
      admitted.reject(signal.reason);
    };
    this.waiting.push(waiter);
    signal.addEventListener('abort', giveUp, { once: true });
    try {
      await admitted.promise;
    } finally {
      signal.removeEventListener('abort', giveUp);
    }
  }

  private hasSlotFor(user: GateUser): boolean {
    const { total, perOrganization, perPerson } = this.scopes;
    return (
      this.running.length < total &&
      this.running.filter(isSameOrganization(user)).length < perOrganization &&
      this.running.filter(isSamePerson(user)).length < perPerson
    );
  }

  private admitNext(): void {
    const load = (user: GateUser) => this.running.filter(isSameOrganization(user)).length;
    const [next] = this.waiting.filter((user) => this.hasSlotFor(user)).sort((a, b) => load(a) - load(b));
    if (next === undefined) return;
    this.waiting.splice(this.waiting.indexOf(next), 1);
    next.admit();
  }
}

const isSameOrganization = (one: GateUser) => (other: GateUser) =>
  one.organizationId === other.organizationId;
const isSamePerson = (one: GateUser) => (other: GateUser) => one.userId === other.userId;
