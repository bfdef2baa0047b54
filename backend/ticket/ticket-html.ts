import { PRIVATE_PAGE_HEADERS, escaped, inlineSource } from '../html/html-page';
import type { Ticket, TicketLine } from './ticket';

const STYLE =
  '@page{size:80mm auto;margin:4mm}' +
  'body{box-sizing:border-box;width:72mm;margin:0 auto;color:#000;background:#fff;' +
  'font:3.6mm/1.3 "Onest Variable",system-ui,sans-serif;overflow-wrap:anywhere}' +
  'section{padding:2mm 0;border-top:.3mm solid #000;break-inside:avoid}' +
  'section:first-child{border:0;padding-top:0}p{margin:0;display:flex;gap:3mm}' +
  'p span{margin-left:auto;white-space:nowrap}' +
  '.small{font-size:3mm}.large{font-size:5mm}.huge{font-size:14mm;line-height:1.1;letter-spacing:-.3mm}' +
  '.strong{font-weight:700}button{display:block;width:100%;min-height:12mm;margin:4mm 0;font:inherit;' +
  'font-weight:700;color:#fff;background:#000;border:0;border-radius:2mm}' +
  '@media screen{body{padding:4mm 0}}@media print{button{display:none}}';

const SCRIPT = "document.querySelector('button').onclick=function(){print()}";

/** Nothing but its own style and its one script, in no frame, and in no cache. */
export const TICKET_HEADERS: Readonly<Record<string, string>> = {
  ...PRIVATE_PAGE_HEADERS,
  'Content-Security-Policy': `default-src 'none'; style-src ${inlineSource(STYLE)}; script-src ${inlineSource(SCRIPT)}; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
  'Referrer-Policy': 'no-referrer',
};

const lineHtml = ({ text, size, isStrong, sum }: TicketLine): string =>
  `<p class="${size}${isStrong ? ' strong' : ''}">${escaped(text)}${
    sum === undefined ? '' : `<span>${escaped(sum)}</span>`
  }</p>`;

export interface TicketPage {
  readonly locale: string;
  readonly title: string;
  /** What the button says that prints it. */
  readonly print: string;
}

/** A ticket as a page of 80 mm. */
export const ticketHtml = (ticket: Ticket, { locale, title, print }: TicketPage): string =>
  `<!doctype html><html lang="${escaped(locale)}"><head><meta charset="utf-8">` +
  '<meta name="viewport" content="width=device-width,initial-scale=1">' +
  `<title>${escaped(title)}</title><style>${STYLE}</style></head><body><main>` +
  ticket.map((group) => `<section>${group.map(lineHtml).join('')}</section>`).join('') +
  `</main><button type="button">${escaped(print)}</button><script>${SCRIPT}</script></body></html>`;
