import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';

const { markViews } = jest.requireActual<{ markViews(source: string): string }>(
  '../../scripts/lib/unused-views-loader.mjs',
);

const ROUTER = path.join(__dirname, '../../node_modules/react-router/dist/production');

it('lets a view that nobody uses be left out', () => {
  expect(markViews('var Link = React10.forwardRef(\n  f\n);\nLink.displayName = "Link";\n')).toBe(
    'var Link = /*#__PURE__*/ React10.forwardRef(\n  f\n);\n\n',
  );
});

it('gives a class where it is made what it got afterwards', () => {
  const source = [
    'var Bound = class extends React2.Component {',
    '};',
    'Bound.contextType = RSCContext;',
    '',
  ].join('\n');
  expect(markViews(source)).toBe(
    [
      'var Bound = class extends React2.Component { static contextType = RSCContext;',
      '};',
      '',
      '',
    ].join('\n'),
  );
});

it('leaves everything else as it is', () => {
  const source = 'const name = view.displayName;\nlet memo = useMemo(() => 1, []);\n';
  expect(markViews(source)).toBe(source);
});

it('finds what it looks for in the router that is installed', () => {
  const source = readdirSync(ROUTER)
    .filter((file) => file.endsWith('.mjs'))
    .map((file) => readFileSync(path.join(ROUTER, file), 'utf8'))
    .join('\n');
  const marked = markViews(source);
  expect(marked).toContain('var Link = /*#__PURE__*/ React');
  expect(marked).not.toMatch(/^\w+\.(displayName|contextType) =/m);
});
