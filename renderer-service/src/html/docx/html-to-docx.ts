import { pageSize } from '@lienzo/schema/report/report';
import { PageOrientation, Paragraph } from 'docx';
import { parseDocument } from 'htmlparser2';
import { INTER_ALONE } from '../../formats/docx/blocks/word-styles.ts';
import { twips } from '../../formats/docx/blocks/word-units.ts';
import { writeWord } from '../../formats/docx/package/write-word.ts';
import type { RenderControl } from '../../formats/render-job.ts';
import { HTML_MARGINS, type HtmlJob } from '../html-job.ts';
import { htmlBlocks } from './html-blocks.ts';
import type { HtmlStyle } from './html-style.ts';

/** HTML as a Word document with its headings, lists, tables and pictures. @throws the signal's reason */
export async function htmlToDocx(
  { html, title, orientation }: HtmlJob,
  control: RenderControl,
): Promise<Uint8Array<ArrayBuffer>> {
  const lists = { next: 0, starts: new Set<number>() };
  const paper = pageSize('vertical');
  const { top, right, bottom, left } = HTML_MARGINS;
  const width = pageSize(orientation).width - left - right;
  const style: HtmlStyle = { run: {}, width, indent: 0, firstParagraph: {} };
  const children = htmlBlocks(parseDocument(html).children, style, { lists });
  const options = {
    properties: {
      page: {
        size: {
          width: twips(paper.width),
          height: twips(paper.height),
          orientation: orientation === 'horizontal' ? PageOrientation.LANDSCAPE : PageOrientation.PORTRAIT,
        },
        margin: { top: twips(top), right: twips(right), bottom: twips(bottom), left: twips(left) },
      },
    },
  };
  const blocks = children.length === 0 ? [new Paragraph({})] : children;
  const chunks: Uint8Array[] = [];
  await writeWord([{ options, blocks }], { title, author: '', lists, fonts: INTER_ALONE }, control, {
    write: async (chunk) => void chunks.push(chunk),
  });
  return new Uint8Array(Buffer.concat(chunks));
}
