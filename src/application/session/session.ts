import type { Locales } from '../../domain/locale/locale-path';

/** What a visit is known by; fixed when the page is made. */
export interface Session {
  readonly locale: string;
  readonly locales: Locales;
  /** Language-COUNTRY tag by which numbers and dates are written. */
  readonly iso: string;
}
