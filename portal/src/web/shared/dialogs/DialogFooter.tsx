import type { ReactNode } from 'react';
import classes from './DialogFooter.module.css';

/** The buttons of a dialog or its form: cancel first, the only primary button last. */
export function DialogFooter({ children }: { children: ReactNode }) {
  return <div className={classes.footer}>{children}</div>;
}
