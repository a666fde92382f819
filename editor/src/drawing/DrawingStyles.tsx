import { drawingCss } from '@lienzo/templates/drawing/drawing-css';
import { fontFaces } from '@lienzo/templates/drawing/font-faces';
import { fontSource } from './font-sources.ts';

const CSS = fontFaces(fontSource) + drawingCss();

/** The rules and fonts of the drawing, once per page however many editors there are. */
export function DrawingStyles() {
  return (
    <style href="lienzo-drawing" precedence="lienzo-drawing">
      {CSS}
    </style>
  );
}
