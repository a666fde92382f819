import { formatLongDate } from '@lienzo/schema/data/format';
import { drawingMessages } from '@lienzo/schema/messages/drawing-messages';
import type { PageField } from '@lienzo/schema/report/rich-text';

/** The text of a page field in the text editor: the formatted date, of other fields the name. */
export const fieldText =
  (today: string) =>
  (field: PageField): string =>
    field === 'date' ? formatLongDate(today) : drawingMessages.fields[field];
