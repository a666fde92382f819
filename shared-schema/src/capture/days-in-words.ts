import { formatMediumDate } from '../data/format.ts';
import { dateOf } from '../payroll/plain-date.ts';
import { daySpans } from './typed-days.ts';

/** `20 nov`. */
const short = (day: string): string => formatMediumDate(day).replace(/ \d{4}$/, '');

/** Days as people read them: `17–21 nov, 24 nov`, over the end of a month `29 dic–2 ene`. */
export const daysInWords = (days: readonly string[]): string =>
  daySpans(days)
    .map(({ from, to }) => {
      if (from === to) return short(from);
      return from.slice(0, 7) === to.slice(0, 7)
        ? `${dateOf(from)}–${short(to)}`
        : `${short(from)}–${short(to)}`;
    })
    .join(', ');
