import { reportMessages } from '@lienzo/schema/messages/report-messages';
import { Skeleton } from '@mantine/core';
import { useDelayed } from '../../../shared/states/use-delayed';
import classes from './EditorSkeleton.module.css';

/** Placeholders of the editor's three panes while it loads. */
export function EditorSkeleton() {
  if (!useDelayed(true)) return null;
  return (
    <div className={classes.editor} role="status" aria-label={reportMessages.opening}>
      <div className={classes.bar}>
        <Skeleton height={28} width={220} />
        <Skeleton height={28} width={140} />
      </div>
      <div className={classes.panes}>
        <div className={classes.side}>
          {[0, 1, 2, 3, 4].map((entry) => (
            <Skeleton key={entry} height={40} />
          ))}
        </div>
        <div className={classes.paper} />
        <div className={classes.side}>
          <Skeleton height={16} width="60%" />
          <Skeleton height={36} />
          <Skeleton height={36} />
        </div>
      </div>
    </div>
  );
}
