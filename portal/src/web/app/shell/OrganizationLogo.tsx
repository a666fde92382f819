import type { SessionAnswer } from '@lienzo/schema/accounts/session-endpoints';
import { shellMessages } from '@lienzo/schema/messages/shell-messages';
import { Text } from '@mantine/core';
import { useState } from 'react';
import { LienzoMark } from '../../shared/brand/LienzoMark';
import classes from './OrganizationLogo.module.css';

/** Minimum aspect ratio of a logo that contains the organization's name. */
const WORDMARK_RATIO = 1.8;

/** The organization's logo, with its name unless the logo contains it; without a logo, the product's mark. */
export function OrganizationLogo({ session, isRail }: { session: SessionAnswer; isRail: boolean }) {
  const { url_logo } = session.ui;
  const [loaded, setLoaded] = useState<{ url: string; spellsName: boolean } | null>(null);
  const [failedUrl, setFailedUrl] = useState<string | null>(null);
  const hasLogo = url_logo !== null && url_logo !== failedUrl;
  const spellsName = loaded?.url === url_logo && loaded.spellsName;
  return (
    <div className={classes.place}>
      {hasLogo ? (
        <img
          className={classes.logo}
          data-wordmark={spellsName || undefined}
          data-rail={isRail || undefined}
          src={url_logo}
          alt={spellsName || isRail ? shellMessages.logoOf(session.organizationName) : ''}
          onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) =>
            setLoaded({ url: url_logo, spellsName: naturalWidth / naturalHeight > WORDMARK_RATIO })
          }
          onError={() => setFailedUrl(url_logo)}
        />
      ) : (
        <LienzoMark size={32} />
      )}
      {!isRail && !spellsName && (
        <Text fw={650} lineClamp={2} lh={1.2}>
          {session.organizationName}
        </Text>
      )}
    </div>
  );
}
