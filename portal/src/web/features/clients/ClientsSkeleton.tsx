import { Skeleton } from '@mantine/core';
import list from '../../shared/lists/ListTable.module.css';

/** Rows of the table's shape while it loads. */
export function ClientsSkeleton() {
  return (
    <div className={list.frame} aria-hidden>
      {[0, 1, 2, 3, 4, 5].map((row) => (
        <div key={row} className={list.skeletonRow}>
          <Skeleton height={14} width="34%" />
          <Skeleton height={14} width="16%" />
          <Skeleton height={14} width="8%" />
        </div>
      ))}
    </div>
  );
}
