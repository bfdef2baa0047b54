import { orderById } from '../../../backend/order/order-store';
import type { Order } from '../../../backend/order/order-row';
import type { ReceiptWriting } from '../../../backend/receipt/receipt';
import { receiptOf } from '../../../backend/receipt/receipt';
import { receiptHtml, receiptText } from '../../../backend/receipt/receipt-html';
import { shopDataReader } from '../../../backend/shop/shop-data';
import { money } from '../../../src/domain';
import type { ReceiptKind } from '../../../src/domain/order/order-message';
import { instant } from '../../../src/domain/time/instant';
import { EURO_AND_LEVA } from '../../support/euro';
import { orderId } from '../../support/ids';
import type { FakeClock } from '../support/fake-clock';
import { inOrderShop } from '../support/order-shop';
import { orderBody, placed } from '../support/orders';
import { MARGHERITA, MOZZARELLA } from '../support/small-menu';
import type { TestShop } from '../support/test-shop';

let shop: TestShop;
let clock: FakeClock;
inOrderShop((given) => ({ shop, clock } = given));

const order = async (body: Record<string, unknown> = {}, locale = 'en'): Promise<Order> => {
  const { id } = await placed(shop, orderBody(body), { locale });
  const found = await orderById(shop.storage.shop, orderId(id));
  if (found === null) throw new Error('It was placed');
  return found;
};

const receipt = async (
  of: Order,
  kind: ReceiptKind = 'receipt',
  more: Partial<ReceiptWriting> = {},
) =>
  receiptOf(kind, of, {
    shop: { ...(await shopDataReader(shop.storage.shop)()), ...EURO_AND_LEVA },
    country: 'bg',
    defaultLocale: 'en',
    storefrontPort: 3000,
    now: instant(clock.now().getTime()),
    refunded: money(0),
    ...more,
  });

it('has dishes, sums in both currencies, what is to be paid, and the way to the order', async () => {
  const of = await order();
  const { subject, ...rest } = await receipt(of);
  const text = receiptText({ subject, ...rest });
  expect(subject).toContain(`Receipt for order ${of.number}`);
  expect(text).toMatch(/Margherita +25\.80\s€\s· 50\.46\sлв\./);
  expect(text).toMatch(/Total +29\.70\s€\s· 58\.09\sлв\./);
  expect(text).toMatch(/To pay in cash +29\.70/);
  expect(text).toContain(`?key=${of.row.tracking_key}`);
  expect(text).toContain('Ordered: 27 November 2026 at 12:00');
});

it('says what was left out without shouting', async () => {
  const goods = [{ id: MARGHERITA, qtt: 2, ingredients: [{ id: MOZZARELLA, qtt: 0 }] }];
  const { body } = await shop.calculate({ ...orderBody({ goods }), cityId: 1 });
  const text = receiptText(await receipt(await order({ goods, expectedTotal: body.total })));
  expect(text).toContain('Without Mozzarella');
});

it('says what goes back, and that it takes some days', async () => {
  const of = await order();
  const paid = { ...of, due: { now: of.total, later: money(0) }, paidOnline: of.total };
  const refunded = money(1240);
  const back = await receipt({ ...paid, refunded }, 'refund_receipt', { refunded });
  const text = receiptText(back);
  expect(back.subject).toContain(`Refund for order ${of.number}`);
  expect(text).toMatch(/sending 12\.40\s€\s· 24\.25\sлв\. back to you/);
  expect(text).toContain('It takes 3–5 days.');
  expect(text).toMatch(/Paid online +29\.70/);
  expect(text).not.toContain('To pay');
});

it('has nothing of where the order goes, and asks for no money once it is cancelled', async () => {
  const of = await order();
  const { address } = of.contents;
  if (address === null) throw new Error('It is brought');
  const contents = { ...of.contents, address: { ...address, street: 'Secret Street' } };
  const text = receiptText(await receipt({ ...of, contents, status: 'cancel' }));
  expect(text).not.toContain('Secret Street');
  expect(text).not.toContain(of.row.phone);
  expect(text).not.toContain('To pay');
});

it('lets no text of the shop become HTML', async () => {
  const of = await order();
  const [first] = of.contents.lines;
  if (!first) throw new Error('There is one');
  const lines = [{ ...first, name: { en: '<img src=x onerror="a">' } }];
  const html = receiptHtml(await receipt({ ...of, contents: { ...of.contents, lines } }));
  expect(html).toContain('&lt;img src=x onerror=&quot;a&quot;&gt;');
  expect(html).toMatch(/^<!doctype html><html lang="en">/);
});

it.each([
  ['ru', 'Чек по заказу', 'К оплате наличными'],
  ['bg', 'Разписка за поръчка', 'За плащане в брой'],
  ['uk', 'Чек за замовленням', 'До сплати готівкою'],
  ['kk', 'тапсырыстың чегі', 'Төлеу керек'],
])('is written in the language of the order: %s', async (locale, title, due) => {
  const written = await receipt(await order({}, locale));
  expect(written.subject).toContain(title);
  expect(receiptText(written)).toContain(due);
});
