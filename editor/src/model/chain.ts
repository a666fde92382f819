import type { Change } from './command.ts';
import type { EditorDocument } from './editor-document.ts';

/** Runs commands one after the other as one change: one step of the history. */
export function chain(document: EditorDocument, ...steps: ((document: EditorDocument) => Change)[]): Change {
  let whole: Change = { document, patches: [], inverse: [] };
  for (const step of steps) {
    const { document: next, patches, inverse } = step(whole.document);
    whole = {
      document: next,
      patches: [...whole.patches, ...patches],
      inverse: [...inverse, ...whole.inverse],
    };
  }
  return whole;
}
