import { drawingCss } from '@lienzo/templates/drawing/drawing-css';
import { fontFaces } from '@lienzo/templates/drawing/font-faces';
import { fontSource } from './font-sources.ts';

const CSS = fontFaces(fontSource) + drawingCss();

/** The style sheet and fonts of the drawing, once per page for any number of editors. */
export function DrawingStyles() {
  return (
    <style href="lienzo-drawing" precedence="lienzo-drawing">
      {CSS}
    </style>
  );
}
