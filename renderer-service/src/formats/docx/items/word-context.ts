import type { FontFamily } from '@lienzo/schema/report/font-family';
import type { DrawContext } from '@lienzo/templates/drawing/draw-context';
import type { ImageSource } from '../../../assets/images/image-source.ts';
import type { NumberedLists } from '../blocks/word-styles.ts';

/** What the Word renderers of items work with. */
export type WordContext = {
  /** Rows, date and current row, as for the drawing. */
  draw: DrawContext;
  images: ImageSource;
  /** Height of the page's body, or of a label, in points: the limit of pictures. */
  bodyHeight: number;
  /** Charts as PNG, by `chartKey`. */
  chartPictures: Record<string, Uint8Array>;
  /** Codes as PNG, by `codeKey`. */
  codes: ReadonlyMap<string, Uint8Array>;
  /** The places of the labels that have a page of their own, and that of the next label. */
  labels: { own: ReadonlySet<number>; next: number };
  /** The font of the document's styles. */
  font: FontFamily;
  /** Numbers every ordered list separately. */
  lists: NumberedLists;
  /** What programs show that do not count a section's pages, when it counts its own; absent when the document counts. */
  sectionPages?: string;
};
