import { paperMessages } from '../rule-messages/paper-messages.ts';
import { inCentimeters } from './centimeters.ts';
import { DEFAULT_PAPER, type Paper, verticalSize } from './paper.ts';

/** A paper in words: its name, or its size. */
export function paperText(source: Paper = DEFAULT_PAPER): string {
  if (typeof source === 'string') return paperMessages.names[source];
  const { width, height } = verticalSize(source);
  return paperMessages.custom(inCentimeters(width), inCentimeters(height));
}
