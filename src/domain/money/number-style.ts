/** How a language writes numbers; the same on the server and in every browser. */
export interface NumberStyle {
  /** Between whole and fraction. */
  readonly decimal: string;
  /** Between groups of three digits. */
  readonly group: string;
  /** Digits of the smallest number that is grouped: 4, or 5 where 1234 is written without a gap. */
  readonly groupedFrom: number;
}

const partOf = (parts: readonly Intl.NumberFormatPart[], type: string, otherwise: string): string =>
  parts.find((part) => part.type === type)?.value ?? otherwise;

/**
 * The style of a language-COUNTRY tag by this machine's tables. The server asks and the browser is
 * the browser's: browsers leave languages out of their tables, and would write the same price otherwise.
 * Costly: callers make each style once. Rules 1.4.
 */
export const makeNumberStyle = (iso: string): NumberStyle => {
  const format = new Intl.NumberFormat(iso);
  const parts = format.formatToParts(12_345.6);
  const groupsShort = format.formatToParts(1234).some(({ type }) => type === 'group');
  return {
    decimal: partOf(parts, 'decimal', '.'),
    group: partOf(parts, 'group', ''),
    groupedFrom: groupsShort ? 4 : 5,
  };
};

/**
 * A number in a language's style, with exactly `digits` decimals, or at most as many as it has when
 * `digits` is left out. Never a minus in front of zero. Rules 1.4.
 */
export const formatNumber = (value: number, style: NumberStyle, digits?: number): string => {
  const text = digits === undefined ? String(Math.abs(value)) : Math.abs(value).toFixed(digits);
  const [whole = '', fraction] = text.split('.');
  const grouped =
    whole.length >= style.groupedFrom ? whole.replace(/\B(?=(\d{3})+$)/g, style.group) : whole;
  const written = fraction === undefined ? grouped : `${grouped}${style.decimal}${fraction}`;
  return value < 0 && /[1-9]/.test(text) ? `-${written}` : written;
};
