import { withShared } from '@lienzo/schema/report/shared-data';
import { type Patch, produceWithPatches } from 'immer';
import type { EditorDocument } from './editor-document.ts';

type Shared = { document: EditorDocument; patches: Patch[]; inverse: Patch[] };

/** What a change makes of the items that share data: each has what the lists of the report say. */
export function shareAgain(before: EditorDocument, after: EditorDocument): Shared {
  const none: Shared = { document: after, patches: [], inverse: [] };
  const isSame = before.filtros === after.filtros && before.conjuntos === after.conjuntos;
  if ((isSame && before.items === after.items) || (after.filtros ?? after.conjuntos) === undefined)
    return none;
  const changed = Object.values(after.items).flatMap((item) => {
    if (isSame && before.items[item.uuid] === item) return [];
    const shared = withShared(item, after);
    return shared === item ? [] : [shared];
  });
  if (changed.length === 0) return none;
  const [document, patches, inverse] = produceWithPatches(after, (draft: EditorDocument) => {
    for (const item of changed) draft.items[item.uuid] = item;
  });
  return { document, patches, inverse };
}
