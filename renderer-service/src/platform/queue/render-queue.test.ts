import { describe, expect, it } from 'vitest';
import { RenderQueue } from './render-queue.ts';

const forever = new AbortController().signal;
const BUSY = expect.objectContaining({ code: 'render_busy', retryAfter: expect.any(Number) });
const queueOf = (positions: number, waiting: number, spare = 0): RenderQueue =>
  new RenderQueue({ slots: positions, waiting, spare });

/** A work that is under way until it is let go. */
function retained(
  queue: RenderQueue,
  tenant: string,
): { let: () => void; done: Promise<void>; began: boolean } {
  const gate = Promise.withResolvers<void>();
  const work = { let: () => gate.resolve(), done: Promise.resolve(), began: false };
  work.done = queue.enter(tenant).run(forever, () => {
    work.began = true;
    return gate.promise;
  });
  return work;
}
/** Comes back when every work that may begin has begun. */
const settled = async (): Promise<void> => {
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
};

describe('the queue', () => {
  it('refuses whom it cannot hold and says when to come again', () => {
    const queue = queueOf(1, 1);
    queue.enter();
    const second = queue.enter();
    expect(() => queue.enter()).toThrow(BUSY);
    second.release();
    expect(() => queue.enter()).not.toThrow();
  });

  it('has room for a tenant however many another one sends', () => {
    const queue = queueOf(2, 5);
    for (let sent = 0; sent < 7; sent += 1) queue.enter('mucho');
    for (let sent = 0; sent < 150; sent += 1) expect(() => queue.enter('mucho')).toThrow(BUSY);
    const targets = Array.from({ length: 7 }, () => queue.enter('poco'));
    expect(() => queue.enter('poco')).toThrow(BUSY);
    targets[0]?.release();
    expect(() => queue.enter('poco')).not.toThrow();
  });

  it('has room for one of each tenant when many have filled their shares', () => {
    const queue = queueOf(1, 1);
    for (let tenant = 0; tenant < 10; tenant += 1) for (const _ of [1, 2]) queue.enter(`t${tenant}`);
    expect(() => queue.enter('otro')).not.toThrow();
    expect(() => queue.enter('otro')).toThrow(BUSY);
  });

  it('counts a call to the tenant that its body names', () => {
    const queue = queueOf(1, 0);
    queue.enter().assignTenant('a');
    expect(() => queue.enter()).not.toThrow();
    expect(() => queue.enter('a')).toThrow(BUSY);
    const second = queueOf(1, 0);
    second.enter('a');
    const unnamed = second.enter();
    expect(() => unnamed.assignTenant('a')).toThrow(BUSY);
    unnamed.release();
    expect(second.waiting).toBe(1);
  });

  it('goes around the tenants', async () => {
    const queue = queueOf(1, 10);
    const order: string[] = [];
    const first = retained(queue, 'a');
    const rest = ['a1', 'a2', 'a3', 'b1'].map((name) =>
      queue.enter(name.slice(0, 1)).run(forever, async () => {
        order.push(name);
      }),
    );
    first.let();
    await Promise.all([first.done, ...rest]);
    expect(order).toEqual(['a1', 'b1', 'a2', 'a3']);
  });

  it('never gives all its places to one tenant', async () => {
    const queue = queueOf(2, 10, 1);
    const works = ['a', 'a', 'a', 'b', 'b'].map((tenant) => retained(queue, tenant));
    await settled();
    expect(works.map(({ began }) => began)).toEqual([true, true, false, true, false]);
    // The spare place was taken for the other tenant: the next turn waits until two are left.
    works[0]?.let();
    await works[0]?.done;
    await settled();
    expect(works.map(({ began }) => began)).toEqual([true, true, false, true, false]);
    works[1]?.let();
    await works[1]?.done;
    await settled();
    expect(works[2]?.began).toBe(true);
    for (const work of works) work.let();
    await Promise.all(works.map(({ done }) => done));
    expect([queue.running, queue.waiting]).toEqual([0, 0]);
  });

  it('lets go of who leaves while waiting', async () => {
    const queue = queueOf(1, 1);
    const first = retained(queue, 'a');
    const controller = new AbortController();
    const second = queue.enter('a').run(controller.signal, async () => undefined);
    controller.abort(new Error('gone'));
    await expect(second).rejects.toThrow('gone');
    expect(queue.waiting).toBe(0);
    first.let();
    await first.done;
    expect(queue.running).toBe(0);
  });

  it('frees its place when the work fails', async () => {
    const queue = queueOf(1, 0);
    const failing = queue.enter('a').run(forever, () => Promise.reject(new Error('broken')));
    await expect(failing).rejects.toThrow('broken');
    expect(await queue.enter('a').run(forever, async () => 'next')).toBe('next');
  });
});
