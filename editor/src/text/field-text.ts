import { formatLongDate } from '@lienzo/schema/data/format';
import { drawingMessages } from '@lienzo/schema/messages/drawing-messages';
import type { PageField } from '@lienzo/schema/report/rich-text';

/** What stands for a page field while its text is typed into: the day as it is drawn, of others the name. */
export const fieldText =
  (today: string) =>
  (field: PageField): string =>
    field === 'date' ? formatLongDate(today) : drawingMessages.fields[field];
