import { shareLinks } from '../../../src/ui/referral/share-links';

const LINK = 'https://sofia.example/ru?ref=k3v9_Q2';
const MESSAGE = 'Вкусно & по-домашнему: 5,00\u00a0лв. + 100 %';

const opened = Object.fromEntries(
  shareLinks(LINK, 'Подарок?', MESSAGE).map(({ way, href }) => [way, new URL(href)]),
);

it('each messenger is handed the message and the link as they were written', () => {
  const text = `${MESSAGE} ${LINK}`;
  expect(opened.whatsapp?.host).toBe('wa.me');
  expect(opened.whatsapp?.searchParams.get('text')).toBe(text);
  expect(opened.viber?.protocol).toBe('viber:');
  expect(opened.viber?.searchParams.get('text')).toBe(text);
  expect(opened.telegram?.host).toBe('t.me');
  expect(opened.telegram?.searchParams.get('url')).toBe(LINK);
  expect(opened.telegram?.searchParams.get('text')).toBe(MESSAGE);
});

it('an e-mail has the subject and the text, without a plus in the place of a space', () => {
  const { href, protocol, searchParams } = opened.email ?? new URL('about:blank');
  expect(protocol).toBe('mailto:');
  expect(searchParams.get('subject')).toBe('Подарок?');
  expect(searchParams.get('body')).toBe(`${MESSAGE} ${LINK}`);
  expect(href).not.toContain('+');
});
