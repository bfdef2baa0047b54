import { useDispatch, useSelector } from 'react-redux';
import { deletionAsked, selectAccountData } from '../../../application/account/account-data-slice';
import { selectBonuses } from '../../../application/account/bonuses-slice';
import { NOTHING } from '../../../domain/money/money';
import { useMoney } from '../../hooks/use-money';
import { Modal } from '../../components/modal';
import { FormError } from '../../forms/form-error';
import { QuestionBar } from '../../components/sheet-bar';
import { useText } from '../../text/use-text';
import { css } from '../../theme/emotion';

const losses = css({
  display: 'grid',
  gap: 4,
  margin: '8px 0 16px',
  paddingLeft: 20,
  listStyle: 'disc',
});

/** How many bonuses go, where that is known. */
const useBonusWords = (): string => {
  const t = useText();
  const money = useMoney();
  const bonuses = useSelector(selectBonuses);
  return bonuses.kind === 'known' && bonuses.data.balance > NOTHING
    ? t('account.loses.bonusesSum', { sum: money(bonuses.data.balance) })
    : t('account.loses.bonuses');
};

/** Asks whether the account is to be deleted, and says what goes with it. Rules 19.6. */
export const DeleteAccount = ({ onClose }: { readonly onClose: () => void }) => {
  const t = useText();
  const dispatch = useDispatch();
  const bonuses = useBonusWords();
  const { isDeleting, refusal } = useSelector(selectAccountData);
  return (
    <Modal
      title={t('account.deleteTitle')}
      onClose={onClose}
      footer={
        <QuestionBar
          no={t('account.deleteKeep')}
          onNo={onClose}
          yes={t(isDeleting ? 'account.deleting' : 'account.delete')}
          onYes={() => dispatch(deletionAsked(undefined))}
          isBusy={isDeleting}
        />
      }
    >
      <p>{t('account.deleteLead')}</p>
      <ul className={losses}>
        <li>{t('account.loses.profile')}</li>
        <li>{t('account.loses.addresses')}</li>
        <li>{bonuses}</li>
        <li>{t('account.loses.orders')}</li>
      </ul>
      <FormError text={refusal ? t(refusal.text, { ...refusal.params }) : undefined} />
    </Modal>
  );
};
