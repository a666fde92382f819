/** Stands where the blocks of a section go, the rows of a table or the texts of a row. */
export const PLACEHOLDER = '\uE000lienzo\uE000';

/** The XML around the blocks of a document. */
export type DocumentFrame = {
  before: string;
  /** What the last paragraph of each section bears; '' of the last section, whose own stand behind it. */
  sectionProperties: string[];
  after: string;
};

/** The frame of a document whose sections hold one paragraph each, which says `PLACE`. */
export function splitAtPlaceholders(xml: string): DocumentFrame {
  const pieces = xml.split(PLACEHOLDER);
  const starts = pieces.slice(0, -1).map((piece) => piece.lastIndexOf('<w:p>'));
  const lastEnd = pieces.at(-1) ?? '';
  return {
    before: (pieces[0] ?? '').slice(0, starts[0]),
    sectionProperties: starts.map((start, index) => sectionPropertiesOf((pieces[index] ?? '').slice(start))),
    after: lastEnd.slice(lastEnd.indexOf('</w:p>') + '</w:p>'.length),
  };
}

function sectionPropertiesOf(paragraph: string): string {
  const start = paragraph.indexOf('<w:sectPr');
  return start < 0 ? '' : paragraph.slice(start, paragraph.indexOf('</w:sectPr>') + '</w:sectPr>'.length);
}

/** A paragraph's XML with the end of a section among its properties, as their last. */
export function withSectionProperties(paragraph: string, sectionProperty: string): string {
  if (sectionProperty === '') return paragraph;
  if (paragraph.startsWith('<w:p><w:pPr>'))
    return paragraph.replace('</w:pPr>', () => `${sectionProperty}</w:pPr>`);
  const inner = paragraph === '<w:p/>' ? '' : paragraph.slice('<w:p>'.length, -'</w:p>'.length);
  return `<w:p><w:pPr>${sectionProperty}</w:pPr>${inner}</w:p>`;
}
