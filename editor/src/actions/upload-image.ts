import { editorCommandMessages } from '@lienzo/schema/messages/editor-command-messages';
import { editorPanelMessages } from '@lienzo/schema/messages/editor-panel-messages';
import { hasPicture } from '@lienzo/schema/report/item';
import type { EditorStore } from '../store/editor-store.ts';
import { change, changePage } from './changing.ts';

const IMAGE_TYPES = ['image/png', 'image/jpeg', 'image/gif', 'image/webp'];
/** Bytes; the limit of `create_asset`. */
const MAX_BYTES = 5 * 1024 * 1024;

/** Why a file is not accepted as an image, as a message for the person; null when it is. */
export function imageProblem(file: File): string | null {
  if (!IMAGE_TYPES.includes(file.type)) return editorCommandMessages.pictures.otherType;
  if (file.size > MAX_BYTES)
    return editorCommandMessages.pictures.tooLarge((file.size / 1024 / 1024).toFixed(1));
  return null;
}

/** A picture as items and pages name it. */
type NamedPicture = { valor: string; image_name: string };

/**
 * Uploads a picture and puts it where it belongs.
 * @returns the error message for the person; null on success.
 */
async function upload(
  store: EditorStore,
  file: File,
  put: (picture: NamedPicture) => void,
): Promise<string | null> {
  const problem = imageProblem(file);
  if (problem !== null) return problem;
  try {
    const asset = await store.getState().host.uploadImage(file, new AbortController().signal);
    put({ valor: asset.id, image_name: asset.name.slice(0, 255) });
    return null;
  } catch (problem) {
    return problem instanceof Error ? problem.message : editorCommandMessages.pictures.failed;
  }
}

/** Uploads a picture and sets it on an image item. @returns as `upload`. */
export const uploadImage = (store: EditorStore, uuid: string, file: File): Promise<string | null> =>
  upload(store, file, (fields) => {
    const item = store.getState().edit.document.items[uuid];
    if (item === undefined || !hasPicture(item)) return;
    change(store, { uuid, nombre: item.nombre, fields }, editorCommandMessages.steps.putPicture);
  });

/** Uploads a picture and sets it behind the pages. @returns as `upload`. */
export const uploadBackground = (store: EditorStore, file: File): Promise<string | null> =>
  upload(store, file, (fields) => {
    const { imagen_fondo } = store.getState().edit.document.page;
    if (imagen_fondo === undefined) return;
    changePage(
      store,
      { imagen_fondo: { ...imagen_fondo, ...fields } },
      editorPanelMessages.steps.backgroundPicture,
    );
  });
