import { BACKEND_VARIABLES } from '../../backend/config/environment';
import { commonVariables } from '../../environment/common-settings';
import type { Setting } from '../../environment/setting';
import { STOREFRONT_VARIABLES } from '../../server/config/environment';
import { LOCALES } from '../../src/domain/locale/locales';

type Variables = Readonly<Record<string, Pick<Setting<never>, 'name' | 'meaning' | 'example'>>>;

const GROUPS: readonly (readonly [title: string, Variables])[] = [
  ['Both programs', commonVariables(LOCALES)],
  ['Storefront', STOREFRONT_VARIABLES],
  ['Embedded backend', BACKEND_VARIABLES],
];

const LINE = 100;

/** A paragraph as comment lines. */
const commentOf = (text: string): readonly string[] => {
  const lines = ['#'];
  for (const word of text.split(' ')) {
    const longer = `${lines.at(-1) ?? ''} ${word}`;
    if (longer.length <= LINE) lines[lines.length - 1] = longer;
    else lines.push(`# ${word}`);
  }
  return lines;
};

const ruler = (title: string): string => `# ── ${title} `.padEnd(LINE - 3, '─');

/** Ends a sentence about what a variable accepts; its meaning follows. */
const accepts = ({ name }: { readonly name: string }): string =>
  `Accepts ${name}${name.endsWith('…') ? '' : '.'}`;

const INTRODUCTION =
  'A variable that is set in the environment itself wins. What stands here are the defaults, or an example where there is none. A wrong value stops the start and says what is accepted.';

const TESTS = `${ruler('Tests (from the environment only, not from this file)')}

# CHROMIUM_PATH  the Chromium for the browser tests; unset, one is looked for
# SHOP_URL       a shop that is already open, for the browser tests to visit
# E2E_PORT       4310; port of the tests' own shop when Playwright is called by hand
# CI             set to anything: Jest and Playwright refuse what a developer may leave behind
`;

/** The text of `.env.example`. */
export const envExample = (): string => {
  const head = commentOf(
    `Settings of the shop. Copy this file to .env and uncomment what you want to change: npm start, npm run dev and npm run backend read it. ${INTRODUCTION}`,
  );
  const groups = GROUPS.map(([title, variables]) =>
    [
      ruler(title),
      ...Object.entries(variables).map(([name, variable]) =>
        [
          ...commentOf(`${variable.meaning} ${accepts(variable)}`.replaceAll('`', '')),
          `#${name}=${variable.example}`,
        ].join('\n'),
      ),
    ].join('\n\n'),
  );
  return [head.join('\n'), ...groups, TESTS].join('\n\n');
};

/** The text of `docs/configuration.md`. */
export const configurationPage = (): string => {
  const groups = GROUPS.map(([title, variables]) =>
    [
      `## ${title}`,
      Object.entries(variables)
        .map(([name, variable]) => {
          const example = variable.example === '' ? '' : ` = \`${variable.example}\``;
          return `- **\`${name}\`**${example}: ${variable.meaning} ${accepts(variable)}`;
        })
        .join('\n'),
    ].join('\n\n'),
  );
  const parts = [
    '# Configuration',
    `Settings are environment variables. \`npm start\`, \`npm run dev\` and \`npm run backend\` also read a file \`.env\`; [.env.example](../.env.example) is one to begin with. ${INTRODUCTION}`,
    'This page and `.env.example` are made from the settings that the programs read: change those, then run `npm run docs`.',
    ...groups,
  ];
  return `${parts.join('\n\n')}\n`;
};
