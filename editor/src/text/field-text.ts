import { formatLongDate } from '@lienzo/schema/data/format';
import { isDataField, type PageField } from '@lienzo/schema/report/rich-text';
import { drawingMessages } from '@lienzo/schema/reports/drawing-messages';

/**
 * The text of a page field in the text editor: the formatted date, the numbers of the page, of other fields the name.
 * @param numbers absent where there is no page.
 */
export const fieldText =
  (today: string, numbers?: { page: string; pages: string }) =>
  (field: PageField): string => {
    if (field === 'date') return formatLongDate(today);
    if (field === 'logo' || numbers === undefined || isDataField(field)) return drawingMessages.fields[field];
    return numbers[field];
  };
