import { createHmac } from 'node:crypto';

/** How the notice of a payment goes out: `held` waits until it is released, which is as late as one likes. */
export type NoticeManner = 'once' | 'twice' | 'held' | 'lost' | 'forged' | 'old';

/** A notice as it travels. */
export interface SignedNotice {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** In seconds; the shop takes none that is older than five minutes. */
const OLD = 3600;

/** Signs a notice as Stripe does, or as somebody who does not know the secret would. */
export const signedNotice = (
  event: Readonly<Record<string, unknown>>,
  secret: string,
  { now, manner = 'once' }: { readonly now: Date; readonly manner?: NoticeManner },
): SignedNotice => {
  const body = JSON.stringify(event);
  const at = Math.floor(now.getTime() / 1000) - (manner === 'old' ? OLD : 0);
  const key = manner === 'forged' ? 'whsec_guessed' : secret;
  const signature = createHmac('sha256', key)
    .update(`${String(at)}.${body}`)
    .digest('hex');
  return {
    headers: {
      'content-type': 'application/json',
      'stripe-signature': `t=${String(at)},v1=${signature}`,
    },
    body,
  };
};
