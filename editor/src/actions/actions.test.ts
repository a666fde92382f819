/** What a person's steps do to the report, its history and what is said, without a page. */
import { newItem } from '@lienzo/schema/report/new-item';
import { emptyReport, type ReportDocument } from '@lienzo/schema/report/report';
import { plainRichText } from '@lienzo/schema/report/rich-text';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { reportWarnings } from '../model/report-warnings.ts';
import { Clipboard, EditorDriver } from '../testing/editor-driver.ts';
import { deleteSection, duplicateSelection, nudge, removeSelection, togglePageBreak } from './arranging.ts';
import { change, changePage, changeStyles } from './changing.ts';
import { selectAdjacent, selectAll, selectOutwards, selectWholeSection } from './selecting.ts';
import { redo, undo } from './undoing.ts';

type Opening = ConstructorParameters<typeof EditorDriver>[0];

function open(opening?: Opening): EditorDriver {
  const editor = new EditorDriver(opening);
  onTestFinished(editor.close);
  return editor;
}

/** A title beside a picture, and a text below them. */
function letter(): ReportDocument {
  const row = (index: number, ...items: ReportDocument['layouts'][number]['items']) => ({
    index,
    separation: false,
    items,
  });
  return {
    ...emptyReport('Carta'),
    layouts: [
      row(
        0,
        { ...newItem('titulo'), tamaño: 75, valor: plainRichText('Constancia') },
        { ...newItem('imagen'), tamaño: 25, valor: crypto.randomUUID() },
      ),
      row(1, { ...newItem('texto'), valor: plainRichText('Por medio de la presente') }),
    ],
  };
}

describe('the clipboard', () => {
  test('carries items row by row into another report, with fresh uuids, as one step', () => {
    const editor = open({ report: letter() });
    const other = open();
    const clipboard = new Clipboard();
    selectAll(editor.store);
    expect(editor.copyTo(clipboard)).toBe(true);
    expect(editor.announcement).toContain('Copiado');
    expect(other.pasteFrom(clipboard)).toBe(true);
    expect(other.outline).toBe('titulo+imagen texto');
    const known = new Set(editor.items.map(({ uuid }) => uuid));
    expect(other.items.filter(({ uuid }) => known.has(uuid))).toEqual([]);
    expect(other.lastStep).toMatch(/^pegar/);
    undo(other.store);
    expect(other.items).toEqual([]);
  });

  test('cuts, and leaves what is no report alone', () => {
    const editor = open({ report: letter() });
    const clipboard = new Clipboard();
    expect(editor.copyTo(clipboard, true)).toBe(false);
    editor.select(editor.item('imagen'));
    expect(editor.copyTo(clipboard, true)).toBe(true);
    expect(editor.outline).toBe('titulo texto');
    for (const text of ['hola', '{"lienzo":"items"', '{"lienzo":"items","rows":[[{"nombre":"otro"}]]}']) {
      clipboard.setData('text/plain', text);
      expect(editor.pasteFrom(clipboard)).toBe(false);
    }
    expect(editor.outline).toBe('titulo texto');
  });
});

describe('several items', () => {
  test('take a style, go, and come back as one step each', () => {
    const editor = open({ report: letter() });
    const uuids = [editor.item('titulo').uuid, editor.item('texto').uuid];
    changeStyles(editor.store, uuids, { font_size: 14 }, 'size');
    changeStyles(editor.store, uuids, { font_size: 18 }, 'size');
    expect(
      [editor.item('titulo'), editor.item('texto')].map(({ estilo_item }) => estilo_item.font_size),
    ).toEqual([18, 18]);
    selectAll(editor.store);
    removeSelection(editor.store);
    expect(editor.items).toEqual([]);
    undo(editor.store);
    expect(editor.outline).toBe('titulo+imagen texto');
    undo(editor.store);
    expect(editor.item('titulo').estilo_item.font_size).toBeUndefined();
    redo(editor.store);
    expect(editor.item('texto').estilo_item.font_size).toBe(18);
  });

  test('are copied beside themselves, and the copies are selected', () => {
    const editor = open({ report: letter() });
    editor.select(editor.item('texto'));
    duplicateSelection(editor.store);
    expect(editor.items.filter(({ nombre }) => nombre === 'texto')).toHaveLength(2);
    expect(editor.store.getState().edit.selection.items).toEqual([editor.item('texto', 1).uuid]);
  });
});

describe('sections', () => {
  test('are copied with fresh uuids, and removed with what they hold', () => {
    const editor = open({ report: letter() });
    const [first = ''] = editor.store.getState().edit.document.order;
    selectWholeSection(editor.store, first);
    duplicateSelection(editor.store);
    expect(editor.outline).toBe('titulo+imagen titulo+imagen texto');
    expect(new Set(editor.items.map(({ uuid }) => uuid)).size).toBe(5);
    deleteSection(editor.store, first);
    expect(editor.outline).toBe('titulo+imagen texto');
    expect(editor.announcement).toContain('2 elementos');
  });

  test('the first needs no page break; the second takes one and gives it back', () => {
    const editor = open({ report: letter() });
    editor.select(editor.item('titulo'));
    togglePageBreak(editor.store);
    expect(editor.report.layouts.map(({ separation }) => separation)).toEqual([false, false]);
    editor.select(editor.item('texto'));
    togglePageBreak(editor.store);
    expect(editor.report.layouts.map(({ separation }) => separation)).toEqual([false, true]);
    togglePageBreak(editor.store);
    expect(editor.report.layouts.map(({ separation }) => separation)).toEqual([false, false]);
  });

  test('an item goes step by step to the right and to a section of its own', () => {
    const editor = open({ report: letter() });
    const { uuid } = editor.item('titulo');
    nudge(editor.store, uuid, 'right');
    expect(editor.outline).toBe('imagen+titulo texto');
    nudge(editor.store, uuid, 'right');
    expect(editor.outline).toBe('imagen+titulo texto');
    nudge(editor.store, uuid, 'down');
    expect(editor.outline).toBe('imagen titulo texto');
  });
});

test('the selection goes from item to item, out to its section and to nothing', () => {
  const editor = open({ report: letter() });
  const selection = () => editor.store.getState().edit.selection;
  selectAdjacent(editor.store, 1);
  expect(selection().items).toEqual([editor.item('titulo').uuid]);
  selectAdjacent(editor.store, 1);
  selectAdjacent(editor.store, 1);
  selectAdjacent(editor.store, 1);
  expect(selection().items).toEqual([editor.item('texto').uuid]);
  selectOutwards(editor.store);
  expect(selection()).toMatchObject({ items: [], section: editor.store.getState().edit.document.order[1] });
  selectOutwards(editor.store);
  expect(selection()).toMatchObject({ items: [], section: null });
});

describe('saving', () => {
  test('hands the report over, and what changed meanwhile stays unsaved', async () => {
    let release = (): void => undefined;
    const sent: ReportDocument[] = [];
    const editor = open({
      report: letter(),
      host: {
        save: (report) => {
          sent.push(report);
          return new Promise((resolve) => {
            release = resolve;
          });
        },
      },
    });
    const { uuid } = editor.item('titulo');
    change(editor.store, { uuid, nombre: 'titulo', fields: { valor: plainRichText('Enviado') } }, 'texto');
    const saving = editor.save();
    expect(editor.store.getState().save.status).toBe('saving');
    change(editor.store, { uuid, nombre: 'titulo', fields: { valor: plainRichText('Después') } }, 'texto');
    expect(await editor.save()).toBe(false);
    release();
    expect(await saving).toBe(true);
    expect(sent.map(({ layouts }) => layouts[0]?.items[0])).toMatchObject([
      { valor: plainRichText('Enviado') },
    ]);
    expect(editor.store.getState().save.status).toBe('saved');
    expect(editor.item('titulo').valor).toEqual(plainRichText('Después'));
    expect(editor.lastStep).toContain('texto');
  });

  test('is refused while fields are missing: the first item is selected and nothing is sent', async () => {
    const editor = open({ report: letter() });
    const table = editor.add('tabla');
    editor.select(editor.item('titulo'));
    expect(await editor.save()).toBe(false);
    expect(editor.saved).toEqual([]);
    expect(editor.store.getState()).toMatchObject({ incompleteOpen: true, showProblems: true });
    expect(editor.store.getState().edit.selection.items).toEqual([table.uuid]);
  });

  test('says why the host refused, and can be tried again', async () => {
    const host = {
      save: vi.fn().mockRejectedValueOnce(new Error('Sin conexión.')).mockResolvedValue(undefined),
    };
    const editor = open({ report: letter(), host });
    expect(await editor.save()).toBe(false);
    expect(editor.store.getState()).toMatchObject({
      save: { status: 'failed', message: 'Sin conexión.' },
      notice: { tone: 'error', message: 'Sin conexión.' },
    });
    expect(await editor.save()).toBe(true);
  });
});

test('a report that is read-only takes no step, no paste and is not saved', async () => {
  const source = open({ report: letter() });
  const clipboard = new Clipboard();
  selectAll(source.store);
  source.copyTo(clipboard);
  const editor = open({ report: letter(), readOnly: true });
  const before = editor.report;
  selectAll(editor.store);
  removeSelection(editor.store);
  editor.pasteFrom(clipboard);
  changePage(editor.store, { margins: { top: 0 } }, 'márgenes');
  undo(editor.store);
  redo(editor.store);
  expect(editor.report).toEqual(before);
  expect(await editor.save()).toBe(false);
  expect(editor.saved).toEqual([]);
});

test('a new item goes below the selection, without one to the end, and into a section that is empty', () => {
  const editor = open({ report: letter() });
  editor.select(editor.item('titulo'));
  editor.add('tabla');
  expect(editor.outline).toBe('titulo+imagen tabla texto');
  editor.add('grafica');
  expect(editor.outline).toBe('titulo+imagen tabla grafica texto');
  editor.select();
  editor.add('codigo');
  expect(editor.outline).toBe('titulo+imagen tabla grafica texto codigo');
  const empty = open({ report: { ...letter(), layouts: [{ index: 0, separation: false, items: [] }] } });
  empty.add('tabla');
  expect(empty.outline).toBe('tabla');
});

test('a dynamic text beside a whole table gets a page of its own, as one step', () => {
  const editor = open();
  const { uuid } = editor.add('tabla');
  change(editor.store, { uuid, nombre: 'tabla', fields: { selected_tables: ['employees'] } }, 'tablas');
  editor.add('texto_dinamico');
  const breaks = () => editor.report.layouts.map(({ separation }) => separation);
  const warnings = () => reportWarnings(editor.store.getState().edit.document).map(({ message }) => message);
  expect(editor.outline).toBe('tabla texto_dinamico');
  expect(breaks()).toEqual([false, true]);
  expect(editor.store.getState().notice?.message).toContain('El texto dinámico quedó en página aparte');
  undo(editor.store);
  expect(editor.outline).toBe('tabla');
  expect(breaks()).toEqual([false]);
  redo(editor.store);
  expect(breaks()).toEqual([false, true]);
  expect(warnings()).toEqual([]);
  // Without the page break it is allowed, and said in the list.
  editor.select(editor.item('texto_dinamico'));
  togglePageBreak(editor.store);
  expect(warnings()).toEqual([expect.stringContaining('esta tabla saldrá completa en todas')]);
});
