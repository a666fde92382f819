import { listIndentCss } from '@lienzo/templates/drawing/list-indent';
import { Extension } from '@tiptap/core';
import type { Node } from '@tiptap/pm/model';
import { Plugin } from '@tiptap/pm/state';
import { Decoration, DecorationSet } from '@tiptap/pm/view';

/**
 * The indent of ordered lists as in the drawing, by their longest number. A decoration, because ProseMirror does not
 * draw a list again when it gets another item.
 */
export const ListIndent = Extension.create({
  name: 'listIndent',
  addProseMirrorPlugins() {
    return [
      new Plugin<DecorationSet>({
        state: {
          init: (_config, { doc }) => indentsOf(doc),
          apply: (transaction, indents) => (transaction.docChanged ? indentsOf(transaction.doc) : indents),
        },
        props: {
          decorations(state) {
            return this.getState(state);
          },
        },
      }),
    ];
  },
});

/** A decoration for each ordered list of a text. */
export function indentsOf(doc: Node): DecorationSet {
  const indents: Decoration[] = [];
  doc.descendants((node, from) => {
    if (node.type.name !== 'orderedList') return;
    const style = `padding-left:${listIndentCss(Number(node.attrs.start), node.childCount)}`;
    indents.push(Decoration.node(from, from + node.nodeSize, { style }));
  });
  return DecorationSet.create(doc, indents);
}
