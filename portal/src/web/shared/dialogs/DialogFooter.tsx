import type { ReactNode } from 'react';
import classes from './DialogFooter.module.css';

/** The buttons that end a dialog or its form: what leaves it first, the one primary button last. */
export function DialogFooter({ children }: { children: ReactNode }) {
  return <div className={classes.footer}>{children}</div>;
}
