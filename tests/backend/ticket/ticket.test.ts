import { orderById } from '../../../backend/order/order-store';
import { localiser } from '../../../backend/i18n/localised-text';
import { shopDataReader } from '../../../backend/shop/shop-data';
import { ticketHtml } from '../../../backend/ticket/ticket-html';
import { ticketText } from '../../../backend/ticket/ticket-text';
import type { TicketKind } from '../../../backend/ticket/ticket';
import { ticketOf } from '../../../backend/ticket/ticket';
import { orderId } from '../../support/ids';
import { inOrderShop } from '../support/order-shop';
import { orderBody, placed } from '../support/orders';
import { MARGHERITA, MOZZARELLA, OLIVES } from '../support/small-menu';
import type { TestShop } from '../support/test-shop';

let shop: TestShop;
inOrderShop((given) => {
  ({ shop } = given);
});

const ticket = async (kind: TicketKind, body: Record<string, unknown>, locale = 'en') => {
  const { id } = await placed(shop, orderBody(body));
  const order = await orderById(shop.storage.shop, orderId(id));
  if (order === null) throw new Error('It was placed');
  return ticketOf(kind, order, {
    shop: await shopDataReader(shop.storage.shop)(),
    locale,
    localise: localiser(locale, 'en'),
    country: 'bg',
  });
};

const WITHOUT_MOZZARELLA = {
  goods: [
    {
      id: MARGHERITA,
      qtt: 2,
      ingredients: [
        { id: MOZZARELLA, qtt: 0 },
        { id: OLIVES, qtt: 2 },
      ],
    },
  ],
};

it('shouts what is left out, and says what is added and which allergens are in it', async () => {
  const { body } = await shop.calculate({
    ...orderBody(WITHOUT_MOZZARELLA),
    cityId: 1,
  });
  const text = ticketText(
    await ticket('kitchen', { ...WITHOUT_MOZZARELLA, expectedTotal: body.total }),
  );
  expect(text).toContain('WITHOUT Mozzarella');
  expect(text).toContain('+ Olives × 2');
  expect(text).toContain('Allergens: gluten, milk');
});

it('is written in the language of the kitchen, with the shop’s own names of allergens', async () => {
  const text = ticketText(await ticket('kitchen', {}, 'bg'));
  expect(text).toMatch(/Доставка за \d\d:\d\d/);
  expect(text).toContain('Алергени: глутен, мляко');
});

it('shows a comment as text, whatever it says', async () => {
  const written = await ticket('kitchen', { comment: '<script>alert(1)</script>' });
  const html = ticketHtml(written, { locale: 'en', title: '1', print: 'Print' });
  expect(html).toContain('&lt;script&gt;alert(1)');
  expect(html.match(/<script>/g)).toHaveLength(1);
});

it('has no sign in it by which a printer or a reader could be steered', async () => {
  const text = ticketText(
    await ticket('bag', {
      comment: 'Ring\u001b@\u0085 \u202etwice\u2069\u0007',
      name: 'I\u001dvan',
    }),
  );
  expect(text.replaceAll('\n', '')).not.toMatch(/[\p{Cc}\p{Bidi_Control}]/u);
  expect(text).toContain('Ring @ twice');
});
