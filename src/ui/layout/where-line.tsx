import { useSelector } from 'react-redux';
import { selectIsPlaceMissing } from '../../application/delivery/delivery-selectors';
import { selectSetup } from '../../application/setup/setup-slice';
import { container } from '../components/container';
import { useText } from '../i18n/use-text';
import { useRoute } from '../navigation/located-route';
import { factsOf } from '../navigation/routes';
import { css } from '../theme/emotion';
import { HEADER_FROM_TABLET } from '../theme/media';
import { AddressButton } from './address-button';
import { WherePromise } from './where-promise';

const frame = css({ container: 'header / inline-size', background: 'var(--ground)' });
const row = css(container, { display: 'block', [HEADER_FROM_TABLET]: { display: 'none' } });

/* Scripts ask in the page itself (`WhereField`). */
const withoutScripts = css(frame, { '@media (scripting: enabled)': { display: 'none' } });

const button = css({
  flex: 1,
  maxWidth: 'none',
  minHeight: 48,
  borderRadius: 'var(--radius-control)',
});

/** On phones, where the header has no room for it: where the order goes, and what that takes. Rules 17.2. */
export const WhereLine = () => {
  const t = useText();
  const route = useRoute();
  const isShown = useSelector(selectSetup).showsCityBlock;
  const hasField = useSelector(selectIsPlaceMissing) && route.name === 'home';
  if (!isShown || factsOf(route)?.isMenu !== true) return null;
  return (
    <section className={hasField ? withoutScripts : frame} aria-label={t('frame.where')}>
      <div className={row}>
        <AddressButton className={button} question="frame.where">
          <WherePromise />
        </AddressButton>
      </div>
    </section>
  );
};
