import { fireEvent, screen } from '@testing-library/react';
import { RichText } from '../../../src/ui/components/rich-text';
import { renderShop } from '../../support/render-shop';

const show = (html: string, path = '/ru/about') => renderShop(<RichText html={html} />, { path });

const hrefs = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'));

it.each([
  ['/products/soups?page=2#top', '/ru/products/soups?page=2#top'],
  ['/', '/ru'],
  ['/ru/delivery', '/ru/delivery'],
  // Files are no pages.
  ['/media/menu.pdf', '/media/menu.pdf'],
  ['https://a.example/x', 'https://a.example/x'],
  ['tel:+359', 'tel:+359'],
  ['#top', '#top'],
])('leads on in the language of the visit: %s to %s', (written, shown) => {
  show(`<p><a href="${written}">x</a></p>`);
  expect(hrefs()).toEqual([shown]);
});

it('writes nothing before addresses of the default language, and touches no other words', () => {
  show('<p>See <a href="/a">a</a>, <b>href="/b"</b> &lt;a href="/c"&gt;</p>', '/about');
  expect(hrefs()).toEqual(['/a']);
  expect(screen.getByText(/See/)).toHaveTextContent('See a, href="/b" <a href="/c">');
});

it('loads no page anew for a link of the shop', async () => {
  const { user, address } = show('<p><a href="/products/soups?page=2#top"><b>Soups</b></a></p>');
  await user.click(screen.getByText('Soups'));
  expect(address()).toBe('/ru/products/soups?page=2#top');
});

it('is pressed by key as well', async () => {
  const { user, address } = show('<p><a href="/delivery">Delivery</a></p>');
  await user.tab();
  await user.keyboard('{Enter}');
  expect(address()).toBe('/ru/delivery');
});

it.each([
  ['with the key for a new tab', '<a href="/x">x</a>', { ctrlKey: true }],
  ['with the middle button', '<a href="/x">x</a>', { button: 1 }],
  ['of a link that opens anew', '<a href="/x" target="_blank">x</a>', {}],
  ['of a file', '<a href="/media/menu.pdf">x</a>', {}],
  ['of another place', '<a href="https://a.example">x</a>', {}],
])('leaves a press %s to the browser', (_what, html, press) => {
  const { address } = show(`<p>${html}</p>`);
  // The browser of these tests goes nowhere and says so aloud; whoever asks has been heard by then.
  const heard = jest.fn((event: Event) => {
    const isLeft = !event.defaultPrevented;
    event.preventDefault();
    return isLeft;
  });
  document.addEventListener('click', heard, { once: true });
  fireEvent.click(screen.getByRole('link'), press);
  expect(heard).toHaveReturnedWith(true);
  expect(address()).toBe('/ru/about');
});
