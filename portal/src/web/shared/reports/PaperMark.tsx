import type { Orientation } from '@lienzo/schema/report/report';
import classes from './PaperMark.module.css';

/** A small sheet of paper that shows a report's orientation; a decoration, the words stand beside it. */
export function PaperMark({ orientation }: { orientation: Orientation }) {
  return (
    <span className={classes.ground} aria-hidden>
      <span className={classes.paper} data-orientation={orientation}>
        <span className={classes.title} />
        <span className={classes.line} />
        <span className={classes.line} />
        <span className={classes.table} />
      </span>
    </span>
  );
}
