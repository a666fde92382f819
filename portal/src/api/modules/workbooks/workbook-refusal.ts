import { workbookMessages } from '@lienzo/schema/messages/workbook-messages';

export type RefusalReason = keyof typeof workbookMessages.refusals;
/** Where in the workbook the reason is. */
export type RefusalPlace = { sheet: string; cell: string };

/** The file cannot be read at all; `message` is the sentence for the person. */
export class WorkbookRefusal extends Error {
  readonly reason: RefusalReason;
  readonly place: RefusalPlace | undefined;

  constructor(reason: RefusalReason, { place, ...options }: ErrorOptions & { place?: RefusalPlace } = {}) {
    const said = workbookMessages.refusals[reason];
    super(place === undefined ? said : `${said} ${workbookMessages.place(place.sheet, place.cell)}`, options);
    this.reason = reason;
    this.place = place;
  }
}
