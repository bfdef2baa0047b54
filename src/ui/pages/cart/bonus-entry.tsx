import { useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { selectCalculation } from '../../../application/cart/cart-slice';
import { bonusesTried, selectBonusEntry } from '../../../application/pricing/bonus-entry-slice';
import { selectIsSignedIn } from '../../../application/session/account-slice';
import { selectSettings } from '../../../application/settings/settings-slice';
import type { CalculatedBonuses } from '../../../domain/pricing/calculated-terms';
import { ZERO } from '../../../domain/money/money';
import { readBonusAmount } from '../../../domain/promotion/bonus-amount';
import { useMoney } from '../../hooks/use-money';
import { BenefitChip } from '../../components/benefit-chip';
import { quietButton } from '../../components/button-styles';
import { useRestoredFocus } from '../../components/use-restored-focus';
import { useText } from '../../i18n/use-text';
import { css } from '../../theme/emotion';
import { EntryRow } from './entry-row';
import { softNote } from '../../theme/shared-styles';

interface BonusesProps {
  readonly bonuses: CalculatedBonuses;
}

const most = css(quietButton, { marginLeft: -8 });

const BonusField = ({ bonuses }: BonusesProps) => {
  const t = useText();
  const money = useMoney();
  const dispatch = useDispatch();
  const entry = useSelector(selectBonusEntry);
  const digits = useSelector(selectSettings)?.currency.digits;
  const [text, setText] = useState('');
  const [isNoNumber, setNoNumber] = useState(false);
  const { balance, max } = bonuses;
  const refused = entry.kind === 'refused' ? entry : null;
  const refusal = refused ? (refused.message ?? t('checkout.bonusRefused')) : undefined;
  const best = refused?.max ?? max;
  return (
    <div>
      <EntryRow
        label={t('checkout.bonuses')}
        name="bonuses"
        value={text}
        inputMode="decimal"
        button={t(entry.kind === 'trying' ? 'checkout.trying' : 'checkout.bonusUse')}
        error={isNoNumber ? t('checkout.bonusNotNumber') : refusal}
        hint={t('checkout.bonusBalance', { balance: money(balance), max: money(max) })}
        onType={(typed) => {
          setText(typed);
          setNoNumber(false);
        }}
        onEnter={() => {
          if (entry.kind === 'trying' || digits === undefined) return;
          const amount = readBonusAmount(text, digits);
          setNoNumber(!amount.ok);
          if (amount.ok) dispatch(bonusesTried(amount.value));
        }}
      />
      {best > ZERO && (
        <button
          type="button"
          className={most}
          onClick={() => {
            setNoNumber(false);
            dispatch(bonusesTried(best));
          }}
        >
          {t('checkout.bonusMax', { max: money(best) })}
        </button>
      )}
    </div>
  );
};

/** What a customer's bonuses do for the order: written off, or why not. Rules 10.2 to 10.4. */
const OwnBonuses = ({ bonuses }: BonusesProps) => {
  const t = useText();
  const money = useMoney();
  const dispatch = useDispatch();
  const { balance, max, applied, reason } = bonuses;
  const isUsable = max > ZERO;
  return (
    <div {...useRestoredFocus(applied > ZERO)}>
      {applied > ZERO && (
        <BenefitChip
          title={t('order.bonuses')}
          detail={t('checkout.bonusApplied', { sum: money(applied) })}
          remove={t('checkout.removeBonuses')}
          onRemove={() => dispatch(bonusesTried(ZERO))}
        />
      )}
      {applied === ZERO && isUsable && <BonusField bonuses={bonuses} />}
      {applied === ZERO && !isUsable && balance > ZERO && (
        <p className={softNote}>{reason ?? t('checkout.bonusNone', { balance: money(balance) })}</p>
      )}
    </div>
  );
};

/** Of customers only: guests have no bonuses. */
export const BonusEntry = () => {
  const isSignedIn = useSelector(selectIsSignedIn);
  const bonuses = useSelector(selectCalculation)?.bonuses ?? null;
  return isSignedIn && bonuses ? <OwnBonuses bonuses={bonuses} /> : null;
};
