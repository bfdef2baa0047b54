import { Suspense, lazy, useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, Route, Routes } from 'react-router';
import type { StaffMember } from '../../contract/wire/staff';
import type { PriceCurrencies } from '../../src/domain/money/second-currency';
import { UTC, timeZone } from '../../src/domain/time/time-zone';
import { shopClient } from './api/board-client';
import { ConnectionBar } from './frame/connection-bar';
import { Frame } from './frame/frame';
import { CityClock } from './frame/city-clock';
import { SoundButton } from './frame/sound-button';
import { StaffMenu } from './frame/staff-menu';
import { currenciesOf } from './money/currencies';
import { NewOrderNews } from './orders/new-order-news';
import { Notices } from './orders/notices';
import type { Shop } from './orders/board-context';
import { BoardContext, ShopContext, useBoard } from './orders/board-context';
import { isWaiting } from './orders/columns';
import { useBoardState } from './orders/use-board-state';
import { OrdersPage } from './pages/orders/orders-page';
import { useRing } from './ring/use-ring';
import type { Sound } from './ring/use-sound';
import { useSound } from './ring/use-sound';
import { useWakeLock } from './ring/use-wake-lock';

const SoldOutPage = lazy(async () => {
  const page = await import(/* webpackChunkName: "sold-out" */ './pages/sold-out/sold-out-page');
  return { default: page.SoldOutPage };
});

const OrderingPage = lazy(async () => {
  const page = await import(/* webpackChunkName: "ordering" */ './pages/ordering/ordering-page');
  return { default: page.OrderingPage };
});

const TodayPage = lazy(async () => {
  const page = await import(/* webpackChunkName: "today" */ './pages/today/today-page');
  return { default: page.TodayPage };
});

/** In which currencies the shop writes its prices; null until that is known. */
const useCurrencies = (): PriceCurrencies | null => {
  const { language } = useTranslation().i18n;
  const [currencies, setCurrencies] = useState<PriceCurrencies | null>(null);
  useEffect(() => {
    void shopClient.call('showSettings', { language }).then((answer) => {
      if (answer.ok) setCurrencies(currenciesOf(answer.value));
    });
  }, [language]);
  return currencies;
};

/** Rings for the orders that wait, without rendering all the rest again. */
const Ring = ({ sound }: { readonly sound: Sound }) => {
  useRing(
    useBoard(({ orders }) => (orders ?? []).filter(isWaiting).length),
    sound,
  );
  return null;
};

interface SignedInBoardProps {
  readonly member: StaffMember;
  readonly onSignOut: () => Promise<boolean>;
  /** The session was found to be over. */
  readonly onEnded: () => void;
}

/** All pages: whichever is open, the board goes on, and rings. */
export const SignedInBoard = ({ member, onSignOut, onEnded }: SignedInBoardProps) => {
  const { store, act } = useBoardState(onEnded);
  const currencies = useCurrencies();
  const sound = useSound();
  useWakeLock();
  const shop = useMemo((): Shop => {
    const zone = timeZone(member.city.timezone);
    return { member, zone: zone.ok ? zone.value : UTC, currencies, act };
  }, [member, currencies, act]);
  return (
    <ShopContext value={shop}>
      <BoardContext value={store}>
        <Frame
          city={member.city.name}
          beside={
            <>
              <CityClock />
              <SoundButton sound={sound} />
              <StaffMenu member={member} onSignOut={onSignOut} />
            </>
          }
        >
          <ConnectionBar />
          <Suspense fallback={null}>
            <Routes>
              <Route path="/" element={<OrdersPage />} />
              <Route path="/sold-out" element={<SoldOutPage />} />
              <Route path="/ordering" element={<OrderingPage />} />
              {member.role === 'manager' && <Route path="/today" element={<TodayPage />} />}
              <Route path="*" element={<Navigate to="/" replace />} />
            </Routes>
          </Suspense>
        </Frame>
        <Ring sound={sound} />
        <NewOrderNews />
        <Notices
          onClose={() => {
            store.dispatch({ type: 'noticeClosed' });
          }}
        />
      </BoardContext>
    </ShopContext>
  );
};
