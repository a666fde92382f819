import type { Editor } from '@tiptap/core';

/** Sets size or colour of the selected text; null resets it to that of the item. */
export function setTextStyle(
  editor: Editor,
  change: { fontSize?: number | null; color?: string | null },
): void {
  const next = { ...editor.getAttributes('textStyle'), ...change };
  const chain = editor.chain().focus(null, { scrollIntoView: false });
  const empty = (next.fontSize ?? null) === null && (next.color ?? null) === null;
  if (empty) chain.unsetMark('textStyle').run();
  else chain.setMark('textStyle', next).run();
}
