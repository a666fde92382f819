import { Skeleton } from '@mantine/core';
import classes from './ReportCard.module.css';
import { NeutralThumbnail } from './thumbnails/ReportThumbnail';

/** The placeholder of a card while the list loads. */
export function ReportCardSkeleton() {
  return (
    <div className={classes.card}>
      <div className={classes.top}>
        <div className={classes.words}>
          <Skeleton height={16} width="75%" mb={10} />
        </div>
      </div>
      <div className={classes.facts}>
        <Skeleton height={12} width="60%" mb={8} />
        <Skeleton height={12} width="85%" />
      </div>
      <div className={classes.actions}>
        <Skeleton height={36} width={96} />
        <Skeleton height={36} width={132} />
      </div>
      <div className={classes.picture}>
        <NeutralThumbnail orientation="vertical" />
      </div>
    </div>
  );
}
