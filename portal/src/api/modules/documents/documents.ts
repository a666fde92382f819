/** The public entry of the module: documents of other programs as blocks, from which reports begin. */
export { DocumentRefusal } from './document-refusal.ts';
export { type ReadDocument, readDocument } from './read-document.ts';
