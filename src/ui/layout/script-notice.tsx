import { useSelector } from 'react-redux';
import { selectPhones } from '../../application/city/city-selectors';
import { telephoneLink } from '../components/telephone-link';
import { useText } from '../text/use-text';
import { WITHOUT_SCRIPTS } from '../theme/media';
import { container } from '../components/container';
import { css } from '../theme/emotion';

const bar = css({
  display: 'none',
  padding: '4px 0',
  background: 'var(--info-surface)',
  color: 'var(--info-text)',
  [WITHOUT_SCRIPTS]: { display: 'block' },
});

const words = css(container, {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0 8px',
  minHeight: 'var(--touch)',
});

const number = css({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 'var(--touch)',
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
  textDecoration: 'underline',
  textUnderlineOffset: 3,
});

/** Tells those whose browser runs no scripts why nothing can be put into the cart, and what to do. */
export const ScriptNotice = () => {
  const t = useText();
  const [phone] = useSelector(selectPhones);
  return (
    <aside className={bar}>
      <p className={words}>
        <span>{t('frame.withoutScripts')}</span>
        {phone && (
          <>
            <span>{t('frame.callToOrder')}</span>
            <a className={number} href={telephoneLink(phone.phone)}>
              {phone.phone}
            </a>
          </>
        )}
      </p>
    </aside>
  );
};
