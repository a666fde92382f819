import { editorCommandMessages } from '@lienzo/schema/messages/editor-command-messages';
import { type RefObject, useEffect } from 'react';
import { insertKind } from '../../actions/inserting.ts';
import { imageProblem, uploadImage } from '../../actions/upload-image.ts';
import type { EditorStore } from '../../store/editor-store.ts';
import { dismissNotice, notify } from '../../store/slices/notice-slice.ts';
import { useEditorStore } from '../../store/use-editor.ts';

/** Pictures dropped or pasted onto the page: into the image item under the pointer, else into a new one. */
export function useCanvasFiles(ref: RefObject<HTMLElement | null>): void {
  const store = useEditorStore();
  useEffect(() => {
    const workspace = ref.current;
    if (workspace === null) return;
    const over = (event: DragEvent): void => {
      if (event.dataTransfer?.types.includes('Files')) event.preventDefault();
    };
    const drop = (event: DragEvent): void => {
      const [file] = event.dataTransfer?.files ?? [];
      if (file === undefined) return;
      event.preventDefault();
      const item =
        event.target instanceof Element ? event.target.closest<HTMLElement>('[data-kind="imagen"]') : null;
      void insertPicture(store, file, item?.dataset.lzItem);
    };
    const paste = (event: ClipboardEvent): void => {
      const [file] = event.clipboardData?.files ?? [];
      if (file === undefined || store.getState().text !== null) return;
      // Word and Excel give a picture of what was copied beside its text.
      if (event.clipboardData?.getData('text/plain').trim()) return;
      event.preventDefault();
      const { items } = store.getState().edit.selection;
      const [only] = items;
      const kind = store.getState().edit.document.items[only ?? '']?.nombre;
      void insertPicture(store, file, items.length === 1 && kind === 'imagen' ? only : undefined);
    };
    workspace.addEventListener('dragover', over);
    workspace.addEventListener('drop', drop);
    workspace.addEventListener('paste', paste);
    return () => {
      workspace.removeEventListener('dragover', over);
      workspace.removeEventListener('drop', drop);
      workspace.removeEventListener('paste', paste);
    };
  }, [ref, store]);
}

async function insertPicture(store: EditorStore, file: File, into: string | undefined): Promise<void> {
  if (store.getState().readOnly) return;
  const rejection = imageProblem(file);
  if (rejection !== null) {
    notify(store, rejection, 'error');
    return;
  }
  if (into === undefined) insertKind(store, 'imagen');
  const uuid = into ?? store.getState().edit.selection.items[0];
  if (uuid === undefined) return;
  notify(store, editorCommandMessages.pictures.uploading(file.name));
  const problem = await uploadImage(store, uuid, file);
  if (problem === null) dismissNotice(store);
  else notify(store, problem, 'error');
}
