import { Suspense, useEffect, useRef } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useLocation } from 'react-router';
import type { ModalName } from '../../application/modals/modal-slice';
import { modalClosed, modalOpened, selectOpenModal } from '../../application/modals/modal-slice';
import { toastShown } from '../../application/notifications/toast-slice';
import { FaultBoundary } from '../components/fault-boundary';
import { MODAL_MODULES } from './modal-modules';
import { reloadForModal, takeReloadedModal } from './reload-for-modal';

/** Closes a modal as soon as the customer is on another page; what asks for a name goes when it has one. */
const useCloseOnPathChange = (name: ModalName): void => {
  const { pathname, search } = useLocation();
  const dispatch = useDispatch();
  const address = `${pathname}${search}`;
  const openedAt = useRef(address);
  useEffect(() => {
    if (name !== 'profile' && openedAt.current !== address) dispatch(modalClosed(name));
  }, [address, dispatch, name]);
};

const OpenModal = ({ name }: { readonly name: ModalName }) => {
  const dispatch = useDispatch();
  const { Page, hasFailed, forgetFailure } = MODAL_MODULES[name];
  useCloseOnPathChange(name);
  return (
    <FaultBoundary
      onFault={() => {
        const giveUp = (): void => {
          forgetFailure();
          dispatch(modalClosed(name));
          dispatch(toastShown({ text: 'modal.failed', tone: 'failed' }));
        };
        if (!hasFailed()) {
          giveUp();
          return;
        }
        // A new version of the shop has other parts.
        void reloadForModal(name).then((isReloading) => {
          if (!isReloading) giveUp();
        });
      }}
    >
      <Suspense fallback={null}>
        <Page />
      </Suspense>
    </FaultBoundary>
  );
};

export const ModalOutlet = () => {
  const dispatch = useDispatch();
  const name = useSelector(selectOpenModal);
  useEffect(() => {
    const reloaded = takeReloadedModal();
    if (reloaded !== null) dispatch(modalOpened(reloaded));
  }, [dispatch]);
  return name === null ? null : <OpenModal key={name} name={name} />;
};
