import { isBlankText, plainRichText, type RichText } from '@lienzo/schema/report/rich-text';
import { getSchema } from '@tiptap/core';
import { DOMParser as EditorParser } from '@tiptap/pm/model';
import { cleanPastedHtml } from './clean-pasted-html.ts';
import { richTextOfEditor } from './rich-text-of-editor.ts';
import { textExtensions } from './text-extensions.ts';

/**
 * The text of a clipboard, with its format as far as a document can hold it: HTML goes through the same allow list as
 * HTML that is pasted into a text, and cells become lines with tabs.
 * @returns null when the clipboard has no text.
 */
export function pastedText(clipboard: Pick<DataTransfer, 'getData'>): RichText | null {
  const html = clipboard.getData('text/html');
  const plain = clipboard.getData('text/plain').replace(/\r\n?/g, '\n').replace(/\n+$/, '');
  const text = html.trim() === '' ? plainRichText(plain) : textOfHtml(html);
  return isBlankText(text) ? null : text;
}

function textOfHtml(html: string): RichText {
  const schema = getSchema(
    textExtensions({
      blocks: true,
      nameOf: (column) => column,
      parameterName: (id) => id,
      formulaText: ({ formula }) => formula,
      fieldText: (field) => field,
    }),
  );
  const page = new DOMParser().parseFromString(cleanPastedHtml(html), 'text/html');
  // Tabs between cells are spaces like any others to the parser.
  const preserveWhitespace = /<table[\s>]/i.test(html);
  return richTextOfEditor(EditorParser.fromSchema(schema).parse(page.body, { preserveWhitespace }).toJSON());
}
