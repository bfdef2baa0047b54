import { useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import {
  copyAsked,
  deletionOpened,
  selectAccountData,
} from '../../../application/account/account-data-slice';
import { selectOpenModal } from '../../../application/modals/modal-slice';
import { quietButton, startButton } from '../../components/button-styles';
import { Icon } from '../../components/icon';
import { useText } from '../../text/use-text';
import { css } from '../../theme/emotion';
import { DeleteAccount } from './delete-account';
import { ruledPart } from './part-styles';
import { softText } from '../../theme/shared-styles';
import { Section } from '../../components/section';
import { resting } from '../../components/resting';

const remove = css(quietButton, {
  justifySelf: 'start',
  marginLeft: -8,
  color: 'var(--danger-text)',
});

const CopyData = () => {
  const t = useText();
  const dispatch = useDispatch();
  const { isCopying } = useSelector(selectAccountData);
  return (
    <>
      <p className={softText}>{t('account.copyText')}</p>
      <button
        type="button"
        className={startButton}
        {...resting(isCopying, () => dispatch(copyAsked(undefined)))}
      >
        <Icon name="save" />
        <span>{t(isCopying ? 'account.copying' : 'account.copy')}</span>
      </button>
    </>
  );
};

/** What a customer can do with all that the shop keeps about them: have it, or have it deleted. Rules 19.6. */
export const KeptData = () => {
  const t = useText();
  const dispatch = useDispatch();
  const [isAsking, setAsking] = useState(false);
  // The question for a code takes the place of the one that led to it.
  const isConfirming = useSelector(selectOpenModal) === 'confirmCode';
  return (
    <Section title={t('account.dataTitle')} className={ruledPart}>
      <CopyData />
      <p className={softText}>{t('account.deleteText')}</p>
      <button
        type="button"
        className={remove}
        aria-haspopup="dialog"
        onClick={() => {
          dispatch(deletionOpened(undefined));
          setAsking(true);
        }}
      >
        {t('account.delete')}
      </button>
      {isAsking && !isConfirming && <DeleteAccount onClose={() => setAsking(false)} />}
    </Section>
  );
};
