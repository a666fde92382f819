import { workbookMessages } from '@lienzo/schema/messages/workbook-messages';

export type RefusalReason = keyof typeof workbookMessages.refusals;

/** The file cannot be read at all; `message` is the sentence for the person. */
export class WorkbookRefusal extends Error {
  readonly reason: RefusalReason;

  constructor(reason: RefusalReason, options?: ErrorOptions) {
    super(workbookMessages.refusals[reason], options);
    this.reason = reason;
  }
}
