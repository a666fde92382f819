import 'react';

declare module 'react' {
  // The editor's own CSS variables in `style`.
  interface CSSProperties {
    [name: `--lz-${string}`]: string | number | undefined;
  }
}
