import type { Request } from 'express';
import type { Locales } from '../../src/domain/locale/locale-path';
import type { SitemapUseCases } from '../../src/infrastructure/container/sitemap.module';
import type { RequestContainer } from '../container';
import { hopHeaders } from '../upstream/call-headers';

export interface OpenedSitemap {
  readonly useCases: SitemapUseCases;
  /** To be called when all calls are answered. */
  readonly release: () => void;
}

/** Opens what a robot's request needs; its calls together have so many milliseconds. */
export type OpenSitemap = (
  request: Request,
  timeForCalls: number,
  locale?: string,
) => OpenedSitemap;

/** Robots are told what a guest is told, in the default language: addresses are alike in all. */
export const sitemapOpener =
  (container: RequestContainer, locales: Locales): OpenSitemap =>
  (request, timeForCalls, locale = locales.defaultLocale) => {
    const deadline = new AbortController();
    const limit = setTimeout(() => {
      deadline.abort();
    }, timeForCalls);
    const useCases = container.sitemap({
      locale: () => locale,
      token: null,
      sharesAnswers: true,
      more: hopHeaders(request),
      deadline: deadline.signal,
    });
    return {
      useCases,
      release: () => {
        clearTimeout(limit);
      },
    };
  };
