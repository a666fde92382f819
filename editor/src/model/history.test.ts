import { describe, expect, test } from 'vitest';
import { insertItems } from './commands/insert-items.ts';
import { removeItems } from './commands/remove-items.ts';
import { resizeItem } from './commands/resize-item.ts';
import { setReport } from './commands/set-report.ts';
import {
  beginGesture,
  cancelGesture,
  commitGesture,
  type EditState,
  endMerging,
  execute,
  HISTORY_LIMIT,
  isDirty,
  markSaved,
  redo,
  startEditing,
  undo,
} from './history.ts';
import { itemOf, rowsOf, sampleDocument, uuidOf, widthsOf } from './sample/sample-document.ts';
import { NO_SELECTION, selectItems } from './selection.ts';

const rename = (state: EditState, nombre: string, mergeKey?: string) =>
  execute(state, setReport(state.document, { nombre }), {
    label: 'cambiar nombre',
    ...(mergeKey === undefined ? {} : { mergeKey }),
  });
const resize = (state: EditState, width: number) =>
  execute(state, resizeItem(state.document, { uuid: uuidOf(1), width }), { label: 'cambiar ancho' });

test('undo and redo restore document and selection and name the action', () => {
  const start = startEditing(sampleDocument([[1]]));
  const change = insertItems(start.document, {
    items: [itemOf(2)],
    place: { into: 'section', section: 's0', index: 1 },
  });
  const inserted = execute(start, change, { label: 'agregar texto', selection: selectItems([uuidOf(2)]) });
  expect(inserted.past.at(-1)?.label).toBe('agregar texto');
  const undone = undo(inserted);
  expect(undone.document).toEqual(start.document);
  expect(undone.selection).toEqual(NO_SELECTION);
  const redone = redo(undone);
  expect(redone.document).toEqual(inserted.document);
  expect(redone.selection.items).toEqual([uuidOf(2)]);
});

test('a change that changes nothing leaves no entry', () => {
  const start = startEditing(sampleDocument([[1]]));
  expect(rename(start, 'Muestra').past).toEqual([]);
});

test('a new change forgets what could be redone', () => {
  const state = undo(rename(startEditing(sampleDocument([[1]])), 'A'));
  expect(rename(state, 'B').future).toEqual([]);
});

describe('merging', () => {
  test('a burst with one key is one entry', () => {
    let state = startEditing(sampleDocument([[1]]));
    for (const nombre of ['N', 'Nó', 'Nóm']) state = rename(state, nombre, 'nombre');
    expect(state.past).toHaveLength(1);
    expect(state.past[0]?.patches).toHaveLength(1);
    expect(undo(state).document.nombre).toBe('Muestra');
    expect(redo(undo(state)).document.nombre).toBe('Nóm');
  });

  test('a seal, another key, an undo or a save ends the burst', () => {
    const first = rename(startEditing(sampleDocument([[1]])), 'A', 'nombre');
    expect(rename(endMerging(first), 'B', 'nombre').past).toHaveLength(2);
    expect(rename(first, 'B', 'otra').past).toHaveLength(2);
    expect(rename(markSaved(first), 'B', 'nombre').past).toHaveLength(2);
    const second = rename(endMerging(first), 'B', 'nombre');
    expect(rename(undo(second), 'C', 'nombre').past).toHaveLength(2);
  });
});

describe('gestures', () => {
  test('many changes are one entry that holds only the last value', () => {
    let state = beginGesture(startEditing(sampleDocument([[1, 2]])), 'cambiar ancho');
    for (const width of [45, 40, 35, 30]) state = resize(state, width);
    state = commitGesture(state);
    expect(state.past.map((entry) => entry.label)).toEqual(['cambiar ancho']);
    expect(state.past[0]?.patches).toHaveLength(1);
    expect(widthsOf(undo(state).document)).toEqual([[50, 50]]);
    expect(widthsOf(redo(undo(state)).document)).toEqual([[30, 50]]);
  });

  test('a bail leaves no entry and keeps what could be redone', () => {
    const before = undo(rename(startEditing(sampleDocument([[1, 2]])), 'A'));
    const state = cancelGesture(resize(beginGesture(before, 'cambiar ancho'), 30));
    expect(state.document).toBe(before.document);
    expect(state.past).toEqual([]);
    expect(state.future).toHaveLength(1);
  });

  test('a gesture that ends where it began leaves no entry when nothing changed', () => {
    expect(commitGesture(beginGesture(startEditing(sampleDocument([[1]])), 'mover texto')).past).toEqual([]);
  });

  test('undo during a gesture takes the gesture back', () => {
    const state = undo(resize(beginGesture(startEditing(sampleDocument([[1, 2]])), 'cambiar ancho'), 30));
    expect(widthsOf(state.document)).toEqual([[50, 50]]);
    expect(state.gesture).toBeNull();
  });
});

describe('saved state', () => {
  test('is dirty after a change, clean after a save and after undoing back to it', () => {
    const start = startEditing(sampleDocument([[1]]));
    expect(isDirty(start)).toBe(false);
    const saved = markSaved(rename(start, 'A'));
    expect(isDirty(saved)).toBe(false);
    const changed = rename(saved, 'B');
    expect(isDirty(changed)).toBe(true);
    expect(isDirty(undo(changed))).toBe(false);
    expect(isDirty(undo(undo(changed)))).toBe(true);
  });

  test('forgetting old entries does not make the oldest kept state look saved', () => {
    let state = startEditing(sampleDocument([[1]]));
    for (let step = 0; step <= HISTORY_LIMIT; step++) state = rename(state, `N${step}`);
    expect(state.past).toHaveLength(HISTORY_LIMIT);
    while (state.past.length > 0) state = undo(state);
    expect(state.document.nombre).toBe('N0');
    expect(isDirty(state)).toBe(true);
  });
});

test('an entry for deleting a section is small', () => {
  const start = startEditing(sampleDocument([[1, 2, 3], [4]]));
  const state = execute(start, removeItems(start.document, { uuids: [1, 2, 3].map(uuidOf) }), {
    label: 'eliminar sección',
  });
  expect(rowsOf(state.document)).toEqual([[4]]);
  expect(JSON.stringify(state.past[0]).length).toBeLessThan(20_000);
});
