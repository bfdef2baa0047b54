import type { ModalName } from '../../application/modals/modal-slice';
import type { PageModule } from '../navigation/page-module';
import { pageModule } from '../navigation/page-module';

/** Each modal is a chunk of its own, fetched when it is first opened or about to be. */
export const MODAL_MODULES: Readonly<Record<ModalName, PageModule>> = {
  menu: pageModule('modal-menu', () =>
    import(/* webpackChunkName: "modal-menu" */ './menu-drawer').then((m) => m.MenuDrawer),
  ),
  location: pageModule('modal-location', () =>
    import(/* webpackChunkName: "modal-location" */ './location-modal').then(
      (m) => m.LocationModal,
    ),
  ),
  delivery: pageModule('modal-delivery', () =>
    import(/* webpackChunkName: "modal-delivery" */ './delivery-modal').then(
      (m) => m.DeliveryModal,
    ),
  ),
  search: pageModule('modal-search', () =>
    import(/* webpackChunkName: "modal-search" */ './search-modal').then((m) => m.SearchModal),
  ),
  auth: pageModule('modal-auth', () =>
    import(/* webpackChunkName: "modal-auth" */ './auth-modal').then((m) => m.AuthModal),
  ),
  authPhone: pageModule('modal-auth-phone', () =>
    import(/* webpackChunkName: "modal-auth-phone" */ './auth-phone-modal').then(
      (m) => m.AuthPhoneModal,
    ),
  ),
  authCode: pageModule('modal-auth-code', () =>
    import(/* webpackChunkName: "modal-auth-code" */ './auth-code-modal').then(
      (m) => m.AuthCodeModal,
    ),
  ),
  profile: pageModule('modal-profile', () =>
    import(/* webpackChunkName: "modal-profile" */ './profile-modal').then((m) => m.ProfileModal),
  ),
  confirmCode: pageModule('modal-confirm-code', () =>
    import(/* webpackChunkName: "modal-confirm-code" */ './confirm-code-modal').then(
      (m) => m.ConfirmCodeModal,
    ),
  ),
  promocode: pageModule('modal-promo-code', () =>
    import(/* webpackChunkName: "modal-promo-code" */ './promo-code-modal').then(
      (m) => m.PromoCodeModal,
    ),
  ),
  promocodeSuccess: pageModule('modal-promo-code-success', () =>
    import(/* webpackChunkName: "modal-promo-code-success" */ './promo-code-success-modal').then(
      (m) => m.PromoCodeSuccessModal,
    ),
  ),
  promocodeError: pageModule('modal-promo-code-error', () =>
    import(/* webpackChunkName: "modal-promo-code-error" */ './promo-code-error-modal').then(
      (m) => m.PromoCodeErrorModal,
    ),
  ),
  unavailable: pageModule('modal-unavailable', () =>
    import(/* webpackChunkName: "modal-unavailable" */ './unavailable-modal').then(
      (m) => m.UnavailableModal,
    ),
  ),
  minSum: pageModule('modal-min-sum', () =>
    import(/* webpackChunkName: "modal-min-sum" */ './min-sum-modal').then((m) => m.MinSumModal),
  ),
  deliveryPrice: pageModule('modal-delivery-price', () =>
    import(/* webpackChunkName: "modal-delivery-price" */ './delivery-price-modal').then(
      (m) => m.DeliveryPriceModal,
    ),
  ),
  referralShare: pageModule('modal-referral-share', () =>
    import(/* webpackChunkName: "modal-referral-share" */ './referral-share-modal').then(
      (m) => m.ReferralShareModal,
    ),
  ),
  referralQrcode: pageModule('modal-referral-qrcode', () =>
    import(/* webpackChunkName: "modal-referral-qrcode" */ './referral-qrcode-modal').then(
      (m) => m.ReferralQrcodeModal,
    ),
  ),
};

export const preloadModal = (name: ModalName): void => {
  // One that cannot be had says so when it is opened.
  void MODAL_MODULES[name].preload().catch(() => undefined);
};
