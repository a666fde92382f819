import { workbookMessages } from '@lienzo/schema/capture/workbook-messages';

export type RefusalReason = keyof typeof workbookMessages.refusals;
/** Where in the workbook the reason is. */
export type RefusalScope = { sheet: string; cell: string };

/** The file cannot be read at all; `message` is the sentence for the person. */
export class WorkbookRefusal extends Error {
  readonly reason: RefusalReason;
  readonly scope: RefusalScope | undefined;

  constructor(reason: RefusalReason, { place, ...options }: ErrorOptions & { place?: RefusalScope } = {}) {
    const said = workbookMessages.refusals[reason];
    super(place === undefined ? said : `${said} ${workbookMessages.place(place.sheet, place.cell)}`, options);
    this.reason = reason;
    this.scope = place;
  }
}
