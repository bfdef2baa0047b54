import sharp from 'sharp';
import type { Ticket, TicketLine } from './ticket';

/** What an 80 mm printer prints across: 72 mm of 8 dots each. */
const DOTS = 576;
const DOTS_PER_INCH = 203;

const SIZES: Readonly<Record<TicketLine['size'], number>> = {
  small: 8,
  normal: 10,
  large: 14,
  huge: 36,
};

const RULE_LENGTH = 40;

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** Pango's markup; its sizes are in 1024ths of a point. */
const markupOf = ({ text, size, isStrong, sum }: TicketLine): string =>
  `<span size="${String(SIZES[size] * 1024)}"${isStrong ? ' weight="bold"' : ''}>${escaped(
    sum === undefined ? text : `${text}   ${sum}`,
  )}</span>`;

const draw = (markup: string) =>
  sharp({
    text: { text: markup, font: 'sans', width: DOTS, dpi: DOTS_PER_INCH, wrap: 'word-char' },
  });

/** A ticket as a picture in black and white: printers differ in their letters, not in their dots. */
export const ticketImage = async (ticket: Ticket): Promise<Buffer> => {
  const rule = `\n<span size="8192">${'─'.repeat(RULE_LENGTH)}</span>\n`;
  const markup = ticket.map((group) => group.map(markupOf).join('\n')).join(rule);
  const drawn = await draw(markup).png().toBuffer();
  const { width } = await sharp(drawn).metadata();
  return (
    sharp(drawn)
      .negate({ alpha: false })
      // Before it is negated, whatever the order here.
      .extend({ right: Math.max(0, DOTS - width), bottom: 24, background: '#000' })
      .threshold(128)
      .png()
      .toBuffer()
  );
};

let hasFont: Promise<boolean> | undefined;

/** Whether this machine has a font to draw with: a bare one draws nothing. Looked at once. */
export const canDrawTickets = (): Promise<boolean> => {
  hasFont ??= draw('Ж')
    .raw()
    .toBuffer()
    .then(
      (dots) => dots.some((dot) => dot > 0),
      () => false,
    );
  return hasFont;
};
