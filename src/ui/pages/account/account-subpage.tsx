import type { ReactNode, Ref } from 'react';
import { pageHeading } from '../../components/heading-styles';
import { softText } from '../../theme/shared-styles';
import { AccountFrame } from './account-frame';
import { BackToAccount } from './back-to-account';
import { accountColumn, accountHead } from './part-styles';

interface AccountSubpageProps {
  readonly title: string;
  readonly text: string;
  readonly heading?: Ref<HTMLHeadingElement>;
  readonly children: ReactNode;
}

/** A page below the account: what it is called and is for, then its content. */
export const AccountSubpage = ({ title, text, heading, children }: AccountSubpageProps) => (
  <AccountFrame>
    <div className={accountColumn}>
      <div className={accountHead}>
        <BackToAccount />
        <h1 ref={heading} className={pageHeading} tabIndex={heading ? -1 : undefined}>
          {title}
        </h1>
        <p className={softText}>{text}</p>
      </div>
      {children}
    </div>
  </AccountFrame>
);
