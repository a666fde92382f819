import { shellMessages } from '@lienzo/schema/messages/shell-messages';
import { IconCloudOff } from '@tabler/icons-react';
import classes from './ConnectionBanner.module.css';

/** Says that the server is not reached, for as long as it is so; read out by screen readers. */
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
