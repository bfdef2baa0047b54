import { checkPromoFile, promoMentions } from './check-promo';
import { PromoFile } from '../promotion/promo-file.codec';
import { importGiftRules, importPromoCodes } from '../promotion/save-promo';
import type { ImportFormatOf } from './import-format';

/** Promo codes, and the rules by which the shop gives gifts. */
export const promoFormat: ImportFormatOf<PromoFile> = {
  name: 'promo-codes',
  codec: PromoFile,
  speaksOfMenu: true,
  check: (file, { currency }, now) => checkPromoFile(file, currency, now),
  mentions: promoMentions,
  keys: ({ codes }) => ({ 'promo code': codes.map(({ code }) => code) }),
  pictureFields: [],
  pictureVariants: [],
  counts: ({ codes, gifts }) => ({ codes: codes.length, gifts: gifts.length }),
  save: async (trx, { codes, gifts }, { currency }) => {
    await importPromoCodes(trx, codes, currency, Date.now());
    await importGiftRules(trx, gifts, currency);
  },
};
