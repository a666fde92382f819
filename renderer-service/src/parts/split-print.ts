/** Cuts a print of many parts into a document for each. */

import { PAGE_ORIGIN } from '../assets/page-assets/page-origin.ts';
import { catalogOf, infoOf } from '../formats/pdf/merge/document-info.ts';
import { PageJoiner } from '../formats/pdf/merge/join/page-joiner.ts';
import { pageLinks } from '../formats/pdf/merge/join/page-links.ts';
import type { PdfDictionary } from '../formats/pdf/merge/join/pdf-value.ts';
import { PrintFile } from '../formats/pdf/merge/join/print-file.ts';
import { linkIndex, markLink } from '../formats/pdf/print/title-marks.ts';

/** URL prefix of the links that mark where a part begins. */
const PART_LINKS = `${PAGE_ORIGIN}/partes/`;

/** Every part begins on a new page. */
export const PART_CSS = '.lz-paper .lz-part+.lz-part{break-before:page}';

/** The pages of a part with an invisible mark on the first. @param index of the part in its print. */
export const markedPart = (html: string, index: number): string =>
  `<div class="lz-part">${markLink(PART_LINKS + index)}${html}</div>`;

/** The pages of one part within a print. */
type PartPages = { from: number; to: number };

/** A print with the pages of each of its parts. */
export class PartsPrint {
  readonly parts: PartPages[] = [];
  private readonly file: PrintFile;

  /** @throws Error when not every part begins on a page of its own. */
  constructor(bytes: Uint8Array, count: number) {
    this.file = new PrintFile(bytes);
    for (const [page, dictionary] of this.file.pages.entries()) {
      const index = this.partOn(dictionary);
      if (index === undefined) continue;
      if (index !== this.parts.length) throw new Error('the parts of a print are not in their order');
      const before = this.parts.at(-1);
      if (before !== undefined) before.to = page;
      this.parts.push({ from: page, to: this.file.pages.length });
    }
    if (this.parts.length !== count || this.parts[0]?.from !== 0)
      throw new Error(`a print of ${count} parts has ${this.parts.length}`);
  }

  /**
   * The document of a part.
   * @param sheets header and footer for each of its pages, one for all, or none.
   */
  document(
    { from, to }: PartPages,
    sheets: { files: readonly PrintFile[]; below: boolean },
    about: { title: string; author: string; now: Date },
  ): Uint8Array {
    const chunks: Uint8Array[] = [];
    const joiner = new PageJoiner((chunk) => chunks.push(chunk));
    const print = joiner.print(this.file);
    const overlays = sheets.files.flatMap((file) => {
      const sheet = joiner.print(file);
      return file.pages.map((page) => ({ print: sheet, page, below: sheets.below }));
    });
    for (const [index, page] of this.file.pages.slice(from, to).entries())
      joiner.add({ print, page }, overlays[overlays.length === 1 ? 0 : index], ({ uri }) =>
        uri.startsWith(PART_LINKS) ? 'goes' : 'stays',
      );
    joiner.end(catalogOf(undefined), infoOf(about));
    return Buffer.concat(chunks);
  }

  /** The part whose mark is on a page. */
  private partOn(page: PdfDictionary): number | undefined {
    let match: number | undefined;
    const unused = new PageJoiner(() => undefined).print(this.file);
    pageLinks(unused, page, ({ uri }) => {
      match ??= linkIndex(uri, PART_LINKS);
      return 'goes';
    });
    return match;
  }
}
