import { useDispatch } from 'react-redux';
import { modalClosed } from '../../application/modals/modal-slice';
import { Modal } from '../components/modal';
import { ShopStatus } from '../components/shop-status';
import { LanguageMenu } from '../layout/language-menu';
import { SocialLinks } from '../layout/social-links';
import { useShopWords } from '../text/use-shop-words';
import { css } from '../theme/emotion';
import { DrawerLinks } from './drawer-links';
import { DrawerPhones } from './drawer-phones';
import { DrawerWhere } from './drawer-where';
import { useCloseFromDesktop } from './use-close-from-desktop';

/* Menus inside open in the flow and push down what follows: nothing is cut off at an edge. */
const sections = css`
  display: grid;
  gap: 16px;
  margin: 0 -12px;
  --trigger-padding: 12px;
  --panel-position: static;
  --panel-width: auto;
  --panel-height: none;
  --panel-shadow: none;
  --panel-padding: 0 0 8px 26px;
`;

const inset = css`
  padding: 0 12px;
`;

/** Everything that the header has no room for on phones and tablets. */
export const MenuDrawer = () => {
  const dispatch = useDispatch();
  const { name } = useShopWords();
  useCloseFromDesktop('menu');
  const close = () => dispatch(modalClosed('menu'));
  return (
    <Modal name="menu" title={name} shape="drawer">
      <div className={sections}>
        <div className={inset}>
          <ShopStatus />
        </div>
        <DrawerWhere onChoose={close} />
        {/* Before all words that whoever looks for it cannot read. */}
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
