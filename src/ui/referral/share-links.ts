import type { IconName } from '../components/icon';

/** By what an invitation is sent where the device has no way of its own. */
export type ShareWay = 'whatsapp' | 'telegram' | 'viber' | 'email';

export interface ShareLink {
  readonly way: ShareWay;
  readonly icon: IconName;
  readonly href: string;
}

/** Spaces as `%20`: a plus is only a space in forms, and an e-mail would show it. */
const withQuery = (address: string, query: Readonly<Record<string, string>>): string =>
  `${address}?${Object.entries(query)
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('&')}`;

export const shareLinks = (
  link: string,
  subject: string,
  message: string,
): readonly ShareLink[] => {
  const text = `${message} ${link}`;
  return [
    { way: 'whatsapp', icon: 'whatsapp', href: withQuery('https://wa.me/', { text }) },
    {
      way: 'telegram',
      icon: 'telegram',
      href: withQuery('https://t.me/share/url', { url: link, text: message }),
    },
    { way: 'viber', icon: 'viber', href: withQuery('viber://forward', { text }) },
    { way: 'email', icon: 'mail', href: withQuery('mailto:', { subject, body: text }) },
  ];
};
