/** Marks where the blocks of a section, the rows of a table or the texts of a row are inserted. */
export const PLACEHOLDER = '\uE000lienzo\uE000';

/** The XML around the blocks of a document. */
export type DocumentFrame = {
  before: string;
  /** The `w:sectPr` of each section's last paragraph; '' for the last section, whose `w:sectPr` follows the body. */
  sectionProperties: string[];
  after: string;
};

/** Splits the XML of a document whose sections hold one placeholder paragraph each. */
export function splitAtPlaceholders(xml: string): DocumentFrame {
  const chunks = xml.split(PLACEHOLDER);
  const starts = chunks.slice(0, -1).map((chunk) => chunk.lastIndexOf('<w:p>'));
  const lastEnd = chunks.at(-1) ?? '';
  return {
    before: (chunks[0] ?? '').slice(0, starts[0]),
    sectionProperties: starts.map((start, index) => sectionPropertiesOf((chunks[index] ?? '').slice(start))),
    after: lastEnd.slice(lastEnd.indexOf('</w:p>') + '</w:p>'.length),
  };
}

/** The first `w:sectPr` in a piece of XML; '' for none. */
export function sectionPropertiesOf(xml: string): string {
  const start = xml.indexOf('<w:sectPr');
  return start < 0 ? '' : xml.slice(start, xml.indexOf('</w:sectPr>') + '</w:sectPr>'.length);
}

/** Adds a `w:sectPr` as the last of a paragraph's properties. */
export function withSectionProperties(paragraph: string, sectionProperty: string): string {
  if (sectionProperty === '') return paragraph;
  if (paragraph.startsWith('<w:p><w:pPr>'))
    return paragraph.replace('</w:pPr>', () => `${sectionProperty}</w:pPr>`);
  const inner = paragraph === '<w:p/>' ? '' : paragraph.slice('<w:p>'.length, -'</w:p>'.length);
  return `<w:p><w:pPr>${sectionProperty}</w:pPr>${inner}</w:p>`;
}
