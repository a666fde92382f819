import type { ReactNode } from 'react';
import classes from './ThingList.module.css';

/** Files and empty folders that are chosen, or on their way; of `ThingRow`s. */
export function ThingList({ children }: { children: ReactNode }) {
  return <ul className={classes.list}>{children}</ul>;
}
