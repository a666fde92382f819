import type { ReportItem } from '@lienzo/schema/report/item';
import { newItem } from '@lienzo/schema/report/new-item';
import { emptyReport } from '@lienzo/schema/report/report';
import { expect, test } from 'vitest';
import { sectionsInOrder } from '../document-queries.ts';
import type { EditorDocument } from '../editor-document.ts';
import { fromReport } from '../from-report.ts';
import { reportWarnings } from '../report-warnings.ts';
import { isolateDynamicText } from './isolate-dynamic-text.ts';

const dynamic = newItem('texto_dinamico');
const title = newItem('titulo');

function table(detail_column?: string): ReportItem {
  const item = newItem('tabla');
  return {
    ...item,
    selected_tables: ['employees'],
    ...(detail_column === undefined ? {} : { detail_column }),
  };
}

const documentOf = (...sections: ReportItem[][]): EditorDocument =>
  fromReport({
    ...emptyReport(),
    layouts: sections.map((items, index) => ({ index, separation: false, items })),
  });

const breaksAfter = (document: EditorDocument): boolean[] =>
  sectionsInOrder(isolateDynamicText(document, { uuid: dynamic.uuid }).document).map(
    (section) => section.separation,
  );

test('a whole table above and one below are parted from the text', () => {
  const document = documentOf([table()], [dynamic], [title], [table()]);
  expect(reportWarnings(document)).toHaveLength(2);
  expect(breaksAfter(document)).toEqual([false, true, false, true]);
  expect(reportWarnings(isolateDynamicText(document, { uuid: dynamic.uuid }).document)).toEqual([]);
});

test('details and tables without data stay with the text', () => {
  expect(breaksAfter(documentOf([title], [dynamic], [table('employees.id')], [newItem('tabla')]))).toEqual([
    false,
    false,
    false,
    false,
  ]);
});

test('a page that repeats already stays as it is', () => {
  expect(breaksAfter(documentOf([table()], [newItem('texto_dinamico')], [dynamic]))).toEqual([
    false,
    false,
    false,
  ]);
});
