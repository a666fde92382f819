import { Skeleton } from '@mantine/core';
import classes from '../../shared/lists/ListTable.module.css';

/** Rows of the table's shape while it loads. */
export function UsersSkeleton() {
  return (
    <div className={classes.frame} aria-hidden>
      {[0, 1, 2, 3, 4, 5].map((row) => (
        <div key={row} className={classes.skeletonRow}>
          <Skeleton height={14} width="24%" />
          <Skeleton height={14} width="30%" />
          <Skeleton height={14} width="14%" />
        </div>
      ))}
    </div>
  );
}
