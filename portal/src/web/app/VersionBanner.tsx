import { shellMessages } from '@lienzo/schema/messages/shell-messages';
import { useStore } from 'zustand';
import { pageVersion } from '../shared/api/page-version';
import classes from './VersionBanner.module.css';

/** The server has a newer version: calls fail until the page is reloaded, so the banner is permanent. */
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
