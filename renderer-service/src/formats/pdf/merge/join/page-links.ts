import type { JoinedPrint } from './object-copier.ts';
import { type PdfDictionary, PdfReference, type PdfValue } from './pdf-value.ts';
import type { PrintFile } from './print-file.ts';

/** A link annotation of a page. */
export type PageLink = {
  uri: string;
  /** Its upper edge in points from the bottom of the page. */
  top: number;
};

/** Annotation keys that refer to the original print. */
const PRINT_KEYS = ['/P', '/StructParent', '/Parent'];

/** The links of a page for its copy, from top to bottom. Internal links of the print are dropped. */
export function pageLinks(
  { file, copier }: JoinedPrint,
  page: PdfDictionary,
  linkOf: (link: PageLink) => 'stays' | 'goes' | PdfReference,
): PdfValue[] {
  const annotations = file.resolve(page.get('/Annots'));
  if (!Array.isArray(annotations)) return [];
  const links = annotations.flatMap((entry) => {
    const annotation = file.dictionary(entry);
    const uri = uriOf(annotation, file);
    return uri === undefined ? [] : [{ annotation, uri, top: topOf(annotation, file) }];
  });
  links.sort((one, other) => other.top - one.top);
  return links.flatMap(({ annotation, ...link }): PdfValue[] => {
    const end = linkOf(link);
    if (end === 'goes') return [];
    const own = new Map(annotation);
    for (const key of PRINT_KEYS) own.delete(key);
    if (end instanceof PdfReference) own.delete('/A');
    const copied = copier.copy(own);
    if (copied instanceof Map && end instanceof PdfReference) copied.set('/Dest', [end, '/Fit']);
    return [copied];
  });
}

function uriOf(annotation: PdfDictionary, file: PrintFile): string | undefined {
  const action = file.resolve(annotation.get('/A'));
  const uri = action instanceof Map ? file.resolve(action.get('/URI')) : undefined;
  if (typeof uri !== 'string') return undefined;
  if (uri.startsWith('<')) return Buffer.from(uri.slice(1, -1), 'hex').toString('latin1');
  return uri.slice(1, -1).replace(/\\([()\\])/g, '$1');
}

function topOf(annotation: PdfDictionary, file: PrintFile): number {
  const rectangle = file.resolve(annotation.get('/Rect'));
  return Array.isArray(rectangle) ? Math.max(Number(rectangle[1]), Number(rectangle[3])) : 0;
}
