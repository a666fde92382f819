import { columnKey } from '@lienzo/schema/data/column';
import { mergeAttributes, Node } from '@tiptap/core';

export type ColumnNodeOptions = {
  /** The readable name of a column, for the chip. */
  nameOf(column: string): string;
};

/** A placeholder for a value of the current row: a chip with the column's readable name. */
export const ColumnNode = Node.create<ColumnNodeOptions>({
  name: 'column',
  group: 'inline',
  inline: true,
  atom: true,
  addOptions() {
    return { nameOf: (column) => column };
  },
  addAttributes() {
    return {
      column: { default: '', parseHTML: (element) => element.getAttribute('data-column') ?? '' },
      format: { default: null, parseHTML: (element) => element.getAttribute('data-format') },
    };
  },
  parseHTML() {
    // Pasted text may contain anything: only valid column keys are accepted.
    const isKey = (key: string | null): boolean => columnKey.safeParse(key).success;
    return [
      {
        tag: 'span[data-column]',
        getAttrs: (element) => (isKey(element.getAttribute('data-column')) ? null : false),
      },
    ];
  },
  renderHTML({ node, HTMLAttributes }) {
    const column = String(node.attrs.column);
    const own = {
      class: 'lz-chip',
      'data-column': column,
      ...(node.attrs.format === null ? {} : { 'data-format': node.attrs.format }),
    };
    const { column: _column, format: _format, ...rest } = HTMLAttributes;
    return ['span', mergeAttributes(rest, own), this.options.nameOf(column)];
  },
  renderText({ node }) {
    return `{${this.options.nameOf(String(node.attrs.column))}}`;
  },
});
