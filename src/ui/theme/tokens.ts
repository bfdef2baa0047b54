import { FALLBACK_FAMILIES } from './fallback-fonts';

/**
 * The look as CSS custom properties. Components use these names only; a brand or the white label
 * changes the values and nothing else. Every text colour passes 4.5:1 on the surfaces it is used on.
 */
const LIGHT = `
  --accent: #c8321b;
  --accent-strong: #a82611;
  --accent-text: #b92c16;
  --accent-surface: #fdeeea;
  --on-accent: #ffffff;
  --ground: #ffffff;
  --surface: #ffffff;
  --surface-muted: #f6f3ef;
  --surface-strong: #ece7e0;
  --line: #e4ded6;
  --line-strong: #8a8178;
  --text: #211d1a;
  --text-soft: #5c554e;
  --text-faint: #6f675f;
  --success-text: #1d6b3d;
  --success-surface: #e8f4ec;
  --warning-text: #7a4d00;
  --warning-surface: #fdf3dc;
  --danger-text: #8c1637;
  --danger-surface: #fbe9ee;
  --info-text: #1f5a8a;
  --info-surface: #e8f1f9;
  --shadow: 0 8px 28px rgb(33 29 26 / 16%);
`;

const DARK = `
  --accent: #d2402a;
  --accent-strong: #b93420;
  --accent-text: #ff9a85;
  --accent-surface: #3a211b;
  --on-accent: #ffffff;
  --ground: #171412;
  --surface: #201c19;
  --surface-muted: #292420;
  --surface-strong: #35302b;
  --line: #3a342f;
  --line-strong: #9a9188;
  --text: #f5f1ec;
  --text-soft: #c9c1b8;
  --text-faint: #aca49b;
  --success-text: #86d3a4;
  --success-surface: #1b2f23;
  --warning-text: #f0c674;
  --warning-surface: #33290f;
  --danger-text: #ffa3b8;
  --danger-surface: #3a1b24;
  --info-text: #93c5ee;
  --info-surface: #1a2a38;
  --shadow: 0 8px 28px rgb(0 0 0 / 50%);
`;

const SUSHI_LIGHT = `
  --accent: #0f6466;
  --accent-strong: #0a4d4f;
  --accent-text: #0f6466;
  --accent-surface: #e4f2f1;
`;

const SUSHI_DARK = `
  --accent: #187a7c;
  --accent-strong: #0f6466;
  --accent-text: #7fd1cf;
  --accent-surface: #15302f;
`;

/** Ink instead of a colour, and squarer corners: it goes with whatever logo and pictures stand beside it. */
const WHITE_LABEL_LIGHT = `
  --accent: #2e2a27;
  --accent-strong: #171412;
  --accent-text: #3a3530;
  --accent-surface: #efebe6;
`;

const WHITE_LABEL_DARK = `
  --accent: #f1ece6;
  --accent-strong: #ffffff;
  --accent-text: #f1ece6;
  --accent-surface: #38332e;
  --on-accent: #1d1a17;
`;

export const TOKENS = `
:root {
  color-scheme: light dark;
  ${LIGHT}
  --font: 'Onest', ${FALLBACK_FAMILIES}, system-ui, sans-serif;
  --size-13: 0.8125rem;
  --size-15: 0.9375rem;
  --size-17: 1.0625rem;
  --size-20: 1.25rem;
  --size-24: 1.5rem;
  --size-32: 2rem;
  --size-40: 2.5rem;
  --radius-control: 8px;
  --radius-card: 16px;
  --radius-pill: 999px;
  --gutter: min(16px, 5vw);
  --content: 1280px;
  --header: calc(24px + 2rem);
  --categories: calc(24px + 2rem);
  --touch: 44px;
  --quick: 140ms;
  --pressed: 0.97;
  --raised: 0px;
  --bar: 0px;
  --consent: 0px;
  --head-room: 8px;
  --foot-room: 8px;
}
.brand-sushi { ${SUSHI_LIGHT} }
.theme-white-label { --radius-control: 4px; --radius-card: 8px; ${WHITE_LABEL_LIGHT} }
@media (prefers-color-scheme: dark) {
  :root { ${DARK} }
  .brand-sushi { ${SUSHI_DARK} }
  .theme-white-label { ${WHITE_LABEL_DARK} }
}
@media (min-width: 768px) { :root { --gutter: 24px; } }
@media (min-width: 1200px) { :root { --gutter: 32px; } }
@media (min-width: 1536px) { :root { --header: calc(48px + 2rem); --content: 1440px; } }
@media (min-height: 480px) {
  :root {
    --head-room: calc(var(--header) + var(--categories) + 16px);
    --foot-room: calc(var(--raised) + max(var(--bar), var(--consent)) + 16px);
  }
}
@media (prefers-reduced-motion: reduce) { :root { --quick: 0ms; --pressed: 1; } }
`;
