import { documentImportMessages } from '@lienzo/schema/reports/document-import-messages';

export type DocumentRefusalReason = keyof typeof documentImportMessages.refusals;

/** The document cannot be read at all; `message` is the sentence for the person. */
export class DocumentRefusal extends Error {
  readonly reason: DocumentRefusalReason;

  constructor(reason: DocumentRefusalReason, options: ErrorOptions = {}) {
    super(documentImportMessages.refusals[reason], options);
    this.reason = reason;
  }
}
