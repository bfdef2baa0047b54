import type { Request } from 'express';
import type { Locales } from '../../src/domain/locale/locale-path';
import type { SitemapUseCases } from '../../src/infrastructure/container/sitemap.module';
import type { RequestContainer } from '../container';
import { hopHeaders } from '../upstream/call-headers';
import { withDeadline } from '../upstream/with-deadline';

/** Asks what a robot's request needs; all its calls together have `timeForCalls` milliseconds. */
export type AskSitemap = <A>(
  request: Request,
  timeForCalls: number,
  ask: (useCases: SitemapUseCases) => Promise<A>,
  locale?: string,
) => Promise<A>;

/** Robots are told what a guest is told, in the default language: addresses are alike in all. */
export const sitemapAsker =
  (container: RequestContainer, locales: Locales): AskSitemap =>
  (request, timeForCalls, ask, locale = locales.defaultLocale) =>
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
