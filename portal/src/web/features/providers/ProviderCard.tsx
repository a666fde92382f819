import type { Provider } from '@lienzo/schema/accounts/organization-endpoints';
import { providerMessages } from '@lienzo/schema/accounts/provider-messages';
import { Text, UnstyledButton } from '@mantine/core';
import { colorName } from './color-name';
import { ProviderLogo } from './ProviderLogo';
import classes from './providers.module.css';

/** An organization: its logo on its own colours, its name and domain. */
export function ProviderCard({ provider, open }: { provider: Provider; open: () => void }) {
  const { name, domain, primary_color, secondary_color } = provider;
  return (
    <UnstyledButton className={classes.card} onClick={open}>
      <span className={classes.band} style={{ background: `#${primary_color}` }}>
        <span className={classes.bandEdge} style={{ background: `#${secondary_color}` }} />
      </span>
      <ProviderLogo provider={provider} className={classes.cardLogo ?? ''} />
      <span className={classes.cardWords}>
        <Text span display="block" fw={600} lineClamp={2}>
          {name}
        </Text>
        <Text span display="block" size="sm" c="dimmed">
          {domain}
        </Text>
      </span>
      <span
        className={classes.dots}
        role="img"
        aria-label={providerMessages.colorsOf(colorName(primary_color), colorName(secondary_color))}
      >
        <span className={classes.dot} style={{ background: `#${primary_color}` }} />
        <span className={classes.dot} style={{ background: `#${secondary_color}` }} />
      </span>
    </UnstyledButton>
  );
}
