import { Mark } from '@tiptap/core';
import { hexColorOf } from '../hex-color.ts';
import { pointsOf } from '../points-of.ts';

/** Size in points and colour of text. Sizes and colours of pasted text are dropped. */
export const TextStyle = Mark.create({
  name: 'textStyle',
  addAttributes() {
    return {
      fontSize: {
        default: null,
        parseHTML: (element) => pointsOf(element.style.fontSize),
        renderHTML: ({ fontSize }) => (fontSize === null ? {} : { style: `font-size:${fontSize}pt` }),
      },
      color: {
        default: null,
        parseHTML: (element) => hexColorOf(element.style.color),
        renderHTML: ({ color }) => (color === null ? {} : { style: `color:${color}` }),
      },
    };
  },
  parseHTML() {
    // Only the editor's own text keeps its style when pasted; other text takes the report's style.
    return [{ tag: 'span[data-lz-style]' }];
  },
  renderHTML({ HTMLAttributes }) {
    return ['span', { ...HTMLAttributes, 'data-lz-style': '' }, 0];
  },
});
