import { ADDRESS_EXAMPLES } from './address-examples';
import { CART_EXAMPLES } from './cart-examples';

const guest = {
  ...CART_EXAMPLES.full,
  address: ADDRESS_EXAMPLES.parts,
  paymentType: 'cash',
  changeFrom: 50,
  doNotCallBack: true,
  comment: '',
  firstName: 'Ivan',
  phone: '359880001122',
  expectedTotal: 28.48,
  returnUrl: '/checkout/success',
};

/** Orders that somebody wants to place. */
export const PURCHASE_EXAMPLES = {
  guest,
  customer: {
    domainId: 1,
    orderType: 'delivery',
    goods: CART_EXAMPLES.full.goods,
    addressId: 12,
    paymentType: 'online',
    expectedTotal: 31.2,
  },
  pickup: {
    ...CART_EXAMPLES.pickup,
    paymentType: 'card',
    firstName: 'Мария',
    phone: '+359 880 003 344',
    expectedTotal: 27.2,
  },
};
