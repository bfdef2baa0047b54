import { useEffect, useEffectEvent, useRef } from 'react';
import { coveredLabel, coveringRadio } from '../../components/covering-radio';
import { DISH_FIELDS } from '../../../application/intents/dish-fields';
import { useText } from '../../i18n/use-text';
import type { ProductChoice } from '../../../domain/catalogue/product';
import type { OptionId } from '../../../domain/id/ids';
import { css } from '../../theme/emotion';
import { DISH_FORM } from '../../components/intent-form';
import { optionHeading } from './option-styles';
import { centred, column8, softNote } from '../../theme/shared-styles';

interface ChoiceGroupProps {
  readonly choice: ProductChoice;
  /** Null while nothing was chosen: then the default counts, where there is one. */
  readonly chosen: OptionId | null;
  /** The cart line that an option makes, as what a form says where no scripts run. */
  readonly keyOf: (choiceId: OptionId) => string;
  readonly onChoose: (choiceId: OptionId) => void;
}

/* As wide as their words, and together as wide as the row. */
const row = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 2,
  padding: 3,
  borderRadius: 12,
  background: 'var(--surface-muted)',
});

const place = css({ position: 'relative', flex: '1 1 auto' });

const segment = css(
  centred,
  {
    minHeight: 'var(--touch)',
    padding: '4px 12px',
    borderRadius: 10,
    fontWeight: 500,
    textAlign: 'center',
    'input:checked + &': {
      background: 'var(--text)',
      color: 'var(--ground)',
    },
    'input:disabled + &': { opacity: 0.5, textDecoration: 'line-through' },
  },
  coveredLabel,
);

export const ChoiceGroup = ({ choice, chosen, keyOf, onChoose }: ChoiceGroupProps) => {
  const t = useText();
  const isChecked = ({ id, isDefault }: ProductChoice['options'][number]): boolean =>
    chosen === null ? isDefault : id === chosen;
  const group = useRef<HTMLDivElement>(null);
  const takeEarlyChoice = useEffectEvent(() => {
    const radios = group.current?.querySelectorAll('input') ?? [];
    const early = choice.options[[...radios].findIndex(({ checked }) => checked)];
    if (early && !isChecked(early)) onChoose(early.id);
  });
  useEffect(() => {
    // An option may have been chosen before the page came alive.
    takeEarlyChoice();
  }, []);
  return (
    <fieldset className={column8}>
      <legend className={optionHeading}>{choice.name}</legend>
      <p className={softNote}>
        {t(choice.required ? 'product.choiceRequired' : 'product.choiceFree')}
      </p>
      <div className={row} ref={group}>
        {choice.options.map((entry) => (
          <label key={entry.id} className={place}>
            <input
              className={coveringRadio}
              type="radio"
              form={DISH_FORM}
              name={DISH_FIELDS.line}
              value={keyOf(entry.id)}
              required={choice.required}
              checked={isChecked(entry)}
              disabled={!entry.isAvailable}
              onChange={() => onChoose(entry.id)}
            />
            <span className={segment}>{entry.name}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
};
