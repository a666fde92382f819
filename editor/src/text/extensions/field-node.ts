import type { PageField } from '@lienzo/schema/report/rich-text';
import { drawingMessages } from '@lienzo/schema/reports/drawing-messages';
import { mergeAttributes, Node } from '@tiptap/core';

const NAMES = drawingMessages.fields;

const isFieldName = (name: unknown): name is PageField =>
  typeof name === 'string' && Object.hasOwn(NAMES, name);

export type FieldNodeOptions = {
  /** The label of a page field on the canvas. */
  textOf(field: PageField): string;
  /** The URL of the organization's logo; null when there is none. */
  logo: string | null;
};

/** A page field: page number, page count, date, the organization's logo. */
export const FieldNode = Node.create<FieldNodeOptions>({
  name: 'field',
  group: 'inline',
  inline: true,
  atom: true,
  addOptions() {
    return { textOf: (field) => NAMES[field], logo: null };
  },
  addAttributes() {
    return { field: { default: 'page', parseHTML: (element) => element.getAttribute('data-field') } };
  },
  parseHTML() {
    return [
      {
        tag: '[data-field]',
        getAttrs: (element) => (isFieldName(element.getAttribute('data-field')) ? null : false),
      },
    ];
  },
  renderHTML({ node, HTMLAttributes }) {
    const field: PageField = isFieldName(node.attrs.field) ? node.attrs.field : 'page';
    const { field: _field, ...rest } = HTMLAttributes;
    if (field === 'logo' && this.options.logo !== null) {
      const picture = {
        class: 'lz-logo',
        src: this.options.logo,
        alt: NAMES.logo,
        'data-field': field,
      };
      return ['img', mergeAttributes(rest, picture)];
    }
    const look = field === 'date' ? {} : { class: `lz-chip${field === 'logo' ? '' : ' lz-number'}` };
    return ['span', mergeAttributes(rest, look, { 'data-field': field }), this.options.textOf(field)];
  },
});
