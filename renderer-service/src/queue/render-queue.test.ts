import { describe, expect, it } from 'vitest';
import { RenderQueue } from './render-queue.ts';

const forever = new AbortController().signal;

describe('the queue', () => {
  it('refuses whom it cannot hold and says when to come again', () => {
    const queue = new RenderQueue({ running: 1, waiting: 1 });
    queue.enter();
    const second = queue.enter();
    expect(() => queue.enter()).toThrow(
      expect.objectContaining({ code: 'render_busy', retryAfter: expect.any(Number) }),
    );
    second.leave();
    expect(() => queue.enter()).not.toThrow();
  });

  it('goes around the tenants', async () => {
    const queue = new RenderQueue({ running: 1, waiting: 10 });
    const order: string[] = [];
    const gate = Promise.withResolvers<void>();
    const first = queue.enter().run('a', forever, () => gate.promise);
    const rest = ['a1', 'a2', 'a3', 'b1'].map((name) =>
      queue.enter().run(name.slice(0, 1), forever, async () => {
        order.push(name);
      }),
    );
    gate.resolve();
    await Promise.all([first, ...rest]);
    expect(order).toEqual(['a1', 'b1', 'a2', 'a3']);
  });

  it('lets go of who leaves while waiting', async () => {
    const queue = new RenderQueue({ running: 1, waiting: 1 });
    const gate = Promise.withResolvers<void>();
    const first = queue.enter().run('a', forever, () => gate.promise);
    const controller = new AbortController();
    const second = queue.enter().run('a', controller.signal, async () => undefined);
    controller.abort(new Error('gone'));
    await expect(second).rejects.toThrow('gone');
    expect(queue.waiting).toBe(0);
    gate.resolve();
    await first;
    expect(queue.running).toBe(0);
  });

  it('frees its place when the work fails', async () => {
    const queue = new RenderQueue({ running: 1, waiting: 0 });
    const failing = queue.enter().run('a', forever, () => Promise.reject(new Error('broken')));
    await expect(failing).rejects.toThrow('broken');
    expect(await queue.enter().run('a', forever, async () => 'next')).toBe('next');
  });
});
