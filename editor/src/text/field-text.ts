import { formatLongDate } from '@lienzo/schema/data/format';
import type { PageField } from '@lienzo/schema/report/rich-text';
import { FIELD_NAMES } from './extensions/field-node.ts';

/** What stands for a page field while its text is typed into: the day as it is drawn, of others the name. */
export const fieldText =
  (today: string) =>
  (field: PageField): string =>
    field === 'date' ? formatLongDate(today) : FIELD_NAMES[field];
