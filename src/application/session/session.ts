import type { Locales } from '../../domain/locale/locale-path';
import type { NumberStyle } from '../../domain/money/number-style';

/** What a visit is known by; fixed when the page is made. */
export interface Session {
  readonly locale: string;
  readonly locales: Locales;
  /** Language-COUNTRY tag by which dates are written. */
  readonly iso: string;
  readonly numberStyle: NumberStyle;
}
