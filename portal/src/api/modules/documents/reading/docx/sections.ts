import { documentImportMessages as texts } from '@lienzo/schema/reports/document-import-messages';
import type { ImportedDocument } from '@lienzo/schema/reports/imported-document';
import type { BlockSink } from '../block-sink.ts';
import { type Attributes, attribute, isSet } from './looks.ts';

/** The page of a section, in points, and the ids of the parts of its regions. */
export type DocumentSection = {
  width: number;
  height: number;
  margins: NonNullable<ImportedDocument['margins']>;
  isContinuous: boolean;
  columns: number;
  header: string | null;
  footer: string | null;
  hasOtherRegions: boolean;
};

const TWIPS = 20;
const MAX_MARGIN = 216;
/** How far, in points, a paper may be from letter to be taken for it. */
const TOLERANCE = 6;

export const newSection = (): DocumentSection => ({
  width: 612,
  height: 792,
  margins: { top: 72, right: 72, bottom: 72, left: 72 },
  isContinuous: false,
  columns: 1,
  header: null,
  footer: null,
  hasOtherRegions: false,
});

/** Adds an element of `w:sectPr` to a section (ECMA-376 Part 1, §17.6). */
export function takeSectionProperty(section: DocumentSection, tag: string, attributes: Attributes): void {
  switch (tag) {
    case 'pgSz':
      section.width = points(attribute(attributes, 'w'), section.width);
      section.height = points(attribute(attributes, 'h'), section.height);
      return;
    case 'pgMar':
      for (const side of ['top', 'right', 'bottom', 'left'] as const) {
        const margin = Math.abs(points(attribute(attributes, side), section.margins[side]));
        section.margins[side] = Math.min(MAX_MARGIN, Math.round(margin));
      }
      return;
    case 'type':
      section.isContinuous = attribute(attributes, 'val') === 'continuous';
      return;
    case 'cols':
      section.columns = Number(attribute(attributes, 'num') ?? '1') || 1;
      return;
    case 'titlePg':
      section.hasOtherRegions ||= isSet(attributes);
      return;
    case 'headerReference':
    case 'footerReference': {
      const name = tag === 'headerReference' ? 'header' : 'footer';
      if (attribute(attributes, 'type') === 'default') section[name] ??= attributes['r:id'] ?? null;
      return;
    }
  }
}

const points = (twips: string | undefined, otherwise: number): number => {
  const value = Number(twips) / TWIPS;
  return twips === undefined || !Number.isFinite(value) ? otherwise : value;
};

/** The page of a report by the sections of a document: that of the first one. What differs is lost, and said. */
export function pageOf(
  sections: readonly DocumentSection[],
  sink: BlockSink,
): Pick<ImportedDocument, 'orientation' | 'margins'> & Pick<DocumentSection, 'header' | 'footer'> {
  const [first = newSection(), ...others] = sections;
  const { document } = texts.positions;
  const isWide = ({ width, height }: DocumentSection): boolean => width > height;
  const sides = [first.width, first.height].toSorted((one, other) => one - other);
  const isLetter = [612, 792].every((side, at) => Math.abs(side - (sides[at] ?? 0)) <= TOLERANCE);
  if (!isLetter) sink.lose(texts.lost.otherPaper, document);
  if (others.some((one) => isWide(one) !== isWide(first))) sink.lose(texts.lost.otherOrientation, document);
  if (sections.some(({ columns }) => columns > 1)) sink.lose(texts.lost.columns, document);
  const differs = (one: DocumentSection): boolean =>
    (one.header !== null && one.header !== first.header) ||
    (one.footer !== null && one.footer !== first.footer);
  if (first.hasOtherRegions || others.some((one) => one.hasOtherRegions || differs(one)))
    sink.lose(texts.lost.otherRegions, document);
  return {
    orientation: isWide(first) ? 'horizontal' : 'vertical',
    margins: first.margins,
    header: first.header,
    footer: first.footer,
  };
}
