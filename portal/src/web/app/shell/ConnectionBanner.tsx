import { shellMessages } from '@lienzo/schema/messages/shell-messages';
import { IconCloudOff } from '@tabler/icons-react';
import classes from './ConnectionBanner.module.css';

/** Shown while the server is unreachable; announced by screen readers. */
export function ConnectionBanner({ isLost }: { isLost: boolean }) {
  return (
    <div role="status" className={isLost ? classes.banner : undefined}>
      {isLost && (
        <>
          <IconCloudOff size={16} stroke={1.7} aria-hidden />
          <span>{shellMessages.offlineBanner}</span>
        </>
      )}
    </div>
  );
}
