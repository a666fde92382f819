import { Extension } from '@tiptap/core';

const ALIGNMENTS = ['left', 'center', 'right', 'justify'];

/** The alignment of paragraphs and headings; only the four values of the document are accepted. */
export const TextAlign = Extension.create({
  name: 'textAlign',
  addGlobalAttributes() {
    return [
      {
        types: ['paragraph', 'heading'],
        attributes: {
          textAlign: {
            default: null,
            parseHTML: (element) =>
              ALIGNMENTS.includes(element.style.textAlign) ? element.style.textAlign : null,
            renderHTML: ({ textAlign }) =>
              ALIGNMENTS.includes(textAlign) ? { style: `text-align:${textAlign}` } : {},
          },
        },
      },
    ];
  },
});
