import { useEffect, useId, useRef } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { logoutRequested } from '../../../application/session/account-slice';
import { deviceLogoutRequested, selectSessions } from '../../../application/account/sessions-slice';
import type { DeviceSession } from '../../../application/ports/profile-gateway';
import { useCityDay } from '../../hooks/use-date';
import { quietButton, secondaryButton } from '../../components/button-styles';
import { Day } from '../../components/day';
import { Skeletons } from '../../components/skeleton';
import { Moment } from '../../order/moment';
import { useText } from '../../i18n/use-text';
import { css } from '../../theme/emotion';
import { OwnPart } from './own-part';
import { partHeading } from '../../components/section';
import { ruledPart } from './part-styles';
import {
  centredRow,
  centredWrap,
  smallPill,
  softNote,
  softText,
  successTone,
} from '../../theme/shared-styles';
import { resting } from '../../components/resting';

const row = css(centredWrap, {
  gap: 12,
  minHeight: 76,
  padding: '12px 0',
  borderBottom: '1px solid var(--line)',
  '&:last-of-type': { borderBottom: 0 },
});

const textBlock = css({
  flex: '1 1 9rem',
  display: 'grid',
  gap: 2,
  minWidth: 0,
  overflowWrap: 'anywhere',
});

const name = css(centredRow, { flexWrap: 'wrap', gap: '4px 8px', fontWeight: 600 });
const tag = css(smallPill, successTone, { padding: '2px 10px' });
const logOut = css(secondaryButton, { flex: 'none' });
const everywhere = css(quietButton, { justifySelf: 'start', marginLeft: -8 });

/** Its current session ends as by any logout, the others one by one. */
const LogOutDevice = ({
  session,
  name: device,
}: {
  readonly session: DeviceSession;
  readonly name: string;
}) => {
  const t = useText();
  const dispatch = useDispatch();
  const isEnding = useSelector(selectSessions).ending.includes(session.id);
  return (
    <button
      type="button"
      className={logOut}
      aria-label={t('account.deviceLogOutNamed', { device })}
      {...resting(isEnding, () =>
        dispatch(
          session.isCurrent
            ? logoutRequested({ everywhere: false })
            : deviceLogoutRequested(session.id),
        ),
      )}
    >
      {t(isEnding ? 'account.deviceLoggingOut' : 'account.logOut')}
    </button>
  );
};

const Device = ({ session }: { readonly session: DeviceSession }) => {
  const t = useText();
  const dayOf = useCityDay();
  const { device, createdAt, lastUsedAt, isCurrent } = session;
  const shown = device ?? t('account.deviceUnknown');
  return (
    <li className={row}>
      <div className={textBlock}>
        <p className={name}>
          <span>{shown}</span>
          {isCurrent && <span className={tag}>{t('account.deviceThis')}</span>}
        </p>
        <p className={softNote}>
          <span>{t('account.deviceSince')}</span> <Day date={dayOf(createdAt)} />
        </p>
        {!isCurrent && (
          <p className={softNote}>
            <span>{t('account.deviceUsed')}</span> <Moment at={lastUsedAt} />
          </p>
        )}
      </div>
      <LogOutDevice session={session} name={shown} />
    </li>
  );
};

const Devices = ({ sessions }: { readonly sessions: readonly DeviceSession[] }) => {
  const t = useText();
  const dispatch = useDispatch();
  const isElsewhere = sessions.some(({ isCurrent }) => !isCurrent);
  return (
    <>
      <p className={softText}>{t(isElsewhere ? 'account.devicesText' : 'account.devicesOnly')}</p>
      <ul>
        {sessions.map((session) => (
          <Device key={session.id} session={session} />
        ))}
      </ul>
      {isElsewhere && (
        <button
          type="button"
          className={everywhere}
          onClick={() => dispatch(logoutRequested({ everywhere: true }))}
        >
          {t('account.logOutEverywhere')}
        </button>
      )}
    </>
  );
};

const DevicesSkeleton = () => <Skeletons sizes={[['22px', '280px'], '76px', '76px']} />;

/** Where a customer is signed in, each with a way to log it out. Rules 18.8. */
export const SignedInDevices = () => {
  const t = useText();
  const headingId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const own = useSelector(selectSessions).own;
  const count = own.kind === 'known' ? own.data.length : 0;
  const shown = useRef(count);
  useEffect(() => {
    // The button that was clicked has gone with its device: reading goes on at the list.
    if (count < shown.current && document.activeElement === document.body) heading.current?.focus();
    shown.current = count;
  }, [count]);
  return (
    <section className={ruledPart} aria-labelledby={headingId}>
      <h2 className={partHeading} id={headingId} ref={heading} tabIndex={-1}>
        {t('account.devicesTitle')}
      </h2>
      <OwnPart own={own} skeleton={<DevicesSkeleton />} failed={t('account.devicesFailed')}>
        {(sessions) => <Devices sessions={sessions} />}
      </OwnPart>
    </section>
  );
};
