import type { FormEvent } from 'react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { OrderingChange, StaffOrdering } from '../../../../contract/wire/staff-kitchen';
import { addMinutes } from '../../../../src/domain/time/instant';
import { boardClock } from '../../clock/board-clock';
import { Chips } from '../../parts/chips';
import { primaryButton } from '../../styles/buttons';
import { column, field, fieldLabel } from '../../styles/shared';
import { CustomerReads } from './customer-reads';
import type { Ways } from './ways';
import { WAYS, waysOf } from './ways';

const STATES = ['open', 'busy', 'paused'] as const;
const EXTRA = ['10', '20', '30', '45'] as const;
const LENGTHS = ['30', '60', '120', 'unknown'] as const;
const LONGEST_TEXT = 500;
const OWN = 'own';
const NONE = 'none';

type State = (typeof STATES)[number];

const stateOf = ({ ordering }: StaffOrdering): State =>
  STATES.find((state) => state === ordering.state) ?? 'open';

/** What the button says. */
const savedAs = (state: State, ways: Ways): State | 'ways' =>
  state === 'open' && ways !== 'both' ? 'ways' : state;

interface OrderingFormProps {
  readonly now: StaffOrdering;
  readonly isBusy: boolean;
  readonly onSave: (change: OrderingChange) => void;
}

export const OrderingForm = ({ now, isBusy, onSave }: OrderingFormProps) => {
  const { t, i18n } = useTranslation();
  const [state, setState] = useState(() => stateOf(now));
  const waysNow = waysOf(now.ordering);
  const [ways, setWays] = useState<Ways>(waysNow);
  const [extra, setExtra] = useState<(typeof EXTRA)[number]>('20');
  const [length, setLength] = useState<(typeof LENGTHS)[number]>('30');
  const [reason, setReason] = useState<string>(NONE);
  const [own, setOwn] = useState<Readonly<Record<string, string>>>({});

  const ready = now.reasons.find(({ key }) => key === reason)?.texts;
  const texts = ready ?? (reason === OWN ? own : {});
  const minutes = length === 'unknown' ? null : Number(length);

  const isAsUsual = state === 'open' && now.ordering.state === 'open' && ways === waysNow;

  const submit = (event: FormEvent): void => {
    event.preventDefault();
    onSave({
      state,
      delivery: ways !== 'pickup',
      pickup: ways !== 'delivery',
      extra_minutes: state === 'busy' ? Number(extra) : null,
      for_minutes: state === 'open' ? null : minutes,
      texts: state === 'open' ? null : texts,
    });
  };

  return (
    <form className={column} onSubmit={submit}>
      <Chips
        name="state"
        legend={t('ordering.state')}
        values={STATES.map((value) => ({ value, label: t(`ordering.states.${value}`) }))}
        chosen={state}
        onChoose={setState}
      />
      <Chips
        name="ways"
        legend={t('ordering.ways')}
        values={WAYS.map((value) => ({ value, label: t(`ordering.way.${value}`) }))}
        chosen={ways}
        onChoose={setWays}
      />
      {state === 'busy' && (
        <Chips
          name="extra"
          legend={t('ordering.extra')}
          values={EXTRA.map((value) => ({
            value,
            label: t('board.plusMinutes', { count: Number(value) }),
          }))}
          chosen={extra}
          onChoose={setExtra}
        />
      )}
      {state !== 'open' && (
        <>
          <Chips
            name="length"
            legend={t('ordering.length')}
            values={LENGTHS.map((value) => ({
              value,
              label:
                value === 'unknown'
                  ? t('ordering.untilBack')
                  : t('board.minutes', { count: Number(value) }),
            }))}
            chosen={length}
            onChoose={setLength}
          />
          <Chips
            name="reason"
            legend={t('ordering.reason')}
            values={[
              { value: NONE, label: t('ordering.noReason') },
              ...now.reasons.map(({ key }) => ({
                value: key,
                label: t(`ordering.reasons.${key}`),
              })),
              { value: OWN, label: t('ordering.own') },
            ]}
            chosen={reason}
            onChoose={setReason}
          />
          {reason === OWN &&
            now.languages.map((language, index) => (
              <label key={language} className={fieldLabel}>
                {t(index === 0 ? 'ordering.ownDefault' : 'ordering.ownOther', {
                  language: language.toUpperCase(),
                })}
                <textarea
                  className={field}
                  rows={2}
                  lang={language}
                  required={index === 0}
                  maxLength={LONGEST_TEXT}
                  value={own[language] ?? ''}
                  onChange={(event) => {
                    const { value } = event.target;
                    setOwn((said) => ({ ...said, [language]: value }));
                  }}
                />
              </label>
            ))}
        </>
      )}
      {!isAsUsual && (
        <>
          <CustomerReads
            state={state}
            ways={ways}
            extraMinutes={Number(extra)}
            until={minutes === null ? null : addMinutes(boardClock.now(), minutes)}
            text={texts[i18n.language] ?? texts[now.languages[0] ?? ''] ?? null}
          />
          <button className={primaryButton} disabled={isBusy}>
            {t(`ordering.save.${savedAs(state, ways)}`)}
          </button>
        </>
      )}
    </form>
  );
};
