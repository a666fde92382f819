import { shellMessages } from '@lienzo/schema/messages/shell-messages';
import { useStore } from 'zustand';
import { pageVersion } from '../shared/api/page-version';
import classes from './VersionBanner.module.css';

/** The server speaks a newer version: nothing works until the page is loaded anew, so it says so and stays. */
export function VersionBanner() {
  const isOld = useStore(pageVersion.store, (state) => state.isOld);
  if (!isOld) return null;
  return (
    <div role="alert" className={classes.banner}>
      <span>{shellMessages.oldVersion}</span>
      <button type="button" className={classes.button} onClick={() => window.location.reload()}>
        {shellMessages.reload}
      </button>
    </div>
  );
}
