import { mergeAttributes, Node } from '@tiptap/core';

export type ParameterNodeOptions = {
  /** The name of a parameter, for the chip. */
  nameOf(parameter: string): string;
};

/** A placeholder for the value of a parameter: a chip with its name. */
export const ParameterNode = Node.create<ParameterNodeOptions>({
  name: 'parameter',
  group: 'inline',
  inline: true,
  atom: true,
  addOptions() {
    return { nameOf: (parameter) => parameter };
  },
  addAttributes() {
    return {
      parameter: { default: '', parseHTML: (element) => element.getAttribute('data-parameter') ?? '' },
    };
  },
  parseHTML() {
    // Pasted text may contain anything: only what can be an id is accepted.
    const isId = (id: string | null): boolean => /^[a-z0-9-]{1,64}$/.test(id ?? '');
    return [
      {
        tag: 'span[data-parameter]',
        getAttrs: (element) => (isId(element.getAttribute('data-parameter')) ? null : false),
      },
    ];
  },
  renderHTML({ node, HTMLAttributes }) {
    const parameter = String(node.attrs.parameter);
    const { parameter: _parameter, ...rest } = HTMLAttributes;
    const own = { class: 'lz-chip', 'data-parameter': parameter };
    return ['span', mergeAttributes(rest, own), this.options.nameOf(parameter)];
  },
  renderText({ node }) {
    return `{${this.options.nameOf(String(node.attrs.parameter))}}`;
  },
});
