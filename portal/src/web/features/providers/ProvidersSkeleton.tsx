import { Skeleton } from '@mantine/core';
import classes from './providers.module.css';

/** Placeholders of the cards while they load. */
export function ProvidersSkeleton() {
  return (
    <div className={classes.grid} aria-hidden>
      {[0, 1, 2, 3].map((card) => (
        <Skeleton key={card} height={148} radius="lg" />
      ))}
    </div>
  );
}
