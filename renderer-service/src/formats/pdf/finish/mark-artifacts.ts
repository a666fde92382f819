import {
  decodePDFRawStream,
  PDFArray,
  PDFDict,
  type PDFDocument,
  PDFName,
  PDFRawStream,
  PDFRef,
} from '@cantoo/pdf-lib';
import { markUntagged } from './mark-untagged.ts';

/**
 * Marks as artifacts what the browser prints without a tag: backgrounds, borders, charts and codes, whose alternative
 * text is that of the figure over them (PDF/UA-1 §7.1: content is tagged or an artifact).
 */
export function markArtifacts(document: PDFDocument): void {
  const done = new Set<PDFRef>();
  for (const { node } of document.getPages()) {
    const resources = node.Resources();
    const content = contentOf(node.Contents());
    if (content === undefined) continue;
    const marked = markUntagged(content, (name) => formIsTagged(document, resources, name, done));
    const stream = document.context.flateStream(Buffer.from(marked, 'latin1'));
    node.set(PDFName.of('Contents'), document.context.register(stream));
  }
}

function contentOf(contents: unknown): string | undefined {
  if (contents instanceof PDFRawStream) return textOf(contents);
  if (!(contents instanceof PDFArray)) return undefined;
  return Array.from({ length: contents.size() }, (_, index) =>
    textOf(contents.lookup(index, PDFRawStream)),
  ).join('\n');
}

const textOf = (stream: PDFRawStream): string =>
  Buffer.from(decodePDFRawStream(stream).decode()).toString('latin1');

/** Whether a form has tags inside; the rest of such a form is marked, too. */
function formIsTagged(
  document: PDFDocument,
  resources: PDFDict | undefined,
  name: string,
  done: Set<PDFRef>,
): boolean {
  const forms = resources?.lookupMaybe(PDFName.of('XObject'), PDFDict);
  const ref = forms?.get(PDFName.of(name));
  const form = document.context.lookup(ref);
  if (!(ref instanceof PDFRef) || !(form instanceof PDFRawStream)) return false;
  if (form.dict.get(PDFName.of('Subtype')) !== PDFName.of('Form')) return false;
  if (done.has(ref)) return true;
  const content = textOf(form);
  if (!content.includes('/MCID')) return false;
  done.add(ref);
  const own = form.dict.lookupMaybe(PDFName.of('Resources'), PDFDict);
  const marked = markUntagged(content, (inner) => formIsTagged(document, own, inner, done));
  const stream = document.context.flateStream(Buffer.from(marked, 'latin1'));
  for (const [key, value] of form.dict.entries()) if (!stream.dict.has(key)) stream.dict.set(key, value);
  document.context.assign(ref, stream);
  return true;
}
