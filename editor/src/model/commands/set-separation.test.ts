import { expect, test } from 'vitest';
import { sampleDocument } from '../sample/sample-document.ts';
import { setSeparation } from './set-separation.ts';

test('sets the page break; setting what is set changes nothing', () => {
  const { document } = setSeparation(sampleDocument([[1], [2]]), { id: 's1', separation: true });
  expect(document.sections.s1?.separation).toBe(true);
  expect(setSeparation(document, { id: 's1', separation: true }).patches).toEqual([]);
});
