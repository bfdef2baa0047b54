import { useDispatch, useSelector } from 'react-redux';
import { modalClosed } from '../../application/modals/modal-slice';
import { Modal } from '../components/modal';
import { ShopStatus } from '../components/shop-status';
import { LanguageMenu } from '../layout/language-menu';
import { SocialLinks } from '../layout/social-links';
import { useShopBrand } from '../i18n/use-shop-brand';
import { css, cx } from '../theme/emotion';
import { selectLocalPhones } from '../../application/city/city-selectors';
import { PhoneLink } from '../layout/phone-link';
import { selectDrawerModal } from '../../application/delivery/delivery-selectors';
import { selectSetup } from '../../application/setup/setup-slice';
import { AddressButton } from '../layout/address-button';
import { CityMenu } from '../layout/city-menu';
import { useEffect } from 'react';
import type { ModalName } from '../../application/modals/modal-slice';
import { firstStop } from '../components/focus-inside';
import { MENU_BUTTON_ID } from '../layout/menu-button';
import { selectFavouriteIds } from '../../application/favourites/favourites-slice';
import { selectDrawerLinks } from '../../application/navigation/navigation-selectors';
import { ShopLink } from '../navigation/shop-link';
import { longMenuLink, menuLink } from '../components/menu-link-styles';
import { visuallyHidden } from '../components/visually-hidden';
import { NavigationAnchor } from '../navigation/navigation-anchor';
import { useFavouritesName } from '../layout/use-favourites-name';
import { useText } from '../i18n/use-text';
import { selectIsSignedIn } from '../../application/session/account-slice';
import { selectSettings } from '../../application/settings/settings-slice';
import { signInMethodChosen } from '../../application/sign-in/sign-in-slice';
import { useModalOpener } from '../hooks/use-modal-opener';

interface DrawerAccountProps {
  readonly className: string;
  readonly onChoose: () => void;
}

const button = css({ width: '100%', border: 0, background: 'none', textAlign: 'start' });

/** By which way the drawer asks for a phone; none where only Telegram logs customers in. */
const useCarrier = () => {
  const methods = useSelector(selectSettings)?.signInMethods;
  return (['sms', 'whatsapp'] as const).find((method) => methods?.includes(method));
};

const LogIn = ({ className }: Pick<DrawerAccountProps, 'className'>) => {
  const t = useText();
  const dispatch = useDispatch();
  const carrier = useCarrier();
  const { onClick, ...coming } = useModalOpener(carrier ? 'authPhone' : 'auth');
  return (
    <button
      type="button"
      className={cx(className, button)}
      {...coming}
      onClick={() => {
        if (carrier) dispatch(signInMethodChosen(carrier));
        onClick();
      }}
    >
      {t('frame.logIn')}
    </button>
  );
};

/** The account, or for guests the way into it: at once to the phone, where that is one. */
export const DrawerAccount = ({ className, onChoose }: DrawerAccountProps) => {
  const t = useText();
  const isSignedIn = useSelector(selectIsSignedIn);
  return isSignedIn ? (
    <ShopLink className={className} to="/account" onClick={onChoose}>
      {t('frame.account')}
    </ShopLink>
  ) : (
    <LogIn className={className} />
  );
};

const mainLink = css(menuLink, { fontWeight: 600, fontSize: 'var(--size-17)' });

const badge = css({
  minWidth: 24,
  padding: '0 7px',
  borderRadius: 'var(--radius-pill)',
  background: 'var(--accent)',
  color: 'var(--on-accent)',
  fontWeight: 600,
  fontSize: 'var(--size-13)',
  lineHeight: '24px',
  textAlign: 'center',
});

const DrawerLinks = ({ onChoose }: { readonly onChoose: () => void }) => {
  const t = useText();
  const links = useSelector(selectDrawerLinks);
  const favourites = useSelector(selectFavouriteIds).length;
  const favouritesName = useFavouritesName();
  return (
    <nav aria-label={t('frame.main')}>
      <ul>
        <li>
          <ShopLink className={mainLink} to="/" onClick={onChoose}>
            {t('drawer.home')}
          </ShopLink>
        </li>
        <li>
          <DrawerAccount className={mainLink} onChoose={onChoose} />
        </li>
        <li>
          <ShopLink className={mainLink} to="/favorite" onClick={onChoose}>
            <span className={visuallyHidden}>{favouritesName}</span>
            <span aria-hidden="true">{t('frame.favourites')}</span>
            {favourites > 0 && (
              <span className={badge} aria-hidden="true">
                {favourites}
              </span>
            )}
          </ShopLink>
        </li>
        {links.map(({ id, name, target }) => (
          <li key={id}>
            <NavigationAnchor className={longMenuLink} target={target} onClick={onChoose}>
              {name}
            </NavigationAnchor>
          </li>
        ))}
      </ul>
    </nav>
  );
};

/* Menus inside open in the flow and push down what follows: nothing is cut off at an edge. */
const sections = css({
  display: 'grid',
  gap: 16,
  margin: '0 -12px',
  '--trigger-padding': '12px',
  '--panel-position': 'static',
  '--panel-width': 'auto',
  '--panel-height': 'none',
  '--panel-shadow': 'none',
  '--panel-padding': '0 0 8px 26px',
});

const inset = css({ padding: '0 12px' });
const block = css({ display: 'grid', justifyItems: 'start', gap: 4 });
const address = css({ maxWidth: '100%', padding: '0 12px' });

/** Closes a modal as soon as the header is so wide that it holds all of it, and has no button to open it. */
const useCloseFromDesktop = (name: ModalName): void => {
  const dispatch = useDispatch();
  useEffect(() => {
    const button = document.getElementById(MENU_BUTTON_ID);
    const header = button?.closest('header');
    if (!button || !header) return undefined;
    const isOffered = (): boolean => button.offsetWidth > 0;
    const watch = new ResizeObserver(() => {
      if (!isOffered()) dispatch(modalClosed(name));
    });
    watch.observe(header);
    return () => {
      watch.disconnect();
      // The button that opened it cannot take the focus back.
      if (!isOffered()) firstStop(header)?.focus({ preventScroll: true });
    };
  }, [dispatch, name]);
};

const DrawerWhere = ({ onChoose }: { readonly onChoose: () => void }) => {
  const isShown = useSelector(selectSetup).showsCityBlock;
  return isShown ? (
    <div className={block}>
      <CityMenu onChoose={onChoose} />
      <div className={address}>
        <AddressButton selectModal={selectDrawerModal} />
      </div>
    </div>
  ) : null;
};

/** The phones to click; the hotline has its place in the footer. */
const DrawerPhones = ({ onChoose }: { readonly onChoose: () => void }) => {
  const phones = useSelector(selectLocalPhones);
  return (
    <ul>
      {phones.map((phone) => (
        <li key={phone.phone}>
          <PhoneLink phone={phone} onClick={onChoose} />
        </li>
      ))}
    </ul>
  );
};

/** Everything that the header has no room for on phones and tablets. */
export const MenuDrawer = () => {
  const dispatch = useDispatch();
  const { name } = useShopBrand();
  useCloseFromDesktop('menu');
  const close = () => dispatch(modalClosed('menu'));
  return (
    <Modal name="menu" title={name} shape="drawer">
      <div className={sections}>
        <div className={inset}>
          <ShopStatus />
        </div>
        <DrawerWhere onChoose={close} />
        {/* First, since visitors who need it cannot read the rest. */}
        <LanguageMenu isNamed onChoose={close} />
        <DrawerLinks onChoose={close} />
        <DrawerPhones onChoose={close} />
        <div className={inset}>
          <SocialLinks onClick={close} />
        </div>
      </div>
    </Modal>
  );
};
