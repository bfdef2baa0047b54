import type createInstance from '@emotion/css/create-instance';

type StylisPlugin = NonNullable<Parameters<typeof createInstance>[0]['stylisPlugins']>[number];

/** What decides whether Testing Library finds an element, sees it and can press it. */
const DECIDES = new Set(['display', 'visibility', 'opacity', 'pointer-events']);

/** Empties declarations of anything else; a rule in which none is left is not inserted. */
const dropLooks: StylisPlugin = (element) => {
  if (element.type === 'decl' && !DECIDES.has(String(element.props))) {
    element.return = '';
    element.value = '';
  }
};

// jsdom compares every rule of the document with each element that a test asks for.
jest.mock('@emotion/css/create-instance', () => {
  const { default: create } = jest.requireActual<{ default: typeof createInstance }>(
    '@emotion/css/create-instance',
  );
  return {
    __esModule: true,
    default: ((options) =>
      create({ ...options, stylisPlugins: [dropLooks] })) satisfies typeof createInstance,
  };
});
