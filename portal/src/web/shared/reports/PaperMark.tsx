import type { Orientation } from '@lienzo/schema/report/report';
import classes from './PaperMark.module.css';

/** An icon of a report's orientation; decorative, with text beside it. */
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
