import { mergeAttributes, Node } from '@tiptap/core';

/** What the page's own fields are called on their chips. */
export const FIELD_NAMES = { page: 'Página', pages: 'Páginas', date: 'Fecha' } as const;
export type FieldName = keyof typeof FIELD_NAMES;

const isFieldName = (name: unknown): name is FieldName =>
  typeof name === 'string' && Object.hasOwn(FIELD_NAMES, name);

export type FieldNodeOptions = {
  /** What stands for a field on the canvas. */
  textOf(field: FieldName): string;
};

/** A value that the page gives: its number, how many there are, the day. */
export const FieldNode = Node.create<FieldNodeOptions>({
  name: 'field',
  group: 'inline',
  inline: true,
  atom: true,
  addOptions() {
    return { textOf: (field) => FIELD_NAMES[field] };
  },
  addAttributes() {
    return { field: { default: 'page', parseHTML: (element) => element.getAttribute('data-field') } };
  },
  parseHTML() {
    return [
      {
        tag: 'span[data-field]',
        getAttrs: (element) => (isFieldName(element.getAttribute('data-field')) ? null : false),
      },
    ];
  },
  renderHTML({ node, HTMLAttributes }) {
    const field: FieldName = isFieldName(node.attrs.field) ? node.attrs.field : 'page';
    const { field: _field, ...rest } = HTMLAttributes;
    const look = field === 'date' ? {} : { class: 'lz-chip' };
    return ['span', mergeAttributes(rest, look, { 'data-field': field }), this.options.textOf(field)];
  },
});
