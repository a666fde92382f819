import { afterEach, expect, test } from 'vitest';
import { EditorDriver } from '../testing/editor-driver.ts';
import { changePage, changePageSize } from './changing.ts';
import { undo } from './undoing.ts';

let driver: EditorDriver | undefined;
afterEach(() => driver?.close());

function opened(): EditorDriver {
  driver = new EditorDriver();
  return driver;
}

test('a page that is wider than high lies, and one step takes both back', () => {
  const editor = opened();
  changePage(editor.store, { papel: 'a4' }, 'cambiar papel');
  changePageSize(editor.store, { width: 300, height: 200 }, 'ancho');
  const { document } = editor.store.getState().edit;
  expect([document.orientation, document.page.papel]).toEqual([
    'horizontal',
    { lado_corto: 200, lado_largo: 300 },
  ]);
  undo(editor.store);
  expect(editor.store.getState().edit.document).toMatchObject({
    orientation: 'vertical',
    page: { papel: 'a4' },
  });
});

test('margins that do not fit a smaller paper stay as they were typed', () => {
  const editor = opened();
  const { margins } = editor.store.getState().edit.document.page;
  changePage(editor.store, { papel: { lado_corto: 60, lado_largo: 90 } }, 'cambiar papel');
  expect(editor.store.getState().edit.document.page.margins).toEqual(margins);
});
