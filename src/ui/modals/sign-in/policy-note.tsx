import { useSelector } from 'react-redux';
import type { NavigationLink } from '../../../application/navigation/navigation-selectors';
import { selectPolicyLink } from '../../../application/navigation/navigation-selectors';
import { useShopPath } from '../../navigation/use-shop-path';
import { useText } from '../../text/use-text';
import { css } from '../../theme/emotion';
import { softNote } from '../../theme/shared-styles';

const link = css`
  display: inline-flex;
  max-width: 100%;
  overflow-wrap: anywhere;
  align-items: center;
  min-height: var(--touch);
  color: var(--accent-text);
  font-weight: 500;
  font-size: var(--size-15);
  text-decoration: underline;
  text-underline-offset: 3px;
`;

/** Leads there in a tab of its own: what is being done here stays. */
const PolicyLink = ({ name, target }: NavigationLink) => {
  const shopPath = useShopPath();
  const address = target.kind === 'internal' ? shopPath(target.path) : target.address;
  return (
    <a className={link} href={address} target="_blank" rel="noopener">
      {name}
    </a>
  );
};

/** What a login means for the customer's data, and where it is written. */
export const PolicyNote = () => {
  const t = useText();
  const policy = useSelector(selectPolicyLink);
  return (
    <div className={softNote}>
      <p>{t('signIn.policyNote')}</p>
      {policy && <PolicyLink {...policy} />}
    </div>
  );
};
