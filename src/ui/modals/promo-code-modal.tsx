import { useEffect, useId } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { promoTried, selectPromoEntry } from '../../application/pricing/promo-entry-slice';
import { readPromoCode } from '../../domain/promotion/promo-code';
import { Modal } from '../components/modal';
import { TextField } from '../forms/text-field';
import { useForm } from '../forms/use-form';
import { useText } from '../i18n/use-text';
import { SheetBar } from '../components/sheet-bar';
import { sheetButton } from '../components/sheet-styles';

/** Asks for a promo code; one that was refused is still there, to be put right. Rules 9.1. */
export const PromoCodeModal = () => {
  const t = useText();
  const dispatch = useDispatch();
  const formId = useId();
  const entry = useSelector(selectPromoEntry);
  const isRunning = entry.kind === 'trying';
  const form = useForm({
    initial: { code: entry.text },
    check: ({ code }) => {
      const read = readPromoCode(code);
      if (!read.ok) return { code: t('promo.too_long') };
      return read.value === null ? { code: t('form.errors.required') } : {};
    },
    isBusy: isRunning,
    onSubmit: ({ code }) => dispatch(promoTried(code)),
  });
  const { ref } = form.element;
  useEffect(() => {
    // Behind the dialog's own choice, which is its first button.
    const field = ref.current?.querySelector('input');
    field?.focus();
    field?.select();
  }, [ref]);
  return (
    <Modal
      name="promocode"
      title={t('promo.title')}
      footer={
        <SheetBar message={null}>
          <button type="submit" className={sheetButton} form={formId} aria-disabled={isRunning}>
            {t(isRunning ? 'promo.trying' : 'promo.apply')}
          </button>
        </SheetBar>
      }
    >
      <form id={formId} {...form.element}>
        <TextField label={t('promo.field')} isReadOnly={isRunning} {...form.textField('code')} />
      </form>
    </Modal>
  );
};
