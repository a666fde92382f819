import type { ReactNode } from 'react';
import classes from './ItemList.module.css';

/** Files and empty folders that are chosen, or on their way; of `ThingRow`s. */
export function ItemList({ children }: { children: ReactNode }) {
  return <ul className={classes.list}>{children}</ul>;
}
