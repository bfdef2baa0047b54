import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { StaffOrdering } from '../../../../contract/wire/staff-kitchen';
import { readIsoMoment } from '../../../../src/domain/time/iso-moment';
import { secondaryButton } from '../../styles/buttons';
import { css } from '../../styles/emotion';
import { page, pageTitle, panel, problem } from '../../styles/shared';
import type { Said } from './customer-reads';
import { CustomerReads } from './customer-reads';
import { OrderingForm } from './ordering-form';
import { useOrdering } from './use-ordering';
import { waysOf } from './ways';

const heading = css({ fontSize: 'var(--size-20)' });

const saidBy = ({ ordering }: StaffOrdering): Said => {
  const until = readIsoMoment(ordering.resume_at ?? '');
  return {
    state: ordering.state === 'busy' || ordering.state === 'paused' ? ordering.state : 'open',
    ways: waysOf(ordering),
    extraMinutes: ordering.extra_minutes ?? 0,
    until: until.ok ? until.value : null,
    text: ordering.message ?? null,
  };
};

export const OrderingPage = () => {
  const { t } = useTranslation();
  const { now, hasFailed, isBusy, change } = useOrdering();
  // A form for each answer: it begins with what holds.
  const [saved, setSaved] = useState(0);
  const said = now === null ? null : saidBy(now);
  return (
    <div className={page} aria-busy={now === null}>
      <h1 className={pageTitle}>{t('board.page.ordering')}</h1>
      {hasFailed && (
        <p role="alert" className={problem}>
          {t('board.notSent')}
        </p>
      )}
      {said !== null && (
        <section className={panel}>
          <div role="status">
            <h2 className={heading}>{t(`ordering.now.${said.state}`)}</h2>
          </div>
          <CustomerReads {...said} />
          {said.state !== 'open' && (
            <button
              type="button"
              className={secondaryButton}
              disabled={isBusy}
              onClick={() => {
                void change({ state: 'open' }).then(() => {
                  setSaved((count) => count + 1);
                });
              }}
            >
              {t('ordering.save.open')}
            </button>
          )}
        </section>
      )}
      {now !== null && (
        <section className={panel}>
          <h2 className={heading}>{t('ordering.change')}</h2>
          <OrderingForm
            key={saved}
            now={now}
            isBusy={isBusy}
            onSave={(body) => {
              void change(body).then(() => {
                setSaved((count) => count + 1);
              });
            }}
          />
        </section>
      )}
    </div>
  );
};
