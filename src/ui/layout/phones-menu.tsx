import { css } from '@emotion/react';
import { useText } from '../text/use-text';
import { useSelector } from 'react-redux';
import type { ShopState } from '../../application/store/root-reducer';
import { Disclosure } from '../components/disclosure';
import { Icon } from '../components/icon';
import { menuLink } from '../components/menu-link-styles';
import { telephoneLink } from '../components/telephone-link';

const number = css`
  font-variant-numeric: tabular-nums;
`;

const label = css`
  color: var(--text-faint);
  font-size: var(--size-13);
`;

export const PhonesMenu = () => {
  const t = useText();
  const phones = useSelector((state: ShopState) => state.city.current?.phones) ?? [];
  const [first] = phones;
  if (!first) return null;
  return (
    <Disclosure
      label={t('frame.phones', { phone: first.phone })}
      align="end"
      summary={
        <>
          <Icon name="phone" size={18} />
          <span css={number}>{first.phone}</span>
        </>
      }
    >
      <ul>
        {phones.map(({ label: name, phone }) => (
          <li key={phone}>
            <a css={menuLink} href={telephoneLink(phone)}>
              <span css={number}>{phone}</span>
              <span css={label}>{name}</span>
            </a>
          </li>
        ))}
      </ul>
    </Disclosure>
  );
};
