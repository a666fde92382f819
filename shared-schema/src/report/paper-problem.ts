import { paperMessages } from '../rule-messages/paper-messages.ts';
import { inCentimeters } from './centimeters.ts';
import { MIN_BODY } from './paper.ts';
import { pageSize, type ReportDocument } from './report.ts';

/** Why the margins of a report leave no page on its paper; null when they do. Paper and margins may be set in any order. */
export function paperProblem({
  orientation,
  page,
}: Pick<ReportDocument, 'orientation' | 'page'>): string | null {
  const { width, height } = pageSize(orientation, page.papel);
  const { top, right, bottom, left } = page.margins;
  if (width - left - right < MIN_BODY)
    return paperMessages.tooNarrow(inCentimeters(left + right), inCentimeters(width));
  if (height - top - bottom < MIN_BODY)
    return paperMessages.tooLow(inCentimeters(top + bottom), inCentimeters(height));
  return null;
}
