import type { TextMark } from '@lienzo/schema/report/rich-text';
import type { RunLook } from './looks.ts';

/**
 * The marks of a run. A link has the look of links.
 * @param base the size of the document's body, in points, which becomes that of the report.
 */
export function runMarks(look: RunLook, link: string | null, base: number | undefined): TextMark[] {
  const marks: TextMark[] = [];
  if (look.bold) marks.push({ type: 'bold' });
  if (look.italic) marks.push({ type: 'italic' });
  if (look.underline && link === null) marks.push({ type: 'underline' });
  if (look.strike) marks.push({ type: 'strike' });
  if (link !== null) marks.push({ type: 'link', attrs: { href: link } });
  const attrs = {
    ...(look.size !== undefined && look.size !== base && { fontSize: look.size }),
    ...(look.color && link === null && { color: look.color }),
  };
  if (Object.keys(attrs).length > 0) marks.push({ type: 'textStyle', attrs });
  return marks;
}
