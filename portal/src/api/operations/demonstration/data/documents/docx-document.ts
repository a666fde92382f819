import { officePackage, rootRelations, XML, xmlText } from './office-package.ts';

const MAIN = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';
const TYPE = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
export const DOCX_MEDIA_TYPE = TYPE;

/** A letter with a title and paragraphs. */
export function docxDocument(title: string, paragraphs: string[]): Promise<Buffer> {
  const body = [
    paragraph(title, '<w:b/><w:sz w:val="32"/>'),
    ...paragraphs.map((text) => paragraph(text, '')),
  ];
  return officePackage({
    '[Content_Types].xml': `${XML}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="${TYPE}.main+xml"/></Types>`,
    '_rels/.rels': rootRelations('word/document.xml'),
    'word/document.xml': `${XML}<w:document xmlns:w="${MAIN}"><w:body>${body.join('')}<w:sectPr><w:pgSz w:w="12240" w:h="15840"/><w:pgMar w:top="1440" w:right="1440" w:bottom="1440" w:left="1440" w:header="708" w:footer="708" w:gutter="0"/></w:sectPr></w:body></w:document>`,
  });
}

const paragraph = (text: string, style: string): string =>
  `<w:p><w:pPr><w:spacing w:after="200"/></w:pPr><w:r>${style === '' ? '' : `<w:rPr>${style}</w:rPr>`}<w:t xml:space="preserve">${xmlText(text)}</w:t></w:r></w:p>`;
