import { bulletIndent, listIndent } from '@lienzo/templates/drawing/list-indent';
import { numberReference } from './word-styles.ts';

/** Between the edge of a list and its markers, in points. */
const MARKER_INSET = 2;

/** A list and its text's indent in points, of which `hanging` is its marker's. */
export type ListLevel = {
  numbering: { reference: string; level: number; instance: number };
  left: number;
  hanging: number;
};

/** What a list's place depends on; `fontSize` in points, `start` null for bullets. */
type ListShape = { start: number | null; count: number; fontSize: number; instance: number };

/** The place of a list inside of another one, by the drawing's rule: room for its longest number. */
export function listLevel({ start, count, fontSize, instance }: ListShape, outer?: ListLevel): ListLevel {
  const indent = start === null ? bulletIndent(fontSize) : listIndent(start, count, fontSize);
  return {
    numbering: {
      reference: start === null ? 'vinetas' : numberReference(start),
      level: Math.min(8, outer === undefined ? 0 : outer.numbering.level + 1),
      instance,
    },
    left: (outer?.left ?? 0) + indent,
    hanging: indent - MARKER_INSET,
  };
}
