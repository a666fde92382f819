import { PDFArray, PDFDict, type PDFDocument, PDFName, type PDFObject } from '@cantoo/pdf-lib';

const name = PDFName.of;

/**
 * Gives the items of lists a body beside their label (ISO 32000-1 §14.8.4.3.3), and headings levels that begin at 1 and
 * never skip one on the way down (PDF/UA-1 §7.4.2).
 */
export function repairStructure(document: PDFDocument): void {
  const root = document.catalog.lookupMaybe(name('StructTreeRoot'), PDFDict);
  const pending: PDFObject[] = root?.has(name('K'))
    ? [root.lookup(name('K'))].filter((one) => one !== undefined)
    : [];
  let level = 0;
  for (let one = pending.pop(); one !== undefined; one = pending.pop()) {
    const object = document.context.lookup(one);
    if (object instanceof PDFArray) pending.push(...object.asArray().toReversed());
    if (!(object instanceof PDFDict)) continue;
    const role = object.lookupMaybe(name('S'), PDFName)?.decodeText() ?? '';
    if (/^H[1-6]$/.test(role)) {
      level = Math.min(Number(role.slice(1)), level + 1);
      object.set(name('S'), name(`H${level}`));
    }
    if (role === 'LI') addBody(document, object);
    const kids = object.get(name('K'));
    if (kids !== undefined) pending.push(kids);
  }
}

/** Puts what is not the label of a list's item into a body. */
function addBody({ context }: PDFDocument, item: PDFDict): void {
  const kids = item.lookup(name('K'));
  const all =
    kids instanceof PDFArray ? kids.asArray() : [item.get(name('K'))].filter((kid) => kid !== undefined);
  const isLabel = (kid: PDFObject): boolean => {
    const object = context.lookup(kid);
    const role = object instanceof PDFDict ? object.get(name('S')) : undefined;
    return role === name('Lbl') || role === name('LBody');
  };
  const rest = all.filter((kid) => !isLabel(kid));
  const parent = context.getObjectRef(item);
  if (rest.length === 0 || parent === undefined) return;
  const body = context.obj({ Type: 'StructElem', S: 'LBody', P: parent, K: rest });
  const page = item.get(name('Pg'));
  if (page !== undefined) body.set(name('Pg'), page);
  const ref = context.register(body);
  for (const kid of rest) {
    const object = context.lookup(kid);
    if (object instanceof PDFDict && object.has(name('P'))) object.set(name('P'), ref);
  }
  item.set(name('K'), context.obj([...all.filter(isLabel), ref]));
}
