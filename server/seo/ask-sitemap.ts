import type { Request } from 'express';
import type { Locales } from '../../src/domain/locale/locale-path';
import type { SitemapUseCases } from '../../src/infrastructure/container/sitemap.module';
import type { RequestContainer } from '../container';
import { hopHeaders } from '../upstream/call-headers';
import { TIME_FOR_CALLS, withDeadline } from '../upstream/with-deadline';

/** Asks what a robot's request needs. `timeForCalls` is in milliseconds, for all its calls together. */
export type AskSitemap = <A>(
  request: Request,
  ask: (useCases: SitemapUseCases) => Promise<A>,
  options?: { readonly locale?: string; readonly timeForCalls?: number },
) => Promise<A>;

/** Robots are told what a guest is told, in the default language: addresses are alike in all. */
export const sitemapAsker =
  (container: RequestContainer, locales: Locales): AskSitemap =>
  (request, ask, { locale = locales.defaultLocale, timeForCalls = TIME_FOR_CALLS } = {}) =>
    withDeadline(timeForCalls, (deadline) =>
      ask(
        container.sitemap({
          locale: () => locale,
          token: null,
          sharesAnswers: true,
          more: hopHeaders(request),
          deadline,
        }),
      ),
    );
