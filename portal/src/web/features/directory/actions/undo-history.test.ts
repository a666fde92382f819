import { expect, it } from 'vitest';
import { undoHistory } from './undo-history';

it('takes back what was done last, each thing once, whichever way it is asked for', () => {
  const undone: string[] = [];
  const first = undoHistory.add(() => undone.push('first'));
  undoHistory.add(() => undone.push('second'));
  const third = undoHistory.add(() => undone.push('third'));
  third();
  third();
  undoHistory.undoLast();
  expect(undone).toEqual(['third', 'second']);
  undoHistory.undoLast();
  first();
  undoHistory.undoLast();
  expect(undone).toEqual(['third', 'second', 'first']);
});

it('takes nothing back for the next person', () => {
  const undone: string[] = [];
  undoHistory.add(() => undone.push('foreign'));
  undoHistory.belongTo('another');
  undoHistory.undoLast();
  expect(undone).toEqual([]);
});
