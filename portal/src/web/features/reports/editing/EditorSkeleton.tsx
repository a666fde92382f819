import { reportMessages } from '@lienzo/schema/reports/report-messages';
import { Skeleton } from '@mantine/core';
import { ShellBarPosition } from '../../../shared/shell-bar/ShellBarPosition';
import { useDelayed } from '../../../shared/states/use-delayed';
import classes from './EditorSkeleton.module.css';

/** Placeholders of the editor's three panes while it loads. */
export function EditorSkeleton() {
  const isLate = useDelayed(true);
  return (
    <div className={classes.editor}>
      {/* The bar is there from the beginning: nothing moves when the editor comes. */}
      <div className={classes.bar}>
        <ShellBarPosition part="path" />
        <span className={classes.push} />
        <ShellBarPosition part="tools" />
      </div>
      {isLate && <Panes />}
    </div>
  );
}

function Panes() {
  return (
    <div className={classes.panes} role="status" aria-label={reportMessages.opening}>
      <div className={classes.rail}>
        {[0, 1, 2, 3, 4].map((entry) => (
          <Skeleton key={entry} height={44} />
        ))}
      </div>
      <div className={classes.paper} />
      <div className={classes.side}>
        <Skeleton height={16} width="60%" />
        <Skeleton height={36} />
        <Skeleton height={36} />
      </div>
    </div>
  );
}
