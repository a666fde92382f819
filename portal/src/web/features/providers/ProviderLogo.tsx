import type { Provider } from '@lienzo/schema/accounts/organization-endpoints';
import { IconBuilding } from '@tabler/icons-react';
import { useState } from 'react';
import classes from './providers.module.css';

/** An organization's logo; without one, or when it fails to load, a building. Decorative. */
export function ProviderLogo({
  provider,
  className = '',
}: {
  provider: Pick<Provider, 'url_logo'>;
  className?: string;
}) {
  const { url_logo } = provider;
  const [failedUrl, setFailedUrl] = useState<string | null>(null);
  return (
    <span className={`${classes.logo} ${className}`} aria-hidden>
      {url_logo !== null && url_logo !== failedUrl ? (
        <img src={url_logo} alt="" onError={() => setFailedUrl(url_logo)} />
      ) : (
        <IconBuilding size={26} stroke={1.4} />
      )}
    </span>
  );
}
