import { ADDRESS_TYPES, DEFAULT_ADDRESS_TYPE } from '../../domain/address/address';
import type { AddressField } from '../../domain/address/validate-address';
import { useShopPath } from '../navigation/use-shop-path';
import { primaryButton } from '../components/button-styles';
import { fieldColumns } from '../forms/field-columns';
import { FormError } from '../forms/form-error';
import { TextField } from '../forms/text-field';
import { useText } from '../i18n/use-text';
import { NoScriptRadio } from './no-script-radio';
import { column12 } from '../theme/shared-styles';
import { noScriptHeading } from './no-script-styles';
import type { FulfilmentAnswer } from './fulfilment-answer';

interface NoScriptAddressProps {
  readonly answer: FulfilmentAnswer;
}

/** The streets that may be meant, of which one has to be said. */
const Streets = ({ streets }: Pick<FulfilmentAnswer, 'streets'>) => {
  const t = useText();
  return (
    <fieldset>
      <legend>{t('noScript.whichStreet')}</legend>
      {streets.map(({ id, title, detail }, index) => (
        <NoScriptRadio
          key={id}
          name="meant"
          value={id}
          label={[title, detail].filter((part) => part !== '').join(', ')}
          isChosen={index === 0}
        />
      ))}
    </fieldset>
  );
};

/** An address that is typed without suggestions: the server looks for it. Rules 16.2, 16.3, 24.1. */
export const NoScriptAddress = ({ answer: { draft, errors, streets } }: NoScriptAddressProps) => {
  const t = useText();
  const shopPath = useShopPath();
  const field = (name: AddressField) => ({
    name,
    value: draft?.[name] ?? '',
    error: errors[name],
  });
  return (
    <form method="post" action={shopPath('/cart')} className={column12}>
      <h3 className={noScriptHeading}>{t('modal.delivery.title')}</h3>
      <FormError text={errors.form} />
      <TextField
        label={t('frame.street')}
        {...field('street')}
        error={errors.street ?? errors.house ?? errors.place}
      />
      {streets.length > 0 && <Streets streets={streets} />}
      <fieldset>
        <legend>{t('modal.delivery.type')}</legend>
        {ADDRESS_TYPES.map((type) => (
          <NoScriptRadio
            key={type}
            name="type"
            value={type}
            label={t(`modal.delivery.types.${type}`)}
            isChosen={type === (draft?.type ?? DEFAULT_ADDRESS_TYPE)}
          />
        ))}
      </fieldset>
      <div className={fieldColumns}>
        <TextField label={t('modal.delivery.flat')} {...field('flat')} />
        <TextField label={t('modal.delivery.entrance')} {...field('entrance')} />
        <TextField label={t('modal.delivery.floor')} {...field('floor')} />
        <TextField
          label={t('modal.delivery.code')}
          hint={t('modal.delivery.codeHint')}
          {...field('code')}
        />
      </div>
      <TextField
        label={t('modal.delivery.comment')}
        hint={t('modal.delivery.commentHint')}
        lines={2}
        {...field('comment')}
      />
      <div>
        <button type="submit" className={primaryButton} name="to" value="new">
          {t('noScript.deliverThere')}
        </button>
      </div>
    </form>
  );
};
