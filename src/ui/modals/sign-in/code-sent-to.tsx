import { useSelector } from 'react-redux';
import type { SignInMethod } from '../../../application/ports/sign-in-gateway';
import { selectSetup } from '../../../application/setup/setup-slice';
import { maskPhone } from '../../../domain/phone/phone-mask';
import type { PhoneNumber } from '../../../domain/phone/validate-phone';
import { useText } from '../../i18n/use-text';
import { css } from '../../theme/emotion';
import { boldText, softText } from '../../theme/shared-styles';

interface CodeSentToProps {
  readonly method: SignInMethod;
  readonly phone: PhoneNumber;
}

/* A phone is never parted at the end of a line. */
const number = css(boldText, { color: 'var(--text)', whiteSpace: 'nowrap' });

export const CodeSentTo = ({ method, phone }: CodeSentToProps) => {
  const t = useText();
  const country = useSelector(selectSetup).country;
  const mark = '\u0000';
  const [before = '', after = ''] = t(`signIn.codeSent.${method}`, { phone: mark }).split(mark);
  return (
    <p className={softText}>
      <span>{before}</span>
      <span className={number}>{maskPhone(phone, country)}</span>
      <span>{after}</span>
    </p>
  );
};
