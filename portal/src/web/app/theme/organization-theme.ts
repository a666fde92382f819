import { LIGHT_FROM, parseHex } from '@lienzo/schema/data/color';
import { shellMessages } from '@lienzo/schema/messages/shell-messages';
import { type CSSVariablesResolver, createTheme, type MantineThemeOverride } from '@mantine/core';
import type { OrganizationLook } from '../../shared/session/organization-look';
import { type Accent, accentOf, shadesOf } from '../../shared/theme/accent';
import { toHex } from '../../shared/theme/color';

const FONT = "'Inter Variable', Inter, system-ui, -apple-system, 'Segoe UI', sans-serif";

/** A dialog's header is not a `banner` landmark. */
const PLAIN_HEADER = { header: { role: 'presentation' } };

/** The theme of an organization: its colour as the only accent, everything else neutral (LOOK, "Shell"). */
export function organizationTheme(look: OrganizationLook): MantineThemeOverride {
  return createTheme({
    primaryColor: 'brand',
    colors: { brand: shadesOf(look.primary_color) },
    primaryShade: { light: 6, dark: 6 },
    autoContrast: true,
    luminanceThreshold: LIGHT_FROM,
    fontFamily: FONT,
    headings: {
      fontFamily: FONT,
      fontWeight: '620',
      sizes: {
        h1: { fontSize: '1.25rem', lineHeight: '1.4' },
        h2: { fontSize: '1rem', lineHeight: '1.5' },
        h3: { fontSize: '0.875rem', lineHeight: '1.5' },
      },
    },
    fontSizes: { xs: '0.75rem', sm: '0.8125rem', md: '0.875rem', lg: '1rem', xl: '1.25rem' },
    spacing: { xs: '0.5rem', sm: '0.75rem', md: '1rem', lg: '1.25rem', xl: '2rem' },
    radius: { xs: '2px', sm: '4px', md: '6px', lg: '10px', xl: '16px' },
    defaultRadius: 'md',
    cursorType: 'pointer',
    respectReducedMotion: true,
    // Plain objects instead of `Menu.extend(…)`: the theme must not import the components into the login page.
    components: {
      Badge: { defaultProps: { tt: 'none', fw: 550, radius: 'sm' } },
      Button: { styles: { label: { fontWeight: 550 } } },
      Drawer: { defaultProps: { attributes: PLAIN_HEADER }, styles: { title: { fontWeight: 620 } } },
      // Labels above, help below the field.
      InputWrapper: { defaultProps: { inputWrapperOrder: ['label', 'input', 'description', 'error'] } },
      // Without the placeholder the first entry takes the focus, as in every menu.
      Menu: { defaultProps: { withInitialFocusPlaceholder: false } },
      Modal: {
        defaultProps: {
          centered: true,
          closeButtonProps: { 'aria-label': shellMessages.close },
          overlayProps: { backgroundOpacity: 0.4 },
          attributes: PLAIN_HEADER,
        },
        styles: { title: { fontSize: '1rem', fontWeight: 620 } },
      },
      Notification: { defaultProps: { closeButtonProps: { 'aria-label': shellMessages.close } } },
      Popover: { defaultProps: { shadow: 'md' } },
      Tooltip: { defaultProps: { openDelay: 400, withArrow: true } },
    },
  });
}

/** CSS variables that Mantine would derive with insufficient contrast. */
export function organizationVariables(look: OrganizationLook): CSSVariablesResolver {
  const light = accentOf(look.primary_color, 'light');
  const dark = accentOf(look.primary_color, 'dark');
  const secondary = parseHex(look.secondary_color);
  return () => ({
    variables: {
      '--lienzo-primary': `#${look.primary_color.replace('#', '')}`,
      '--lienzo-secondary': secondary === null ? 'var(--mantine-color-brand-3)' : toHex(secondary),
    },
    light: {
      ...accentVariables(light),
      // Softer than black, which is only needed for text on the organization's colour.
      '--mantine-color-text': '#1f2328',
      '--mantine-color-default-color': '#1f2328',
      '--mantine-color-dimmed': '#5a626a',
      '--mantine-color-placeholder': '#6b737b',
      '--mantine-color-error': '#c92a2a',
      '--mantine-color-gray-light-color': '#495057',
      '--mantine-color-red-light-color': '#b02525',
      '--mantine-color-yellow-light-color': '#7a4b00',
      '--mantine-color-orange-light-color': '#8a3a00',
      '--mantine-color-default-border': '#ced4da',
      '--lienzo-canvas': '#f5f6f8',
      '--lienzo-surface': '#ffffff',
      '--lienzo-line': '#e3e6ea',
    },
    dark: {
      ...accentVariables(dark),
      '--mantine-color-dimmed': '#a8adb3',
      '--mantine-color-placeholder': '#9aa0a6',
      '--mantine-color-error': '#ff8787',
      '--lienzo-canvas': '#1b1c1e',
      '--lienzo-surface': '#242424',
      '--lienzo-line': '#383a3d',
    },
  });
}

function accentVariables(accent: Accent): Record<string, string> {
  return {
    '--mantine-color-anchor': accent.link,
    '--mantine-color-brand-filled': accent.filled,
    '--mantine-color-brand-filled-hover': accent.filledHover,
    '--lienzo-button-edge': accent.edge,
    '--mantine-color-brand-text': accent.link,
    '--mantine-color-brand-light': accent.tint,
    '--mantine-color-brand-light-hover': accent.tintHover,
    '--mantine-color-brand-light-color': accent.onTint,
    '--mantine-color-brand-outline': accent.link,
    '--lienzo-focus': accent.focus,
    '--lienzo-link': accent.link,
  };
}
