import { documentImportMessages } from '@lienzo/schema/reports/document-import-messages';
import { type Attributes, attribute } from './looks.ts';

const { lost } = documentImportMessages;

/** A picture, chart, shape or text box while it is read: of DrawingML, or of VML, which older programs write. */
export type OpenDrawing = {
  /** Points. */
  width: number | null;
  name: string;
  alt: string;
  /** Ids of relations. */
  embedded: string | null;
  linked: string | null;
  kind: string;
  hasText: boolean;
};

const EMU = 12_700;

export const newDrawing = (): OpenDrawing => ({
  width: null,
  name: '',
  alt: '',
  embedded: null,
  linked: null,
  kind: '',
  hasText: false,
});

/** Adds an element inside of a drawing. */
export function takeDrawingProperty(drawing: OpenDrawing, tag: string, attributes: Attributes): void {
  switch (tag) {
    case 'extent':
      drawing.width ??= Number(attribute(attributes, 'cx')) / EMU || null;
      return;
    case 'docPr':
      drawing.name = (attribute(attributes, 'name') ?? '').slice(0, 255);
      drawing.alt = (attribute(attributes, 'descr') ?? '').slice(0, 500);
      return;
    case 'graphicData':
      drawing.kind ||= attribute(attributes, 'uri') ?? '';
      return;
    case 'blip':
      drawing.embedded ??= attributes['r:embed'] ?? null;
      drawing.linked ??= attributes['r:link'] ?? null;
      return;
    case 'shape':
      drawing.width ??= styleWidth(attribute(attributes, 'style') ?? '');
      drawing.alt ||= (attribute(attributes, 'alt') ?? '').slice(0, 500);
      return;
    case 'imagedata':
      drawing.embedded ??= attributes['r:id'] ?? null;
      drawing.name ||= (attributes['o:title'] ?? '').slice(0, 255);
      return;
    case 'txbxContent':
      drawing.hasText = true;
      return;
  }
}

/** Why a drawing without a picture is not taken over as it is. */
export function lossOfDrawing({ kind, hasText, linked }: OpenDrawing): string {
  if (hasText) return lost.textBox;
  if (linked !== null) return lost.linkedPicture;
  if (/chart/i.test(kind)) return lost.chart;
  return /diagram/i.test(kind) ? lost.diagram : lost.shape;
}

/** The width of a shape of VML, which has the form of CSS; null when it has none in points or inches. */
function styleWidth(style: string): number | null {
  const [, number = '', unit = ''] =
    /(?:^|;)\s*width:\s*([\d.]{1,10})(pt|in)/i.exec(style.slice(0, 2000)) ?? [];
  const width = Number(number) * (unit.toLowerCase() === 'in' ? 72 : 1);
  return width > 0 ? width : null;
}
