import { describe, expect, it } from 'vitest';
import { type EditHistory, edited, noEdits, redone, undone } from './edit-history';

describe('the steps of a grid', () => {
  it('goes back to the beginning and forth to the end, whatever was done', () => {
    const steps = Array.from({ length: 40 }, (_, at): [number, string][] => [
      [(at * 7) % 5, `${at}`],
      [(at * 3) % 4, `${at}.`],
    ]);
    let history: EditHistory<string> = noEdits();
    for (const rows of steps) history = edited(history, rows);
    const end = history.present;
    for (const _ of steps) history = undone(history);
    expect(history.present.size).toBe(0);
    for (const _ of steps) history = redone(history);
    expect(history.present).toEqual(end);
  });

  it('forgets what was taken back when something else is done', () => {
    const first = undone(edited(noEdits<string>(), [[1, 'a']]));
    const other = edited(first, [[2, 'b']]);
    expect(redone(other)).toBe(other);
    expect([...undone(other).present]).toEqual([]);
    expect(undone(undone(other))).toEqual(undone(other));
  });

  it('takes the letters of a field as one step', () => {
    let history = edited(noEdits<string>(), [[1, 'L']], 'folio 1');
    history = edited(history, [[1, 'LZ']], 'folio 1');
    history = edited(history, [[2, 'A']], 'folio 2');
    expect(undone(history).present.get(1)).toBe('LZ');
    expect(undone(undone(history)).present.size).toBe(0);
  });
});
