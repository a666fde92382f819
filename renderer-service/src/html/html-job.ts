import type { Orientation } from '@lienzo/schema/report/report';

/** HTML to be converted to a file. */
export type HtmlJob = {
  html: string;
  title: string;
  orientation: Orientation;
  now: Date;
};

/** Margins of a page in points: an inch at the sides (specification 3 §9). */
export const HTML_MARGINS = { top: 54, right: 72, bottom: 54, left: 72 };
