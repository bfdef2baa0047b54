import { useSelector } from 'react-redux';
import { selectPlacing } from '../../application/placing/placing-slice';
import { selectSlots } from '../../application/schedule/slots-slice';
import { instant } from '../../domain/time/instant';
import { useMoney } from '../hooks/use-money';
import { changeMessage } from '../order/change-message';
import { useClock } from '../hooks/use-clock';
import { useText } from '../i18n/use-text';
import { noScriptWrong } from './no-script-styles';

interface RefusalProps {
  readonly title: string;
  readonly sentences: readonly string[];
  readonly after?: string;
}

const Refusal = ({ title, sentences, after }: RefusalProps) => (
  <div className={noScriptWrong} role="alert">
    <h2>{title}</h2>
    <ul>
      {sentences.map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </ul>
    {after !== undefined && <p>{after}</p>}
  </div>
);

/** Why the order that was sent has not been placed: first of all, since nothing leads the eye to it. Rules 13.8, 24.1. */
export const NoScriptRefusal = () => {
  const t = useText();
  const money = useMoney();
  const placing = useSelector(selectPlacing);
  const slots = useSelector(selectSlots);
  const clock = useClock(slots.kind === 'known' ? slots.slots.now : instant(0));
  if (placing.kind === 'changed')
    return (
      <Refusal
        title={t('checkout.changed.title')}
        sentences={placing.changed.changes.map((change) => changeMessage(change, { money, clock }))}
        after={t('noScript.orderAsShown')}
      />
    );
  if (placing.kind !== 'refused') return null;
  const errors = Object.values(placing.refused.errors);
  return (
    <Refusal
      title={t('noScript.notPlaced')}
      sentences={errors.length === 0 ? [t('checkout.refused')] : errors}
    />
  );
};
