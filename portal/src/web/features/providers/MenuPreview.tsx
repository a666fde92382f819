import { providerMessages } from '@lienzo/schema/accounts/provider-messages';
import { textColorOn } from '@lienzo/schema/data/color';
import { directoryMessages } from '@lienzo/schema/directory/directory-messages';
import { shellMessages } from '@lienzo/schema/messages/shell-messages';
import { reportMessages } from '@lienzo/schema/reports/report-messages';
import { Text, useComputedColorScheme } from '@mantine/core';
import { IconFileAnalytics, IconFolder, IconHome } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { accentOf } from '../../shared/theme/accent';
import classes from './providers.module.css';

const ENTRIES = [
  { icon: IconHome, name: shellMessages.home },
  { icon: IconFolder, name: directoryMessages.title },
  { icon: IconFileAnalytics, name: reportMessages.title },
];
/** The entry shown as active. */
const OPEN = 1;

type MenuPreviewProps = { name: string; primary: string; secondary: string; logo: File | null };

/** A preview of the side menu in the selected colours. Not interactive. */
export function MenuPreview({ name, primary, secondary, logo }: MenuPreviewProps) {
  const scheme = useComputedColorScheme('light');
  const accent = accentOf(primary, scheme);
  const source = useObjectUrl(logo);
  const shownName = name.trim() === '' ? providerMessages.previewName : name;
  return (
    <figure className={classes.preview}>
      <Text component="figcaption" size="sm" c="dimmed">
        {providerMessages.preview}
      </Text>
      <div className={classes.previewMenu} aria-hidden>
        <div className={classes.previewHead}>
          {source === null ? (
            <span className={classes.previewLogo} style={{ background: `#${primary}` }} />
          ) : (
            <img className={classes.previewLogo} src={source} alt="" />
          )}
          <Text fw={650} size="sm" lineClamp={2}>
            {shownName}
          </Text>
        </div>
        {ENTRIES.map(({ icon: EntryIcon, name: entry }, at) => (
          <div
            key={entry}
            className={classes.previewEntry}
            style={at === OPEN ? { background: accent.tint, color: accent.onTint, fontWeight: 550 } : {}}
          >
            <EntryIcon size={17} stroke={1.6} />
            <span>{entry}</span>
            {at === OPEN && <span className={classes.previewDot} style={{ background: `#${secondary}` }} />}
          </div>
        ))}
        <span
          className={classes.previewButton}
          style={{ background: `#${primary}`, color: textColorOn(primary) }}
        >
          {providerMessages.previewButton}
        </span>
      </div>
    </figure>
  );
}

/** An object URL of the selected file, revoked when the file changes. */
function useObjectUrl(file: File | null): string | null {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    if (file === null) return;
    const address = URL.createObjectURL(file);
    setUrl(address);
    return () => {
      URL.revokeObjectURL(address);
      setUrl(null);
    };
  }, [file]);
  return url;
}
