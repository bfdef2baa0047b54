import path from 'node:path';
import type { BrotliOptions } from 'node:zlib';
import { constants } from 'node:zlib';
import CompressionPlugin from 'compression-webpack-plugin';
import type { Compiler, Configuration, Module } from 'webpack';
import webpack from 'webpack';

const root = __dirname;
const dist = path.join(root, 'dist');
const ASSETS_ADDRESS = '/assets/';

/** In milliseconds: how long pages that were handed out may still ask for files of an earlier build. */
const EARLIER_BUILDS = 7 * 24 * 60 * 60 * 1000;

/** Removes files that no build of the last days has made; younger ones belong to pages still open. */
class EarlierBuildsPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.afterEmit.tapPromise(
      'EarlierBuildsPlugin',
      async ({ outputOptions, assets }) => {
        const { promises: fs } = await import('node:fs');
        const folder = outputOptions.path ?? '';
        const names = await fs.readdir(folder);
        const old = names.filter((name) => !(name in assets) && name !== 'fonts');
        for (const name of old) {
          const file = path.join(folder, name);
          if (Date.now() - (await fs.stat(file)).mtimeMs > EARLIER_BUILDS) await fs.rm(file);
        }
      },
    );
  }
}

/** Writes which files each entry and chunk needs, for the server to put into the page. */
class AssetsManifestPlugin {
  constructor(private readonly file: string) {}

  apply(compiler: Compiler): void {
    compiler.hooks.afterEmit.tapPromise('AssetsManifestPlugin', async (compilation) => {
      const { promises: fs } = await import('node:fs');
      const scripts = (files: readonly string[]) =>
        files.filter((file) => file.endsWith('.js')).map((file) => ASSETS_ADDRESS + file);
      const chunks: Record<string, string[]> = {};
      for (const group of compilation.chunkGroups) {
        if (group.name) chunks[group.name] = scripts(group.getFiles());
      }
      const { main: entry = [], intents: [first = ''] = [], ...rest } = chunks;
      const headScriptFile = path.join(
        compilation.outputOptions.path ?? '',
        first.slice(ASSETS_ADDRESS.length),
      );
      const headScript = (await fs.readFile(headScriptFile, 'utf8'))
        // A page is no place to look for the map of a script.
        .replace(/\n\/\/# sourceMappingURL=.*/, '');
      await fs.mkdir(path.dirname(this.file), { recursive: true });
      await fs.writeFile(this.file, JSON.stringify({ entry, headScript, chunks: rest }, null, 2));
    });
  }
}

/** So that a chunk says once for all of its modules that it is strict, not each module for itself. */
class StrictContextsPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('StrictContextsPlugin', (compilation) => {
      compilation.hooks.afterChunks.tap('StrictContextsPlugin', () => {
        for (const module of compilation.modules) {
          if (module.type === 'javascript/dynamic' && module.buildInfo)
            module.buildInfo.strict = true;
        }
      });
    });
  }
}

const isInstalled = (module: Module): boolean =>
  module.nameForCondition()?.includes('/node_modules/') ?? false;

const scripts = (targets: Record<string, unknown>) => ({
  test: /\.tsx?$/,
  exclude: /node_modules/,
  use: {
    loader: 'swc-loader',
    options: {
      jsc: {
        parser: { syntax: 'typescript', tsx: true },
        transform: { react: { runtime: 'automatic' } },
      },
      env: { targets },
    },
  },
});

/** The same names in every bundle, so that the server can name files that the browser asks for. */
const fonts = {
  test: /\.woff2$/,
  type: 'asset/resource',
  generator: {
    filename: 'fonts/[name].[contenthash:10][ext]',
    publicPath: ASSETS_ADDRESS,
    outputPath: '../public/assets/',
  },
};

/** The words of a language, cut in two: see `src/browser/load-texts.ts`. */
const words = {
  test: /shop\.json$/,
  resourceQuery: /^\?(first|further)$/,
  type: 'json',
  loader: path.join(root, 'scripts/lib/words-loader.mjs'),
};

/** The router comes as one file, of which the shop uses a third. */
const router = {
  test: /node_modules\/react-router\//,
  loader: path.join(root, 'scripts/lib/unused-views-loader.mjs'),
};

const common = (isProduction: boolean): Configuration => ({
  mode: isProduction ? 'production' : 'development',
  context: root,
  resolve: { extensions: ['.ts', '.tsx', '.js'] },
  stats: 'errors-warnings',
  performance: { hints: false },
  cache: {
    type: 'filesystem',
    cacheDirectory: path.join(root, '.cache/webpack'),
    buildDependencies: { config: [__filename] },
  },
});

const installedFile = (file: string): string => path.join(root, 'node_modules', file);

/** Parts of libraries that no browser of ours runs, but that cannot be told apart by the bundler. */
const NEVER_RUN = [
  // Calls go by XMLHttpRequest, which every browser has; bodies are JSON, and no answer is so long
  // that its progress would be shown.
  'axios/lib/adapters/fetch.js',
  'axios/lib/cancel/CancelToken.js',
  'axios/lib/helpers/formDataToJSON.js',
  'axios/lib/helpers/HttpStatusCode.js',
  'axios/lib/helpers/progressEventReducer.js',
  'axios/lib/helpers/toURLEncodedForm.js',
  // Modules bind values and functions, never classes, and nothing compiles code in a page.
  '@inversifyjs/core/lib/metadata/calculations/getClassMetadata.js',
  '@inversifyjs/core/lib/planning/models/InstanceBindingNodeImplementation.js',
  '@inversifyjs/core/lib/planning/calculations/buildNoActivationsResolvedValueBindingNodeResolverJit.js',
];

/** What stands in for parts of libraries in browsers. */
const STAND_INS = {
  // The same without the warnings for developers.
  'react-router$': installedFile('react-router/dist/production/index.mjs'),
} as const;

const LEFT_OUT = {
  ...STAND_INS,
  ...Object.fromEntries(NEVER_RUN.map((file) => [installedFile(file), false] as const)),
};

const browser = (isProduction: boolean): Configuration => ({
  ...common(isProduction),
  name: 'browser',
  target: ['web', 'es2022'],
  entry: {
    main: './src/browser/entry.ts',
    // Written into each page by the server, so it stands alone.
    intents: { import: './src/browser/intents/record-intents.ts', runtime: false },
  },
  devtool: isProduction ? false : 'source-map',
  output: {
    path: path.join(dist, 'public/assets'),
    publicPath: ASSETS_ADDRESS,
    filename: '[name].[contenthash:8].js',
    chunkFilename: '[name].[contenthash:8].js',
  },
  resolve: { ...common(isProduction).resolve, alias: LEFT_OUT },
  module: {
    rules: [
      scripts({ chrome: '109', safari: '16', firefox: '115', edge: '109' }),
      fonts,
      words,
      router,
    ],
  },
  optimization: {
    // Below: those of libraries do not change with the shop's own, which get the shortest.
    moduleIds: isProduction ? false : 'named',
    chunkIds: isProduction ? 'size' : 'named',
    minimize: { javascript: { compress: { passes: 3, pure_getters: true, inline: 1 } } },
    splitChunks: {
      cacheGroups: {
        // Libraries change seldom: browsers keep them when the shop itself is updated.
        libraries: { test: /node_modules/, chunks: 'initial', name: 'libraries' },
      },
    },
  },
  plugins: [
    new AssetsManifestPlugin(path.join(dist, 'server/assets.json')),
    new EarlierBuildsPlugin(),
    ...(isProduction
      ? [
          new webpack.ids.DeterministicModuleIdsPlugin({ test: isInstalled, maxLength: 3 }),
          new webpack.ids.OccurrenceModuleIdsPlugin({ prioritiseInitial: true }),
          new StrictContextsPlugin(),
          new CompressionPlugin({ test: /\.(js|svg)$/, minRatio: 0.95 }),
          new CompressionPlugin<BrotliOptions>({
            test: /\.(js|svg)$/,
            algorithm: 'brotliCompress',
            filename: '[path][base].br',
            compressionOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } },
            minRatio: 0.95,
          }),
        ]
      : []),
  ],
});

const node = (isProduction: boolean, name: string, entry: string): Configuration => ({
  ...common(isProduction),
  name,
  target: 'node20',
  entry: { main: entry },
  devtool: 'source-map',
  output: {
    path: path.join(dist, name),
    filename: 'main.js',
    library: { type: 'commonjs2' },
    clean: { keep: 'assets.json' },
  },
  node: { __dirname: false },
  module: { rules: [scripts({ node: '20' }), fonts] },
  plugins: [new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 })],
  optimization: { minimize: false },
});

/**
 * Parts of libraries that the storefront never runs, but would read, compile and keep at each start: what
 * draws maps does so in browsers alone, and calls go through the HTTP client of Node.js, not its fetch.
 */
const NEVER_RUN_BY_SERVER = {
  leaflet$: false,
  '@react-google-maps/api$': false,
  [installedFile('axios/lib/adapters/fetch.js')]: false,
  // Reads styles written into elements, which the restaurant's texts may not have.
  postcss$: false,
  'react-router$': STAND_INS['react-router$'],
} as const;

/** Packages with native parts, or that read their own files, stay where npm put them. */
const STAYS_INSTALLED =
  /^(better-sqlite3|sharp|express|pino|pino-http|compression|express-static-gzip|i18next-http-middleware|kysely|pg|prom-client|@redis\/client)(\/|$)/;

const installed: Configuration['externals'] = ({ request }, done) => {
  if (request && STAYS_INSTALLED.test(request)) done(null, `commonjs ${request}`);
  else done();
};

/**
 * Names and lines stay, for whoever reads a stack; comments, room and letters that would take two bytes
 * each in memory go.
 */
const LIGHTER = {
  javascript: {
    mangle: false,
    compress: false,
    format: { ascii_only: true, comments: false, beautify: true, indent_level: 0 },
  },
};

/**
 * The storefront itself. Its packages are in it: looking for five hundred files takes longer than
 * reading one. Redis, which few storefronts have, stays where npm put it.
 */
const server = (isProduction: boolean): Configuration => {
  const { output, module, resolve, ...rest } = node(isProduction, 'server', './server/main.ts');
  return {
    ...rest,
    resolve: { ...resolve, alias: NEVER_RUN_BY_SERVER },
    output: {
      ...output,
      filename: 'shop.js',
      clean: { keep: /^(assets\.json|main\.js|main\.js\.map)$/ },
    },
    module: {
      ...module,
      // Express can draw pages by engines that it looks for by their names; here none is used.
      parser: { javascript: { exprContextCritical: false } },
    },
    externals: { '@redis/client': 'commonjs @redis/client' },
    optimization: isProduction ? { minimize: LIGHTER } : { minimize: false },
  };
};

/** What starts the storefront, as it is compiled already. */
const launcher = (isProduction: boolean): Configuration => ({
  ...node(isProduction, 'launcher', './server/launch/launch.ts'),
  output: { path: path.join(dist, 'server'), filename: 'main.js' },
});

const backend = (isProduction: boolean): Configuration => ({
  ...node(isProduction, 'backend', './backend/main.ts'),
  externals: installed,
});

/** Only for `npm run bench`: the server with the bare render beside it. */
const bench = (): Configuration => ({
  ...node(true, 'bench', './bench/menu-page-server.tsx'),
  externals: installed,
});

const configurations = (env: { bench?: boolean }, { mode }: { mode?: string }): Configuration[] => {
  if (env.bench) return [bench()];
  const isProduction = mode !== 'development';
  return [
    browser(isProduction),
    server(isProduction),
    launcher(isProduction),
    backend(isProduction),
  ];
};

export default configurations;
