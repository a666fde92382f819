import { enablePatches, type Patch, produceWithPatches } from 'immer';
import type { EditorDocument } from './editor-document.ts';
import { withCompactOrder } from './patches.ts';

enablePatches();

/** What a command did: the document after it, and the way there and back. */
export type Change = { document: EditorDocument; patches: Patch[]; inverse: Patch[] };

/**
 * Makes a pure command `(document, args) => Change` of a recipe that writes into a draft.
 * The recipe throws `CommandRefusal` when the command cannot be carried out; the document then stays as it is.
 */
export function command<Args>(recipe: (draft: EditorDocument, args: Args) => void) {
  return (document: EditorDocument, args: Args): Change => {
    const [next, patches, inverse] = produceWithPatches(document, (draft: EditorDocument) => {
      recipe(draft, args);
    });
    return {
      document: next,
      patches: withCompactOrder(patches, document.order, next.order),
      inverse: withCompactOrder(inverse, next.order, document.order),
    };
  };
}
