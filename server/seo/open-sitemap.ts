import type { Request } from 'express';
import type { Container } from 'inversify';
import type { Locales } from '../../src/domain/locale/locale-path';
import type { SitemapUseCases } from '../../src/infrastructure/container/sitemap-container';
import { openSitemap } from '../../src/infrastructure/container/sitemap-container';
import { locateRoute } from '../../src/ui/app/route-table';
import { hopHeaders } from '../middleware/hop-headers';

export interface OpenedSitemap {
  readonly useCases: SitemapUseCases;
  /** To be called when all calls are answered. */
  readonly release: () => void;
}

/** Opens what a robot's request needs; its calls together have so many milliseconds. */
export type OpenSitemap = (request: Request, timeForCalls: number) => OpenedSitemap;

/** Robots are told what a guest is told, in the default language: addresses are alike in all. */
export const sitemapOpener =
  (shared: Container, locales: Locales): OpenSitemap =>
  (request, timeForCalls) => {
    const deadline = new AbortController();
    const limit = setTimeout(() => {
      deadline.abort();
    }, timeForCalls);
    const useCases = openSitemap(
      shared,
      {
        locale: () => locales.defaultLocale,
        token: null,
        sharesAnswers: true,
        more: hopHeaders(request),
        deadline: deadline.signal,
      },
      (path) => locateRoute({ pathname: path, search: '' }, locales).route,
    );
    return {
      useCases,
      release: () => {
        clearTimeout(limit);
      },
    };
  };
