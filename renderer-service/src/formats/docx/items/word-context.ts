import type { DrawContext } from '@lienzo/templates/drawing/draw-context';
import type { ImageSource } from '../../../images/image-source.ts';
import type { NumberedLists } from '../blocks/word-styles.ts';

/** What the faces of items in Word are given. */
export type WordContext = {
  /** Rows, day, current row: as for the drawing. */
  draw: DrawContext;
  images: ImageSource;
  /** Charts as PNG, by `chartKey`. */
  chartPictures: Record<string, Uint8Array>;
  /** Codes as PNG, by `codeKey`. */
  codes: ReadonlyMap<string, Uint8Array>;
  /** A number for each list, so that every ordered list counts for itself. */
  lists: NumberedLists;
  /** "de n" counts the pages of the report's section, not of the document. */
  ownPageNumbers: boolean;
};
