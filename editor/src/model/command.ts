import { enablePatches, type Patch, produceWithPatches } from 'immer';
import type { EditorDocument } from './editor-document.ts';
import { withCompactOrder } from './patches.ts';
import { shareAgain } from './share-again.ts';

enablePatches();

/** The result of a command: the new document, its patches and the inverse patches. */
export type Change = { document: EditorDocument; patches: Patch[]; inverse: Patch[] };

/**
 * Turns a recipe that mutates an Immer draft into a pure command `(document, args) => Change`.
 * The recipe throws `CommandRefusal` when the command cannot be applied; the document is then unchanged.
 */
export function command<Args>(recipe: (draft: EditorDocument, args: Args) => void) {
  return (document: EditorDocument, args: Args): Change => {
    const [next, patches, inverse] = produceWithPatches(document, (draft: EditorDocument) => {
      recipe(draft, args);
    });
    const shared = shareAgain(document, next);
    return {
      document: shared.document,
      patches: withCompactOrder([...patches, ...shared.patches], document.order, next.order),
      inverse: withCompactOrder([...shared.inverse, ...inverse], next.order, document.order),
    };
  };
}
