import type { SandboxSession } from './sandbox-ledger';
import type { NoticeManner } from './sandbox-notices';

const MANNERS: Readonly<Record<NoticeManner, string>> = {
  once: 'The notice comes at once',
  twice: 'The notice comes twice',
  held: 'The notice comes when it is released',
  lost: 'The notice is lost',
  forged: 'The notice has a wrong signature',
  old: 'The notice is an hour old',
};

const escaped = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => `&#${String(sign.charCodeAt(0))};`);

const frame = (title: string, body: string): string =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><link rel="icon" href="data:,">` +
  `<title>${title}</title><main><h1>${title}</h1>${body}</main></html>`;

/** The page that takes the money: with it goes how the sandbox shall behave. */
export const payPage = (session: SandboxSession): string => {
  const { description, amount_total: amount, currency, status } = session;
  const text = `<p>${escaped(description)}: ${String(amount)} ${escaped(currency)}</p>`;
  if (status !== 'open') return frame('Payment sandbox', `${text}<p>This page is closed.</p>`);
  const options = Object.entries(MANNERS).map(
    ([name, label]) => `<option value="${name}">${label}`,
  );
  return frame(
    'Payment sandbox',
    `${text}<form method="post"><p><label>Notice <select name="notice">${options.join('')}</select></label>` +
      '<p><label>Return <select name="return"><option value="get">By GET<option value="post">By POST from this site' +
      '<option value="none">Not at all</select></label>' +
      '<p><button name="do" value="pay">Pay</button> <button name="do" value="decline">Decline</button> ' +
      '<button name="do" value="leave">Back without paying</button></form>',
  );
};

/** After a card is declined Stripe stays on its page. */
export const messagePage = (text: string): string =>
  frame('Payment sandbox', `<p role="alert">${escaped(text)}</p>`);

/** Some providers send the customer back by a form that submits itself. */
export const returnByPost = (address: string): string =>
  frame(
    'Payment sandbox',
    `<form method="post" action="${escaped(address)}"><input type="hidden" name="status" value="success">` +
      '<button>Back to the shop</button></form><script>document.forms[0].submit()</script>',
  );
