import type { Change } from './command.ts';
import type { EditorDocument } from './editor-document.ts';

/** Runs commands in sequence and combines them into one change, hence one history entry. */
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
