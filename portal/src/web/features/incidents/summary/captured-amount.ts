import { captureMessages } from '@lienzo/schema/capture/capture-messages';
import type { ValueType } from '@lienzo/schema/capture/incident';
import { ExactDecimal } from '@lienzo/schema/data/exact-decimal';
import { formatCell } from '@lienzo/schema/data/format';

/** A quantity as people read it: money, hours or days. */
export function capturedAmount(type: ValueType, amount: string): string {
  switch (type) {
    case 'IM':
      return formatCell(amount, 'numeric', 'moneda');
    case 'HR':
      return captureMessages.summaryScreen.hours(new ExactDecimal(amount).toString());
    case 'DI':
      return captureMessages.summaryScreen.days(new ExactDecimal(amount).toString());
    default:
      return type satisfies never;
  }
}
