import 'react';

declare module 'react' {
  interface CSSProperties {
    /** Custom properties, which React passes on as they are. */
    [name: `--${string}`]: string | number | undefined;
  }
}
