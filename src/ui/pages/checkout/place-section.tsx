import { useId } from 'react';
import { useSelector } from 'react-redux';
import { selectOrderType } from '../../../application/delivery/delivery-selectors';
import {
  selectLocationLabel,
  selectOfferedTypes,
  selectSelectedAddress,
} from '../../../application/delivery/delivery-selectors';
import { selectSelectedTerms } from '../../../application/delivery/zone-selectors';
import { useMoney } from '../../hooks/use-money';
import { NoScriptPart } from '../../no-script/no-script-part';
import { secondaryButton } from '../../components/button-styles';
import { Icon } from '../../components/icon';
import { scriptsOnly } from '../../components/scripts-only';
import { RadioSwitch } from '../../forms/radio-switch';
import { doorWords } from '../../components/address-words';
import { useWhereOpener } from '../../hooks/use-where-to';
import { useText } from '../../text/use-text';
import { css, cx } from '../../theme/emotion';
import { Section } from '../../components/section';
import { useWayChoice } from './use-way-choice';
import { mediumText, softNote, softText } from '../../theme/shared-styles';

const card = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 12px',
  padding: '12px 14px',
  border: '1px solid var(--line)',
  borderRadius: 'var(--radius-control)',
  background: 'var(--surface)',
});

const words = css({ flex: '1 1 180px', minWidth: 0, lineHeight: 1.35, overflowWrap: 'anywhere' });
const wrong = css({ color: 'var(--danger-text)', fontSize: 'var(--size-13)' });

/** What delivery to the chosen address asks: its price, its minimum and its minutes, as far as known. Rules 8.7, 8.8. */
const useTermsWords = (): readonly string[] => {
  const t = useText();
  const money = useMoney();
  const terms = useSelector(selectSelectedTerms);
  if (typeof terms === 'string') return [];
  const { deliveryPrice, minOrder, etaMinutes } = terms;
  return [
    deliveryPrice === 0
      ? t('modal.delivery.zoneFree')
      : t('modal.delivery.zonePrice', { sum: money(deliveryPrice) }),
    ...(minOrder > 0 ? [`${t('cart.minOrder')} ${money(minOrder)}`] : []),
    ...(etaMinutes === null ? [] : [t('delivery.minutes', { minutes: etaMinutes })]),
  ];
};

/** Where the order goes, and on what terms. Rules 17.3, 17.7. */
export const PlaceSection = ({ error }: { readonly error: string | undefined }) => {
  const t = useText();
  const errorId = useId();
  const offered = useSelector(selectOfferedTypes);
  const type = useSelector(selectOrderType);
  const label = useSelector(selectLocationLabel);
  const address = useSelector(selectSelectedAddress);
  const terms = useTermsWords();
  const choose = useWayChoice();
  const opener = useWhereOpener();
  const unknown = t(type === 'pickup' ? 'cart.chooseBranch' : 'frame.noAddress');
  const known = t(type === 'pickup' ? 'frame.pickUpAt' : 'frame.deliverTo', { place: label });
  return (
    <Section title={t('modal.location.how')}>
      {offered.length > 1 && (
        <div className={scriptsOnly}>
          <RadioSwitch
            label={t('modal.location.how')}
            isLabelHidden
            options={offered.map((value) => ({ value, label: t(`modal.location.${value}`) }))}
            value={type}
            onChoose={choose}
          />
        </div>
      )}
      <div
        className={card}
        role="group"
        aria-label={label === null ? unknown : known}
        aria-describedby={errorId}
      >
        <span className={softText}>
          <Icon name="pin" />
        </span>
        <div className={words}>
          <p className={mediumText}>{label ?? unknown}</p>
          {address && <p className={softNote}>{doorWords(address, t)}</p>}
          {type === 'delivery' && terms.length > 0 && (
            <p className={softNote}>{terms.join(', ')}</p>
          )}
        </div>
        <button
          type="button"
          className={cx(secondaryButton, scriptsOnly)}
          aria-haspopup="dialog"
          data-wrong={error !== undefined}
          data-opens=""
          {...opener}
        >
          {t(label === null ? 'checkout.choosePlace' : 'checkout.change')}
        </button>
        <NoScriptPart at="place" />
      </div>
      <p className={wrong} id={errorId} role="status">
        {error}
      </p>
    </Section>
  );
};
