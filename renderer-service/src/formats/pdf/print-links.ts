import { PDFArray, PDFDict, type PDFDocument, PDFHexString, PDFName, PDFString } from '@cantoo/pdf-lib';

/** A link annotation of a print that leads to an address. */
export type PrintLink = {
  /** Counted from 0. */
  page: number;
  uri: string;
  /** Its upper edge, in points from the paper's lower one. */
  top: number;
  annotation: PDFDict;
  /** Takes it off its page. */
  remove(): void;
};

/** The links to addresses that begin with `origin`, in the order of the pages and down each. */
export function printLinks(document: PDFDocument, origin: string): PrintLink[] {
  return document.getPages().flatMap(({ node }, page) => {
    const annotations = node.Annots();
    if (annotations === undefined) return [];
    const links = annotations.asArray().flatMap((entry) => {
      const annotation = document.context.lookup(entry);
      if (!(annotation instanceof PDFDict)) return [];
      const uri = uriOf(annotation);
      if (uri === undefined || !uri.startsWith(origin)) return [];
      const remove = (): void => {
        const at = annotations.indexOf(entry);
        if (at !== undefined) annotations.remove(at);
        if (annotations.size() === 0) node.delete(PDFName.of('Annots'));
      };
      return [{ page, uri, top: topOf(annotation), annotation, remove }];
    });
    return links.sort((one, other) => other.top - one.top);
  });
}

function uriOf(annotation: PDFDict): string | undefined {
  const uri = annotation.lookupMaybe(PDFName.of('A'), PDFDict)?.lookup(PDFName.of('URI'));
  return uri instanceof PDFString || uri instanceof PDFHexString ? uri.decodeText() : undefined;
}

function topOf(annotation: PDFDict): number {
  const rectangle = annotation.lookupMaybe(PDFName.of('Rect'), PDFArray)?.asRectangle();
  return rectangle === undefined ? 0 : rectangle.y + rectangle.height;
}
