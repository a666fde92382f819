import type { InlineNode, TextMark } from '@lienzo/schema/report/rich-text';

/** The letters of a text, as one line. */
export const textOfInline = (nodes: readonly InlineNode[]): string =>
  nodes.map((node) => (node.type === 'text' ? node.text : node.type === 'hardBreak' ? ' ' : '')).join('');

/** Adds letters to a text; those that look like the ones before join them, as programs cut texts anywhere. */
export function appendText(nodes: InlineNode[], text: string, marks: TextMark[]): void {
  if (text === '') return;
  const last = nodes.at(-1);
  if (last?.type === 'text' && JSON.stringify(last.marks ?? []) === JSON.stringify(marks)) last.text += text;
  else nodes.push({ type: 'text', text, ...(marks.length > 0 && { marks }) });
}

/** Without spaces and line breaks at the end, which nobody sees. */
export function trimmedInline(nodes: readonly InlineNode[]): InlineNode[] {
  const kept = [...nodes];
  for (;;) {
    const last = kept.at(-1);
    if (last?.type === 'hardBreak') kept.pop();
    else if (last?.type === 'text') {
      const text = last.text.trimEnd();
      if (text === last.text) return kept;
      kept.pop();
      if (text !== '') return [...kept, { ...last, text }];
    } else return kept;
  }
}
