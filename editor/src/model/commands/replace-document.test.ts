import { emptyReport } from '@lienzo/schema/report/report';
import { expect, test } from 'vitest';
import { fromReport } from '../from-report.ts';
import { execute, startEditing, undo } from '../history.ts';
import { sampleDocument } from '../sample/sample-document.ts';
import { replaceDocument } from './replace-document.ts';

test('another document takes the place, and undo brings the first one back', () => {
  const start = startEditing(fromReport(emptyReport('Antes')));
  const next = sampleDocument([[50, 50], [100]]);
  const replaced = execute(start, replaceDocument(start.document, next), { label: 'recuperar cambios' });
  expect(replaced.document).toEqual(next);
  expect(undo(replaced).document).toEqual(start.document);
});
