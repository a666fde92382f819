/** Space between items side by side, in points. */
export const ITEM_GAP = 14;
/** Space between sections, and between items one below the other in a column; below a title. In points. */
export const SECTION_GAP = 12;
export const TITLE_GAP = 6;
/** Space between the sections of a label, in points. */
export const LABEL_GAP = 4;

/**
 * Item widths that include the gaps, so that shares of 100 % fill a section exactly, whatever their number.
 * @param tamaño percent of the section.
 */
export const itemWidthCss = (tamaño: number): string =>
  tamaño >= 100 ? '100%' : `calc((100% + ${ITEM_GAP}pt) * ${tamaño / 100} - ${ITEM_GAP}pt)`;

/** The same in points, for a section of `bodyWidth` points. */
export const itemWidth = (tamaño: number, bodyWidth: number): number =>
  tamaño >= 100 ? bodyWidth : Math.max(24, ((bodyWidth + ITEM_GAP) * tamaño) / 100 - ITEM_GAP);
