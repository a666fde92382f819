import type { LinkAttrs } from '@lienzo/schema/report/link-address';
import type { Editor } from '@tiptap/core';

export type SelectionFormat = {
  bold: boolean;
  italic: boolean;
  underline: boolean;
  strike: boolean;
  bullets: boolean;
  numbers: boolean;
  /** 0 for a paragraph. */
  heading: number;
  align: string | null;
  /** Points; null for the item's own size. */
  fontSize: number | null;
  color: string | null;
  /** null for none. */
  link: LinkAttrs | null;
};

/** The format of the selected text, for the toolbar. */
export function formatOfSelection(editor: Editor): SelectionFormat {
  const style = editor.getAttributes('textStyle');
  const heading = editor.isActive('heading') ? editor.getAttributes('heading') : null;
  const block = heading ?? editor.getAttributes('paragraph');
  return {
    bold: editor.isActive('bold'),
    italic: editor.isActive('italic'),
    underline: editor.isActive('underline'),
    strike: editor.isActive('strike'),
    bullets: editor.isActive('bulletList'),
    numbers: editor.isActive('orderedList'),
    heading: typeof heading?.level === 'number' ? heading.level : 0,
    align: typeof block.textAlign === 'string' ? block.textAlign : null,
    fontSize: typeof style.fontSize === 'number' ? style.fontSize : null,
    color: typeof style.color === 'string' ? style.color : null,
    link: linkOfSelection(editor),
  };
}

function linkOfSelection(editor: Editor): LinkAttrs | null {
  const { href, columna, despues } = editor.getAttributes('link');
  if (typeof href !== 'string' || href === '') return null;
  return {
    href,
    ...(typeof columna === 'string' && { columna }),
    ...(typeof despues === 'string' && { despues }),
  };
}
