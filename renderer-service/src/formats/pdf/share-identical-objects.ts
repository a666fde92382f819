import { createHash } from 'node:crypto';
import {
  PDFArray,
  type PDFContext,
  PDFDict,
  type PDFDocument,
  PDFName,
  type PDFObject,
  PDFRawStream,
  PDFRef,
  PDFStream,
} from '@cantoo/pdf-lib';

/**
 * Points all references to identical objects (fonts, pictures, their descriptions) at one copy: chunks that are
 * merged each bring their own. From the leaves up, until nothing is found twice.
 */
export function shareIdenticalObjects(document: PDFDocument): void {
  const { context } = document;
  for (let round = 0; round < 8; round += 1) {
    const replaced = findTwins(context);
    if (replaced.size === 0) return;
    for (const [, object] of context.enumerateIndirectObjects()) pointElsewhere(object, replaced);
    for (const twin of replaced.keys()) context.delete(twin);
  }
}

/** By each object's twin, the one that stays. */
function findTwins(context: PDFContext): Map<PDFRef, PDFRef> {
  const first = new Map<string, PDFRef>();
  const replaced = new Map<PDFRef, PDFRef>();
  for (const [ref, object] of context.enumerateIndirectObjects()) {
    const key = contentKey(object);
    if (key === undefined) continue;
    const twin = first.get(key);
    if (twin === undefined) first.set(key, ref);
    else replaced.set(ref, twin);
  }
  return replaced;
}

/** What an object says, or undefined for those that must stay themselves: pages, their tree, the catalogue. */
function contentKey(object: PDFObject): string | undefined {
  if (object instanceof PDFRawStream) {
    const hash = createHash('sha1').update(object.contents).digest('base64');
    return `${object.dict.toString()} ${hash}`;
  }
  if (object instanceof PDFDict) return isPageLike(object) ? undefined : object.toString();
  return object instanceof PDFArray ? object.toString() : undefined;
}

const KEPT = new Set(['/Page', '/Pages', '/Catalog', '/Annot', '/StructElem', '/Outlines']);

/** Part of a tree, or an annotation of one page. */
function isPageLike(dict: PDFDict): boolean {
  const type = dict.get(PDFName.of('Type'))?.toString() ?? '';
  return KEPT.has(type) || dict.has(PDFName.of('Parent')) || dict.has(PDFName.of('Rect'));
}

function pointElsewhere(object: PDFObject, replaced: Map<PDFRef, PDFRef>): void {
  const twinOf = (value: PDFObject): PDFRef | undefined =>
    value instanceof PDFRef ? replaced.get(value) : undefined;
  const visit = (value: PDFObject, put: (twin: PDFRef) => void): void => {
    const twin = twinOf(value);
    if (twin === undefined) pointElsewhere(value, replaced);
    else put(twin);
  };
  if (object instanceof PDFStream) pointElsewhere(object.dict, replaced);
  if (object instanceof PDFDict)
    for (const [key, value] of object.entries()) visit(value, (twin) => object.set(key, twin));
  if (object instanceof PDFArray)
    for (const [index, value] of object.asArray().entries()) visit(value, (twin) => object.set(index, twin));
}
