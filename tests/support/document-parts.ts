import type { DocumentParts } from '../../server/ssr/html-document';
import { UNTOUCHED } from '../../src/application/store/page-state';
import type { PageHead } from '../../src/ui/head/page-head';

/** The head of a page of which only some matters to a test. */
export const headOf = (more: Partial<PageHead> = {}): PageHead => ({
  title: 'A page',
  description: null,
  keywords: null,
  isIndexed: true,
  preview: null,
  ...more,
});

/** A document around a page, in a shop of one language. */
export const documentPartsOf = (more: Partial<DocumentParts> = {}): DocumentParts => ({
  head: headOf(),
  links: [],
  preview: null,
  siteName: 'Tavolino',
  structuredData: null,
  locale: 'en',
  locales: { all: ['en'], defaultLocale: 'en' },
  setup: UNTOUCHED.setup,
  settings: null,
  nonce: 'bm9uY2U=',
  headScript: '',
  scripts: ['/assets/main.js'],
  state: { is: 'the state' },
  devReloadUrl: null,
  ...more,
});
