import type { Ticket, TicketLine } from './ticket';

/** As many characters as the usual font of such printers puts on 80 mm. */
const WIDTH = 48;
const RULE = '-'.repeat(WIDTH);

const textOf = ({ text, sum }: TicketLine): string =>
  sum === undefined
    ? text
    : `${text}${' '.repeat(Math.max(2, WIDTH - text.length - sum.length))}${sum}`;

/** A ticket as plain text, for a server that has no font to draw one. */
export const ticketText = (ticket: Ticket): string =>
  `${ticket.map((group) => group.map(textOf).join('\n')).join(`\n${RULE}\n`)}\n`;
