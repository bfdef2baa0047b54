import { useSelector } from 'react-redux';
import { selectPhones } from '../../application/city/city-selectors';
import { telephoneLink } from '../components/telephone-link';
import { useText } from '../i18n/use-text';
import { WITHOUT_SCRIPTS } from '../theme/media';
import { container } from '../components/container';
import { css } from '../theme/emotion';
import { centredWrap, infoTone, touchLink, underlined } from '../theme/shared-styles';

const bar = css(infoTone, {
  display: 'none',
  padding: '4px 0',
  [WITHOUT_SCRIPTS]: { display: 'block' },
});

const textBlock = css(container, centredWrap, { gap: '0 8px', minHeight: 'var(--touch)' });
const number = css(touchLink, underlined, { fontWeight: 600 });

/** Tells those whose browser runs no scripts why nothing can be put into the cart, and what to do. */
export const ScriptNotice = () => {
  const t = useText();
  const [phone] = useSelector(selectPhones);
  return (
    <aside className={bar}>
      <p className={textBlock}>
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
