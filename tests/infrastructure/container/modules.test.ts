import type { ContainerModule, ContainerModuleLoadOptions } from 'inversify';
import { shopModules } from '../../../src/infrastructure/container/shop.module';
import { sitemapModule } from '../../../src/infrastructure/container/sitemap.module';

/** The scope that each binding of a module states; null where it states none. */
const scopesOf = (module: ContainerModule): readonly (readonly [string, string | null])[] => {
  const scopes = new Map<symbol, string | null>();
  const bind = (token: symbol) => {
    const state = (scope: string | null) => () => scopes.set(token, scope);
    state(null)();
    const inScope = {
      inRequestScope: state('request'),
      inSingletonScope: state('singleton'),
      inTransientScope: state('transient'),
    };
    return { toResolvedValue: () => inScope, toDynamicValue: () => inScope };
  };
  // A module of a feature uses nothing else of these.
  void module.load({ bind } as unknown as ContainerModuleLoadOptions);
  return [...scopes].map(([token, scope]) => [String(token), scope]);
};

const MODULES = [...shopModules, sitemapModule(() => ({ name: 'notFound' }))];

it('lets no binding of a feature outlive a request, whose token and language it may hold', () => {
  const scopes = MODULES.flatMap(scopesOf);
  expect(scopes.length).toBeGreaterThan(MODULES.length);
  expect(scopes.filter(([, scope]) => scope !== 'request')).toEqual([]);
});
