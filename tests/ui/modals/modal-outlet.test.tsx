import { act, cleanup, screen } from '@testing-library/react';
import { useNavigate } from 'react-router';
import { modalOpened } from '../../../src/application/modals/modal-slice';
import { pageModule } from '../../../src/ui/navigation/page-module';
import { reloadOnceAMinute } from '../../../src/ui/navigation/page-reload';
import { MODAL_MODULES } from '../../../src/ui/modals/modal-modules';
import { ModalOutlet } from '../../../src/ui/modals/modal-outlet';
import { reloadForModal } from '../../../src/ui/modals/reload-for-modal';
import { renderShop } from '../../support/render-shop';

jest.mock('../../../src/ui/navigation/page-reload');

const fetchModal = jest.fn();

const open = async () => {
  const shop = renderShop(<ModalOutlet />);
  await act(async () => {
    shop.happen(modalOpened('search'));
    await Promise.resolve();
  });
  return shop;
};

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  jest.replaceProperty(MODAL_MODULES, 'search', pageModule('modal', fetchModal, 'menu'));
  fetchModal.mockReset().mockRejectedValueOnce(new Error('no such part'));
});
afterEach(() => {
  jest.restoreAllMocks();
  window.sessionStorage.clear();
});

it('loads the page anew where the part with a modal cannot be had', async () => {
  jest.mocked(reloadOnceAMinute).mockResolvedValue('reloading');
  const { state } = await open();
  expect(reloadOnceAMinute).toHaveBeenCalledTimes(1);
  expect(state().modal).toBe('search');
});

it('opens that modal on the page that was loaded anew, once', async () => {
  jest.mocked(reloadOnceAMinute).mockResolvedValue('reloading');
  await open();
  cleanup();
  MODAL_MODULES.search.forgetFailure();
  fetchModal.mockResolvedValue(() => <p>Found dishes</p>);
  await act(async () => {
    renderShop(<ModalOutlet />);
    await Promise.resolve();
  });
  expect(screen.getByText('Found dishes')).toBeInTheDocument();
  cleanup();
  expect(renderShop(<ModalOutlet />).state().modal).toBeNull();
});

it('opens no modal there that was about what is gone with the page before', async () => {
  jest.mocked(reloadOnceAMinute).mockResolvedValue('reloading');
  expect(await reloadForModal('promocodeError')).toBe(true);
  expect(renderShop(<ModalOutlet />).state().modal).toBeNull();
});

it('says so where it did that a moment ago, and fetches the modal when it is opened again', async () => {
  jest.mocked(reloadOnceAMinute).mockResolvedValue('tooSoon');
  const { happen, state } = await open();
  expect(state().modal).toBeNull();
  expect(state().toast.shown).toMatchObject({ text: 'modal.failed' });
  fetchModal.mockResolvedValue(() => <p>Found dishes</p>);
  await act(async () => {
    happen(modalOpened('search'));
    await Promise.resolve();
  });
  expect(screen.getByText('Found dishes')).toBeInTheDocument();
});

const ToContacts = () => {
  const navigate = useNavigate();
  return (
    <button type="button" onClick={() => void navigate('/contacts')}>
      Contacts
    </button>
  );
};

it('closes a modal as soon as the customer is on another page', async () => {
  fetchModal.mockReset().mockResolvedValue(() => <ToContacts />);
  const { user, state, address } = await open();
  await user.click(screen.getByRole('button', { name: 'Contacts' }));
  expect(address()).toBe('/contacts');
  expect(state().modal).toBeNull();
});
