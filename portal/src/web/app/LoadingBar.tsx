import { shellMessages } from '@lienzo/schema/messages/shell-messages';
import { useStore } from 'zustand';
import { activity } from '../shared/api/activity';
import { useDelayed } from '../shared/states/use-delayed';
import classes from './LoadingBar.module.css';

/** The progress bar at the top of the page while calls are pending (specification 1 §7). */
export function LoadingBar() {
  const isLoading = useDelayed(useStore(activity.store, ({ running }) => running > 0));
  return (
    <div role="status" className={classes.place}>
      {isLoading && (
        <>
          <span className={classes.bar} />
          <span className={classes.words}>{shellMessages.loading}</span>
        </>
      )}
    </div>
  );
}
