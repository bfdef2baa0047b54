import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { parse, parseAllDocuments } from 'yaml';
import { hasNginx } from '../../support/behind-nginx';

const ROOT = join(__dirname, '../../..');
const textOf = (file: string): string => readFileSync(join(ROOT, file), 'utf8');

/** What the two programs read, as the operator is told. */
const KNOWN = new Set(
  [...textOf('.env.example').matchAll(/^#([A-Z_]+)=/gm)].map(([, name]) => name),
);

/** What Node.js and the image read, and what the compose file asks of whoever starts it. */
const OF_OTHERS = new Set(['NODE_ENV', 'HEALTH_PORT']);

interface Compose {
  readonly services: Readonly<
    Record<
      string,
      {
        readonly image?: string;
        readonly command?: readonly string[];
        readonly environment?: Readonly<Record<string, unknown>>;
        readonly depends_on?: unknown;
        readonly ports?: readonly string[];
        readonly networks?: readonly string[];
        readonly cap_drop?: readonly string[];
        readonly read_only?: boolean;
        readonly security_opt?: readonly string[];
        readonly mem_limit?: string;
        readonly logging?: { readonly options?: Readonly<Record<string, string>> };
      }
    >
  >;
  readonly networks: Readonly<Record<string, { readonly internal?: boolean } | null>>;
}
const compose = (): Compose => parse(textOf('deploy/compose.yaml'), { merge: true }) as Compose;

interface Manifest {
  readonly kind: string;
  readonly metadata: { readonly name: string };
  readonly spec?: {
    readonly selector?: { readonly matchLabels?: { readonly app: string } };
    readonly accessModes?: readonly string[];
    readonly template?: {
      readonly spec: {
        readonly topologySpreadConstraints?: readonly unknown[];
        readonly initContainers?: readonly { readonly command: readonly string[] }[];
        readonly containers: readonly {
          readonly env?: readonly { readonly name: string }[];
          readonly readinessProbe?: { readonly httpGet: { readonly path: string } };
          readonly livenessProbe?: { readonly httpGet: { readonly path: string } };
        }[];
      };
    };
  };
  readonly data?: Readonly<Record<string, string>>;
}
const manifests = (file = 'shop.yaml'): readonly Manifest[] =>
  parseAllDocuments(textOf(`deploy/kubernetes/${file}`)).map((document) => {
    expect(document.errors).toEqual([]);
    return document.toJS() as Manifest;
  });

const unknownOf = (names: readonly string[]) =>
  names.filter((name) => !KNOWN.has(name) && !OF_OTHERS.has(name));

it('the example of settings has every variable of a program above the part about tests', () => {
  const [, tests = ''] = textOf('.env.example').split('# ── Tests');
  expect(tests).not.toMatch(/^# ?[A-Z_]+=/m);
  expect(KNOWN).toContain('ANALYTICS_ID');
});

it('npm run backend works in the image, which has neither a lock file nor sources to build', () => {
  const folder = mkdtempSync(join(tmpdir(), 'image-'));
  for (const name of ['package.json', 'scripts'])
    cpSync(join(ROOT, name), join(folder, name), { recursive: true });
  mkdirSync(join(folder, 'dist/backend'), { recursive: true });
  writeFileSync(join(folder, 'dist/backend/main.js'), 'console.log(process.argv.slice(2).join())');
  const args = [join(folder, 'scripts/backend.mjs'), 'orders', 'list'];
  const { status, stdout, stderr } = spawnSync(process.execPath, args);
  rmSync(folder, { recursive: true, force: true });
  expect([status, String(stdout), String(stderr)]).toEqual([0, 'orders,list\n', '']);
});

it('the compose file has two storefronts, nginx, two backends, PostgreSQL and Redis', () => {
  const { services } = compose();
  expect(Object.keys(services)).toEqual(
    expect.arrayContaining(
      'nginx storefront-1 storefront-2 backend-1 backend-2 postgres redis'.split(' '),
    ),
  );
});

it('the compose file sets only what the programs read', () => {
  const names = Object.values(compose().services)
    .filter(({ image }) => image === 'open-dinner-shop')
    .flatMap(({ environment = {} }) => Object.keys(environment));
  expect(names.length).toBeGreaterThan(20);
  expect(unknownOf(names)).toEqual([]);
});

it('the compose file brings in the files of the demo, and never over a menu of the shop itself', () => {
  const { command = [] } = compose().services.seed ?? {};
  const args = command.join(' ').split(/\s+/);
  const files = args.filter((word) => word.endsWith('.json'));
  expect(args).toContain('--demo');
  expect(files.map((file) => existsSync(join(ROOT, file)))).toEqual([true, true, true, true]);
});

it('the compose file confines every service, and lets only nginx be reached from outside', () => {
  for (const [name, service] of Object.entries(compose().services)) {
    expect([name, service.read_only, service.cap_drop]).toEqual([name, true, ['ALL']]);
    expect(service.security_opt).toEqual(['no-new-privileges:true']);
    expect([name, service.ports !== undefined]).toEqual([name, name === 'nginx']);
  }
});

it('the compose file bounds the memory and the log of every service', () => {
  for (const [name, { mem_limit: memory, logging }] of Object.entries(compose().services))
    expect([name, memory, logging?.options?.['max-size']]).toEqual([
      name,
      expect.stringMatching(/^\d+[mg]$/),
      '10m',
    ]);
});

it('the compose file keeps the database and the counters away from what is reached from outside', () => {
  const { services, networks } = compose();
  const internal = Object.keys(networks).filter((name) => networks[name]?.internal === true);
  expect(services.postgres?.networks?.filter((name) => !internal.includes(name))).toEqual([]);
  expect(services.redis?.networks?.filter((name) => !internal.includes(name))).toEqual([]);
  expect(services.nginx?.networks).toEqual(['front']);
});

it('the manifests let nobody but storefronts and whoever measures reach a backend', () => {
  const [policy] = manifests().filter(
    ({ kind, metadata }) => kind === 'NetworkPolicy' && metadata.name === 'shop-backend',
  );
  expect(policy?.spec).toMatchObject({
    policyTypes: ['Ingress'],
    ingress: [{ from: [{ podSelector: { matchLabels: { app: 'shop-storefront' } } }, {}] }],
  });
});

it('the manifests set only what the programs read, and probe what they answer', () => {
  const containers = manifests().flatMap(({ spec }) => spec?.template?.spec.containers ?? []);
  const names = containers.flatMap(({ env = [] }) => env.map(({ name }) => name));
  const data = manifests().flatMap((manifest) => Object.keys(manifest.data ?? {}));
  expect(unknownOf([...names, ...data])).toEqual([]);
  expect(containers).toHaveLength(2);
  for (const { readinessProbe, livenessProbe } of containers) {
    expect(readinessProbe?.httpGet.path).toBe('/readyz');
    expect(livenessProbe?.httpGet.path).toBe('/healthz');
  }
});

it('the manifests spread both programs over nodes, keep one of each, and share no folder', () => {
  const all = readdirSync(join(ROOT, 'deploy/kubernetes')).flatMap(manifests);
  const deployed = all.filter(({ kind }) => kind === 'Deployment');
  const kept = all
    .filter(({ kind }) => kind === 'PodDisruptionBudget')
    .map(({ spec }) => spec?.selector?.matchLabels?.app);
  expect(kept).toEqual(['shop-storefront', 'shop-backend']);
  expect(deployed.map(({ metadata }) => metadata.name)).toEqual(kept);
  for (const { spec } of deployed)
    expect(spec?.template?.spec.topologySpreadConstraints).toHaveLength(1);
  const shared = all.filter(({ spec }) => spec?.accessModes?.includes('ReadWriteMany'));
  expect(shared).toEqual([]);
  expect(all.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['Ingress', 'CronJob']));
});

describe('a backend of the manifests, before it starts', () => {
  /** Runs the container that imports, with a program that says what it was given, and its first file. */
  const importWith = (files: Readonly<Record<string, string>>, flags?: string): string => {
    const folder = mkdtempSync(join(tmpdir(), 'import-'));
    const shop = join(folder, 'shop');
    const program =
      "const [word, first, ...more] = process.argv.slice(2); const { existsSync: is, readFileSync: read } = require('node:fs'); if (word === 'import') console.log(first, more.join(), is(first) ? read(first, 'utf8') : '');";
    const all = { 'shop/dist/backend/main.js': program, 'shop/data/files/old.json': '', ...files };
    mkdirSync(join(folder, 'files'));
    for (const [name, text] of Object.entries(all)) {
      mkdirSync(dirname(join(folder, name)), { recursive: true });
      writeFileSync(join(folder, name), text);
    }
    const [container] = manifests().flatMap(
      ({ spec }) => spec?.template?.spec.initContainers ?? [],
    );
    const [shell = '', ...args] = (container?.command ?? []).map((word) =>
      word.replaceAll(/ \/(?=shop\/data|files\/)/g, ` ${folder}/`),
    );
    const env = { PATH: process.env['PATH'], IMPORT_FLAGS: flags };
    const { stdout, stderr } = spawnSync(shell, args, { cwd: shop, env });
    rmSync(folder, { recursive: true, force: true });
    return (String(stdout) + String(stderr)).replaceAll(`${shop}/data/`, '').trim();
  };
  const image = { 'shop/menu/1-menu.json': 'of the image', 'shop/menu/a.png': '' };

  it('brings in the demo where there is nothing else', () => {
    expect(importWith({})).toMatch(/^--demo backend\/demo\/cities.json,/);
  });

  it('brings in the files of the image', () => {
    expect(importWith(image)).toBe('files/1-menu.json  of the image');
  });

  it('forces the files in where the operator says so', () => {
    expect(importWith(image, '--force')).toMatch(/^--force files\/1-menu.json/);
  });

  it('lays the changed files over those of the image at every start, so that none undoes them', () => {
    const changed = { 'files/1-menu.json': 'changed', 'files/2-promo.json': '' };
    expect(importWith({ ...image, ...changed })).toBe(
      'files/1-menu.json files/2-promo.json changed',
    );
  });
});

it('storefronts on one machine measure at ports of their own', () => {
  expect(textOf('deploy/systemd/shop-storefront@.service')).toMatch(
    /^Environment=.* PORT=%i METRICS_PORT=1%i /m,
  );
});

it('the units set only what the programs read, and start what the build makes', () => {
  for (const file of ['shop-storefront@.service', 'shop-backend@.service']) {
    const unit = textOf(`deploy/systemd/${file}`);
    const [, set = ''] = /^Environment=(.*)$/m.exec(unit) ?? [];
    expect(unknownOf(set.split(' ').map((pair) => pair.split('=')[0] ?? ''))).toEqual([]);
    expect(unit).toMatch(/^ExecStart=\/usr\/bin\/node dist\/(server|backend)\/main\.js/m);
  }
});

it('the image runs as nobody special and copies only what there is', () => {
  const file = textOf('deploy/Dockerfile');
  expect(file).toMatch(/^USER node$/m);
  expect(file).toMatch(/^HEALTHCHECK /m);
  const copied = [...file.matchAll(/^COPY --from=build \S+ \/shop\/(\S+) /gm)].map(
    ([, name = '']) => name,
  );
  // The rest is made by the build itself.
  const there = new Set([...readdirSync(ROOT), 'dist', 'node_modules']);
  expect(copied.filter((name) => !there.has(name))).toEqual([]);
});

(hasNginx() ? it.each : it.skip.each)(['nginx.conf', 'backends.conf'])(
  'nginx takes %s as it is',
  (name) => {
    const folder = mkdtempSync(join(tmpdir(), 'nginx-'));
    // Names of other machines are not known here.
    const text = textOf(`deploy/nginx/${name}`)
      .replaceAll(/(storefront|backend)-\d:/g, '127.0.0.1:')
      .replaceAll('/tmp/', `${folder}/`)
      .replaceAll('/dev/stdout', join(folder, 'access.log'));
    writeFileSync(join(folder, name), text);
    const { status, stderr } = spawnSync('nginx', ['-t', '-c', join(folder, name)]);
    rmSync(folder, { recursive: true, force: true });
    expect([status, status === 0 ? '' : String(stderr)]).toEqual([0, '']);
  },
);
