import { openTestShop } from '../../support/test-shop';

it('tells a Bulgarian shop to count in euro and to show leva beside', async () => {
  const shop = await openTestShop();
  const { body } = await shop.get('/api/v1/settings').expect(200);
  expect(body).toEqual({
    warning_text: null,
    login: { sms: true, telegram: true, whatsapp: true },
    sms_on: true,
    sandboxes: ['payment', 'telegram', 'outbox'],
    currency: { code: 'EUR', symbol: '€', digits: 2, position: 'after' },
    second_currency: {
      code: 'BGN',
      symbol: 'лв.',
      digits: 2,
      position: 'after',
      rate: 1.95583,
      until: '2026-12-31',
    },
    payments: [
      { type: 'cash', order_types: ['delivery', 'pickup'] },
      { type: 'card', order_types: ['delivery', 'pickup'] },
      { type: 'online', order_types: ['delivery', 'pickup'] },
    ],
    equipment: [
      { id: 1, kind: 'chopsticks', name: 'Chopsticks', price: 0.15 },
      { id: 2, kind: 'training_chopsticks', name: 'Training chopsticks', price: 0.46 },
    ],
    deposit_from: 200,
    deposit_percent: 50,
    bonus_earn_percent: 10,
    delivery_type_choice: true,
  });
  await shop.close();
});

it('tells a shop in the Emirates to count in dirhams only', async () => {
  const shop = await openTestShop({ country: 'ae' });
  const { body } = await shop.get('/api/v1/settings', 'ru').expect(200);
  expect(body.currency.code).toBe('AED');
  expect(body.second_currency).toBeNull();
  expect(body.equipment[0].name).toBe('Палочки');
  await shop.close();
});

it('passes on what the operator has set', async () => {
  const shop = await openTestShop({
    smsOn: false,
    deliveryTypeChoice: false,
    depositFrom: [{ amount: '99.5', currency: 'EUR' }],
    bonusEarnPercent: 3,
  });
  const { body } = await shop.get('/api/v1/settings').expect(200);
  expect(body).toMatchObject({
    sms_on: false,
    delivery_type_choice: false,
    deposit_from: 99.5,
    bonus_earn_percent: 3,
  });
  await shop.close();
});
