import { expect, it } from 'vitest';
import { EditorDriver } from '../testing/editor-driver.ts';
import { changeSectionCondition } from './changing.ts';
import { undo } from './undoing.ts';

it('a section has a condition until it is taken away, each one step to undo', () => {
  const driver = new EditorDriver();
  try {
    driver.add('texto');
    const [id = ''] = driver.store.getState().edit.document.order;
    const condition = () => driver.report.layouts[0]?.mostrar_si;
    changeSectionCondition(driver.store, id, '1 > 0');
    expect(condition()).toBe('1 > 0');
    changeSectionCondition(driver.store, id, undefined);
    expect('mostrar_si' in (driver.report.layouts[0] ?? {})).toBe(false);
    undo(driver.store);
    expect(condition()).toBe('1 > 0');
    undo(driver.store);
    expect(condition()).toBeUndefined();
  } finally {
    driver.close();
  }
});
