import { classStyles } from './cell-looks.ts';
import { listsFromWord } from './lists-from-word.ts';
import { tableParagraphs } from './table-paragraphs.ts';
import { wrapLooseText } from './wrap-loose-text.ts';

/**
 * Prepares pasted HTML for the text editor, whose schema then drops whatever a document does not support.
 * The HTML is parsed in an inert document: nothing in it runs or loads.
 * Lists from Word become lists, lines without a paragraph get one, and a row of a pasted table becomes a paragraph with
 * its cells at tab stops.
 */
export function cleanPastedHtml(html: string): string {
  const page = new DOMParser().parseFromString(html, 'text/html');
  const styles = classStyles(page);
  for (const element of page.querySelectorAll(
    'script,style,template,iframe,object,embed,svg,math,img,meta,link,title',
  ))
    element.remove();
  listsFromWord(page);
  for (const table of page.querySelectorAll('table'))
    table.replaceWith(...tableParagraphs(page, table, styles));
  wrapLooseText(page);
  for (const element of page.body.querySelectorAll('*')) {
    for (const { name } of [...element.attributes]) if (name.startsWith('on')) element.removeAttribute(name);
  }
  return page.body.innerHTML;
}
