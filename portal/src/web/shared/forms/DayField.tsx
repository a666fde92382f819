import { type DayFieldProps, DayField as Field } from '@lienzo/editor/day-field';
import { useMenuLayer } from '../layers/use-menu-layer';

/** A day, written as in Mexico or picked in a calendar, which Back closes too. */
export function DayField(props: Omit<DayFieldProps, 'calendar'>) {
  return <Field {...props} calendar={useMenuLayer()} />;
}
