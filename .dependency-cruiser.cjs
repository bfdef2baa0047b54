/** The layer rule: imports point inward. ui → application → domain; infrastructure → application, domain. */
const layer = (name, from, allowed, comment) => ({
  name,
  severity: 'error',
  comment,
  from: { path: from },
  to: {
    path: '^(src|server|backend|environment|contract|client|tests|e2e|bench)/',
    pathNot: allowed,
  },
});

module.exports = {
  forbidden: [
    layer(
      'domain-stands-alone',
      '^src/domain/',
      '^src/domain/',
      'The domain imports nothing but itself.',
    ),
    {
      name: 'domain-has-one-dependency',
      severity: 'error',
      from: { path: '^src/domain/' },
      to: {
        dependencyTypes: [
          'npm',
          'npm-dev',
          'npm-optional',
          'npm-peer',
          'core',
          'npm-no-pkg',
          'unknown',
        ],
        pathNot: 'node_modules/(@types/)?point-in-polygon',
      },
    },
    layer('application-points-inward', '^src/application/', '^src/(domain|application)/'),
    layer(
      'ports-import-the-domain-only',
      '^src/application/ports/',
      '^src/(domain|application/ports)/',
      'A type that a port speaks of stands in the port, or in the domain. Move it there; slices import it from the port.',
    ),
    layer(
      'redux-knows-no-feature',
      '^src/application/redux/',
      '^src/application/redux/',
      'What only one feature needs goes to that feature.',
    ),
    {
      name: 'store-is-for-no-feature',
      severity: 'error',
      comment:
        'A feature names the parts of the state that it reads, such as CartRoot & DeliveryRoot, instead of ShopState.',
      from: { path: '^src/application/', pathNot: '^src/application/store/' },
      to: { path: '^src/application/store/' },
    },
    {
      name: 'no-circle-of-features',
      scope: 'folder',
      severity: 'error',
      comment:
        'Features stand in levels (docs/architecture.md). Move the saga that needs both to the higher one; an action that many answer to goes to session/, a type of a port to ports/.',
      from: { path: '^src/application/' },
      to: { circular: true },
    },
    {
      name: 'application-knows-no-machinery',
      severity: 'error',
      comment:
        'Use-cases and sagas speak through ports: no HTTP, React, container or Node in the application.',
      from: { path: '^src/application/' },
      to: {
        dependencyTypes: ['npm', 'npm-dev', 'npm-no-pkg', 'core', 'unknown'],
        pathNot: 'node_modules/(redux|redux-saga|@redux-saga|typed-redux-saga|reselect)',
      },
    },
    layer(
      'infrastructure-points-inward',
      '^src/infrastructure/',
      '^(src/(domain|application|infrastructure)|contract/wire)/',
    ),
    layer('ui-points-inward', '^src/ui/', '^src/(domain|application|ui)/'),
    layer('browser-composes-the-shop', '^src/browser/', '^src/'),
    layer(
      'server-composes-the-shop',
      '^server/',
      '^(src/(domain|application|infrastructure|ui)|server|environment)/',
    ),
    layer('environment-stands-alone', '^environment/', '^environment/'),
    layer(
      'backend-shares-only-the-domain',
      '^backend/(?!board/)',
      '^(src/domain|backend(?!/board/)|environment|contract/(calls|openapi|wire))/',
      'The contract is what both sides read; the kit that checks it is not.',
    ),
    layer(
      'board-looks-like-the-shop',
      '^backend/board/',
      '^(backend/board|client|contract/(calls|wire)|src/(domain|ui/theme))/',
      "The staff's board runs in a browser: it takes the shop's look and rules, and asks the backend by the contract alone. Both sides of a call are bundles of their own.",
    ),
    layer(
      'contract-kit-knows-the-contract-alone',
      '^contract/',
      '^(contract|src/domain)/',
      'The kit judges any backend, so it knows none from the inside.',
    ),
    layer(
      'client-is-made-of-the-contract',
      '^client/',
      '^(client|contract/(calls|wire))/',
      'The client is a package of its own: it takes the table of calls and their codecs along, nothing else.',
    ),
    {
      name: 'container-only-where-composed',
      severity: 'error',
      comment:
        'Modules bind in src/infrastructure/container, the two composition roots resolve. Anything else takes what it needs as an argument.',
      from: {
        path: '^(src|server|environment|backend)/',
        pathNot:
          '^(src/infrastructure/container/|src/browser/(container|evaluate-sagas)[.]ts|server/container[.]ts)',
      },
      // Not resolved into node_modules: the package is for `import` alone.
      to: { path: ['^inversify$', 'node_modules/inversify/'] },
    },
    { name: 'no-circles', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'no-circle-of-folders',
      scope: 'folder',
      severity: 'error',
      comment:
        'Two folders that need each other have no order in which they can be read. Move what both need into the lower one, or into a folder below both; what puts several together (a command, a route, a page) goes to cli/, http/, no-script/ or ui/app/.',
      from: {
        path: '^(src/domain|src/ui|backend|server)/',
        // Roots and what hangs on them.
        pathNot: '^backend/(http|cli)(/|$)',
      },
      to: { circular: true },
    },
    {
      name: 'no-development-packages-in-production',
      severity: 'error',
      from: { path: '^(src|server|backend|environment)/' },
      to: {
        dependencyTypes: ['npm-dev'],
        dependencyTypesNot: ['type-only'],
        pathNot: 'node_modules/@types/',
      },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: { conditionNames: ['import', 'require', 'node', 'default', 'types'] },
  },
};
