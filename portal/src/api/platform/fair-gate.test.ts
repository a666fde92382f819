import { describe, expect, it } from 'vitest';
import { FairGate, GateFullError } from './fair-gate.ts';

const POSITIONS = { total: 4, perOrganization: 3, perPerson: 2, waitingPerPerson: 5 };
const person = (organizationId: string, userId: string) => ({ organizationId, userId });
const never = new AbortController().signal;
const nextTurn = () => new Promise(setImmediate);

/** Work that is seen to begin and ends when told. */
function worker(gate: FairGate) {
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const start = (name: string, user: ReturnType<typeof person>, signal = never) =>
    gate.run(user, signal, async () => {
      begun.push(name);
      await new Promise<void>((resolve) => ends.set(name, resolve));
    });
  const finish = async (name: string) => {
    ends.get(name)?.();
    await nextTurn();
  };
  return { begun, start, finish };
}

describe('a fair gate', () => {
  it('gives a person two places, an organization three, and keeps one for the others', async () => {
    const { begun, start, finish } = worker(new FairGate(POSITIONS));
    for (const name of ['a1', 'a2', 'a3']) void start(name, person('A', 'ana'));
    for (const name of ['b1', 'b2']) void start(name, person('A', 'beto'));
    await nextTurn();
    expect(begun).toEqual(['a1', 'a2', 'b1']);
    void start('z1', person('Z', 'zoe'));
    await nextTurn();
    expect(begun).toEqual(['a1', 'a2', 'b1', 'z1']);
    await finish('a1');
    expect(begun.at(-1)).toBe('a3');
    for (const name of ['a2', 'b1', 'z1', 'a3', 'b2']) await finish(name);
    await nextTurn();
    expect(begun).toHaveLength(6);
  });

  it('lets the organization with less under way go first, however many of another wait', async () => {
    const { begun, start, finish } = worker(new FairGate(POSITIONS));
    for (let n = 0; n < 5; n += 1) {
      void start(`a${n}`, person('A', 'ana'));
      void start(`b${n}`, person('A', 'beto'));
    }
    void start('z0', person('Z', 'zoe'));
    void start('y0', person('Y', 'yago'));
    await nextTurn();
    expect(begun).toEqual(['a0', 'b0', 'a1', 'z0']);
    await finish('a0');
    expect(begun.at(-1)).toBe('y0');
  });

  it('refuses who has too much waiting, and nobody else', async () => {
    const { begun, start } = worker(new FairGate(POSITIONS));
    for (let n = 0; n < 7; n += 1) void start(`a${n}`, person('A', 'ana'));
    await expect(start('a7', person('A', 'ana'))).rejects.toThrow(GateFullError);
    void start('b', person('A', 'beto'));
    await nextTurn();
    expect(begun).toEqual(['a0', 'a1', 'b']);
  });

  it('takes who left out of the line, and keeps no place for work that failed', async () => {
    const gate = new FairGate({ ...POSITIONS, total: 1, perOrganization: 1 });
    const { begun, start, finish } = worker(gate);
    const left = new AbortController();
    void start('first', person('A', 'ana'));
    const waited = expect(start('left', person('B', 'beto'), left.signal)).rejects.toThrow('gone');
    const failing = expect(
      gate.run(person('C', 'cruz'), never, () => Promise.reject(new Error('broken'))),
    ).rejects.toThrow('broken');
    void start('last', person('D', 'dana'));
    left.abort(new Error('gone'));
    await waited;
    await finish('first');
    await failing;
    await expect.poll(() => begun).toEqual(['first', 'last']);
  });
});
