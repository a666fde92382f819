import type { SessionAnswer } from '@lienzo/schema/api/session-endpoints';
import { shellMessages } from '@lienzo/schema/messages/shell-messages';
import { Text } from '@mantine/core';
import { useState } from 'react';
import { LienzoMark } from '../../shared/brand/LienzoMark';
import classes from './OrganizationLogo.module.css';

/** The organization's logo; without one (or when it does not load) the product's mark and the name. */
export function OrganizationLogo({ session, isRail }: { session: SessionAnswer; isRail: boolean }) {
  const [failedUrl, setFailedUrl] = useState<string | null>(null);
  const { url_logo } = session.ui;
  if (url_logo !== null && url_logo !== failedUrl)
    return (
      <img
        className={classes.logo}
        data-rail={isRail || undefined}
        src={url_logo}
        alt={shellMessages.logoOf(session.organizationName)}
        onError={() => setFailedUrl(url_logo)}
      />
    );
  return (
    <div className={classes.named}>
      <LienzoMark size={30} />
      {!isRail && (
        <Text fw={650} lineClamp={2} lh={1.2}>
          {session.organizationName}
        </Text>
      )}
    </div>
  );
}
