import { describe, expect, it } from 'vitest';
import { Gate } from './gate.ts';

describe('Gate', () => {
  it('runs so many at once, the others in order, and says when its line is full', async () => {
    const gate = new Gate(2, 1);
    const order: number[] = [];
    const doors = [0, 1, 2].map(() => Promise.withResolvers<void>());
    const work = doors.map((door, at) =>
      gate.run(async () => {
        order.push(at);
        await door.promise;
        return at;
      }),
    );
    expect(order).toEqual([0, 1]);
    expect(gate.full).toBe(true);
    doors[1]?.resolve();
    expect(await work[1]).toBe(1);
    await expect.poll(() => order).toEqual([0, 1, 2]);
    expect(gate.full).toBe(false);
    for (const door of doors) door.resolve();
    expect(await Promise.all(work)).toEqual([0, 1, 2]);
  });

  it('frees the place of work that failed', async () => {
    const gate = new Gate(1, 0);
    await expect(gate.run(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(await gate.run(async () => 'yes')).toBe('yes');
  });
});
