import { createTheme } from '@mantine/core';

const FONT = "'Lienzo Inter', Inter, system-ui, sans-serif";

/** How the development page looks: like a host that follows the design of the portal. */
export const devTheme = createTheme({
  fontFamily: FONT,
  headings: { fontFamily: FONT },
  primaryColor: 'indigo',
  primaryShade: 7,
  autoContrast: true,
  luminanceThreshold: 0.179,
  defaultRadius: 6,
  cursorType: 'pointer',
  respectReducedMotion: true,
  fontSizes: { xs: '0.75rem', sm: '0.8125rem', md: '0.875rem', lg: '1rem', xl: '1.25rem' },
  components: {
    Button: { styles: { label: { fontWeight: 550 } } },
    // Labels above, help below the field.
    InputWrapper: { defaultProps: { inputWrapperOrder: ['label', 'input', 'description', 'error'] } },
    Menu: { defaultProps: { withInitialFocusPlaceholder: false, shadow: 'md' } },
    Modal: {
      defaultProps: { overlayProps: { backgroundOpacity: 0.4 } },
      styles: { title: { fontSize: '1rem', fontWeight: 620 } },
    },
    Popover: { defaultProps: { shadow: 'md' } },
    Tooltip: { defaultProps: { openDelay: 400, withArrow: true } },
  },
});
