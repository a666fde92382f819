import type { ReportStyle } from '@lienzo/schema/report/report-style';
import type { KeptStyle } from '@lienzo/schema/reports/style-endpoints';
import { afterEach, expect, test } from 'vitest';
import { EditorDriver } from '../testing/editor-driver.ts';
import { loadStyles, setDefaultStyle } from './styles.ts';
import { undo } from './undoing.ts';

const LETTER: ReportStyle = {
  fuente: 'serif',
  titulo_1: { color: '#16305a', font_size: 14 },
  tabla: { zebra: true, cuadricula: true },
};
const kept = (nombre: string, predeterminado: boolean, estilo = LETTER): KeptStyle => ({
  ...{
    id: crypto.randomUUID(),
    nombre,
    version: 1,
    usuario_nombre: 'Ana',
    updated_at: '2026-11-20T00:00:00Z',
  },
  ...{ estilo, can_edit: true, can_set_default: true, predeterminado },
});

let editor: EditorDriver;
afterEach(() => editor.close());

async function openWith(...list: KeptStyle[]): Promise<EditorDriver> {
  editor = new EditorDriver({
    host: {
      styles: {
        list: async () => list,
        create: () => Promise.reject(new Error('none')),
        update: async (id, version, { predeterminado, ...content }) => {
          const style = list.find((one) => one.id === id);
          if (style === undefined) throw new Error('no such style');
          return {
            ...style,
            ...content,
            version: version + 1,
            ...(predeterminado !== undefined && { predeterminado }),
          };
        },
        remove: async () => undefined,
      },
    },
  });
  await loadStyles(editor.store, new AbortController().signal);
  return editor;
}
const items = () => editor.report.layouts.flatMap((section) => section.items);

test('what is added begins with the default style, the first item with its font, as one step', async () => {
  await openWith(kept('Otro', false, { fuente: 'estrecha' }), kept('Cartas', true));
  editor.add('titulo');
  expect(items()[0]?.estilo_item).toMatchObject({ color: '#16305a', font_size: 14 });
  expect(editor.report.page.fuente).toBe('serif');
  editor.add('tabla');
  expect(items()[1]).toMatchObject({ nombre: 'tabla', zebra: true, cuadricula: true });
  undo(editor.store);
  undo(editor.store);
  expect(items()).toEqual([]);
  expect(editor.report.page.fuente).toBeUndefined();
});

test('without a default style it begins as ever', async () => {
  await openWith(kept('Cartas', false));
  editor.add('titulo');
  expect(items()[0]?.estilo_item).not.toHaveProperty('color', '#16305a');
  expect(editor.report.page.fuente).toBeUndefined();
});

test('a style becomes the default one in place of another, and is it no more', async () => {
  const [one, other] = [kept('Uno', true), kept('Dos', false)];
  await openWith(one, other);
  const defaults = () =>
    editor.store
      .getState()
      .styles.list.filter(({ predeterminado }) => predeterminado)
      .map(({ nombre }) => nombre);
  await setDefaultStyle(editor.store, other, true);
  expect(defaults()).toEqual(['Dos']);
  expect(editor.store.getState().announcement).toContain('empezará con el estilo “Dos”');
  await setDefaultStyle(editor.store, { ...other, version: 2 }, false);
  expect(defaults()).toEqual([]);
});
