import { escaped } from '../html/html-page';
import type { TicketLine } from '../ticket/ticket';
import { ticketText } from '../ticket/ticket-text';
import type { Receipt } from './receipt';

/** No colours but the reader's own: letters are read in the dark, too. */
const BODY = 'margin:0;padding:16px;font-family:system-ui,-apple-system,Roboto,Arial,sans-serif';
const TABLE = 'width:100%;max-width:560px;margin:0 auto;border-collapse:collapse';
const RULE = 'border-top:1px solid #999;padding-top:12px';

const SIZES: Readonly<Record<TicketLine['size'], number>> = {
  small: 14,
  normal: 16,
  large: 20,
  huge: 28,
};

const rowHtml = ({ text, size, isStrong, sum }: TicketLine, isFirst: boolean, isLast: boolean) => {
  const font = `font-size:${String(SIZES[size])}px;line-height:1.4;font-weight:${isStrong ? '600' : '400'}`;
  const space = `padding:2px 0 ${isLast ? '12px' : '2px'};vertical-align:top`;
  const style = `${space};${font}${isFirst ? `;${RULE}` : ''}`;
  return sum === undefined
    ? `<tr><td colspan="2" style="${style};overflow-wrap:anywhere">${escaped(text)}</td></tr>`
    : `<tr><td style="${style};overflow-wrap:anywhere">${escaped(text)}</td>` +
        `<td style="${style};padding-left:12px;text-align:right">${escaped(sum)}</td></tr>`;
};

/** A receipt as programs for e-mail show it. */
export const receiptHtml = ({ locale, subject, content, link }: Receipt): string =>
  `<!doctype html><html lang="${escaped(locale)}"><head><meta charset="utf-8">` +
  '<meta name="viewport" content="width=device-width,initial-scale=1">' +
  '<meta name="color-scheme" content="light dark">' +
  `<title>${escaped(subject)}</title></head><body style="${BODY}">` +
  `<table role="presentation" style="${TABLE}">` +
  content
    .map((group, at) =>
      group
        .map((each, row) => rowHtml(each, at > 0 && row === 0, row === group.length - 1))
        .join(''),
    )
    .join('') +
  (link === null
    ? ''
    : `<tr><td colspan="2" style="${RULE};font-size:16px"><a href="${escaped(link.url)}" ` +
      `style="color:inherit">${escaped(link.text)}</a></td></tr>`) +
  '</table></body></html>';

/** The same as plain text. */
export const receiptText = ({ content, link }: Receipt): string =>
  ticketText(content) + (link === null ? '' : `\n${link.text}: ${link.url}\n`);
