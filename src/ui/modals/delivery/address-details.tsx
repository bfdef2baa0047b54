import { ADDRESS_TYPES } from '../../../domain/address/address';
import { RadioSwitch } from '../../forms/radio-switch';
import { TextField } from '../../forms/text-field';
import { useText } from '../../i18n/use-text';
import { css } from '../../theme/emotion';
import { FROM_TABLET } from '../../theme/media';
import type { AddressForm } from './use-address-form';
import { oneColumn } from '../../theme/shared-styles';

interface AddressDetailsProps {
  readonly form: AddressForm;
}

const details = css(oneColumn, {
  gap: '8px 12px',
  marginTop: 16,
  [FROM_TABLET]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
});

const wide = css({ [FROM_TABLET]: { gridColumn: '1 / -1' } });

/** Where in a building; a private house has none of it, and keeps what was typed until it is saved. Rules 16.1. */
const InBuilding = ({ form }: AddressDetailsProps) => {
  const t = useText();
  const isOffice = form.values.type === 'office';
  return (
    <>
      <TextField
        label={t(isOffice ? 'modal.delivery.office' : 'modal.delivery.flat')}
        {...form.textField('flat')}
      />
      <TextField label={t('modal.delivery.entrance')} {...form.textField('entrance')} />
      <TextField label={t('modal.delivery.floor')} {...form.textField('floor')} />
      <TextField
        label={t('modal.delivery.code')}
        hint={t('modal.delivery.codeHint')}
        {...form.textField('code')}
      />
    </>
  );
};

export const AddressDetails = ({ form }: AddressDetailsProps) => {
  const t = useText();
  return (
    <>
      <RadioSwitch
        label={t('modal.delivery.type')}
        options={ADDRESS_TYPES.map((value) => ({
          value,
          label: t(`modal.delivery.types.${value}`),
        }))}
        value={form.values.type}
        onChoose={(type) => form.set({ type })}
      />
      <div className={details}>
        {form.values.type !== 'house' && <InBuilding form={form} />}
        <div className={wide}>
          <TextField
            label={t('modal.delivery.comment')}
            hint={t('modal.delivery.commentHint')}
            lines={2}
            {...form.textField('comment')}
          />
        </div>
      </div>
    </>
  );
};
