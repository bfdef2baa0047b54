import { mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { BrotliOptions } from 'node:zlib';
import { constants } from 'node:zlib';
import CompressionPlugin from 'compression-webpack-plugin';
import type { Compiler, Configuration } from 'webpack';
import webpack from 'webpack';

const root = __dirname;
const dist = path.join(root, 'dist');
const ASSETS_FOLDER = path.join(dist, 'public/assets');
const ASSETS_ADDRESS = '/assets/';
const HASHED = '[name].[contenthash:8].js';

/** In milliseconds: how long pages that were handed out may still ask for files of an earlier build. */
const EARLIER_BUILDS = 7 * 24 * 60 * 60 * 1000;

/** Of earlier builds, what their pages may still ask for; fonts come from the build of the server. */
const isKept = (file: string): boolean =>
  file.startsWith('fonts') ||
  Date.now() - statSync(path.join(ASSETS_FOLDER, file)).mtimeMs < EARLIER_BUILDS;

/** Writes which files each entry and chunk needs, for the server to put into the page. */
class AssetsManifestPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.afterEmit.tap('AssetsManifestPlugin', ({ chunkGroups }) => {
      const chunks: Record<string, string[]> = {};
      for (const group of chunkGroups) {
        const scripts = group.getFiles().filter((file) => file.endsWith('.js'));
        if (group.name) chunks[group.name] = scripts.map((file) => ASSETS_ADDRESS + file);
      }
      const { main: entry, intents: [first = ''] = [], ...rest } = chunks;
      const headScript = readFileSync(path.join(dist, 'public', first), 'utf8')
        // A page is no place to look for the map of a script.
        .replace(/\n\/\/# sourceMappingURL=.*/, '');
      const manifest = JSON.stringify({ entry, headScript, chunks: rest }, null, 2);
      mkdirSync(path.join(dist, 'server'), { recursive: true });
      writeFileSync(path.join(dist, 'server/assets.json'), manifest);
    });
  }
}

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

const fonts = (more: Record<string, string> = {}) => ({
  test: /\.woff2$/,
  type: 'asset/resource',
  generator: { filename: 'fonts/[name].[contenthash:10][ext]', ...more },
});

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

const compress = [
  new CompressionPlugin({ test: /\.(js|svg)$/, minRatio: 0.95 }),
  new CompressionPlugin<BrotliOptions>({
    test: /\.(js|svg)$/,
    algorithm: 'brotliCompress',
    filename: '[path][base].br',
    compressionOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } },
    minRatio: 0.95,
  }),
];

const inBrowsers = (isProduction: boolean, output: Configuration['output']): Configuration => ({
  ...common(isProduction),
  target: ['web', 'es2022'],
  devtool: isProduction ? false : 'source-map',
  output: { filename: HASHED, chunkFilename: HASHED, ...output },
  module: {
    rules: [scripts({ chrome: '109', safari: '16', firefox: '115', edge: '109' }), fonts()],
  },
});

const browser = (isProduction: boolean): Configuration => ({
  ...inBrowsers(isProduction, {
    path: ASSETS_FOLDER,
    publicPath: ASSETS_ADDRESS,
    clean: { keep: isKept },
  }),
  name: 'browser',
  entry: {
    main: './src/browser/entry.ts',
    // Written into each page by the server, so it stands alone.
    intents: { import: './src/browser/intents/record-intents.ts', runtime: false },
  },
  optimization: {
    mangleExports: 'size',
    splitChunks: {
      cacheGroups: {
        // Libraries change seldom: browsers keep them when the shop itself is updated.
        libraries: { test: /node_modules/, chunks: 'initial', name: 'libraries' },
      },
    },
  },
  plugins: [new AssetsManifestPlugin(), ...(isProduction ? compress : [])],
});

/** The staff's board, which the backend serves: it finds the entry by its name. */
const board = (isProduction: boolean): Configuration => ({
  ...inBrowsers(isProduction, {
    path: path.join(dist, 'board'),
    publicPath: '/board/assets/',
    clean: true,
  }),
  name: 'board',
  entry: { main: './backend/board/main.tsx' },
  plugins: isProduction ? compress : [],
});

/** Packages with native parts, or that read their own files, stay where npm put them. */
const STAYS_INSTALLED =
  /^(better-sqlite3|sharp|express|pino|pino-http|compression|express-static-gzip|i18next-http-middleware|kysely|pg|prom-client|stripe|@redis\/client)(\/|$)/;

const installed: Configuration['externals'] = ({ request }, done) => {
  if (request && STAYS_INSTALLED.test(request)) done(null, `commonjs ${request}`);
  else done();
};

/** The same names in every bundle, so that the server can name files that the browser asks for. */
const SHOP_FONTS = fonts({ publicPath: ASSETS_ADDRESS, outputPath: '../public/assets/' });

/** A program for Node.js, in one file. */
const node = (isProduction: boolean, name: string, entry: string): Configuration => ({
  ...common(isProduction),
  name,
  target: 'node20',
  externals: installed,
  entry: { main: entry },
  devtool: 'source-map',
  output: { path: path.join(dist, name), filename: 'main.js', clean: { keep: 'assets.json' } },
  node: { __dirname: false },
  module: {
    // What a program looks up itself is installed beside it.
    parser: { javascript: { createRequire: false } },
    rules: [scripts({ node: '20' }), SHOP_FONTS],
  },
  plugins: [new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 })],
  optimization: { minimize: false },
});

/** Only for `npm run bench`: the server with the bare render beside it. */
const bench = (): Configuration => node(true, 'bench', './bench/menu-page-server.tsx');

const configurations = (env: { bench?: boolean }, { mode }: { mode?: string }): Configuration[] => {
  if (env.bench) return [bench()];
  const isProduction = mode !== 'development';
  return [
    browser(isProduction),
    board(isProduction),
    node(isProduction, 'server', './server/main.ts'),
    node(isProduction, 'backend', './backend/main.ts'),
  ];
};

export default configurations;
