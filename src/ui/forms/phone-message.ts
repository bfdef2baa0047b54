import type { TFunction } from 'i18next';
import type { PhoneRefusal } from '../../domain/phone/validate-phone';

export const phoneMessage = (refusal: PhoneRefusal, t: TFunction): string => {
  switch (refusal.kind) {
    case 'phone.empty':
      return t('form.errors.required');
    case 'phone.incomplete':
      return t('form.errors.phoneMissing', { count: refusal.missing });
    case 'phone.too_long':
      return t('form.errors.phoneExtra', { count: refusal.extra });
  }
};
