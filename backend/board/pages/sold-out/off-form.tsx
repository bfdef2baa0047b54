import type { FormEvent } from 'react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { secondaryButton } from '../../styles/buttons';
import { column, field, fieldLabel } from '../../styles/shared';
import type { StockState } from './use-stock';

interface OffFormProps {
  readonly onChoose: (to: StockState) => void;
}

/** For how long something is off. */
export const OffForm = ({ onChoose }: OffFormProps) => {
  const { t } = useTranslation();
  const [time, setTime] = useState('');
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    onChoose({ state: 'until', time });
  };
  return (
    <div className={column}>
      <button
        type="button"
        className={secondaryButton}
        onClick={() => {
          onChoose({ state: 'today' });
        }}
      >
        {t('stock.today')}
      </button>
      <form className={column} onSubmit={submit}>
        <label className={fieldLabel}>
          {t('stock.until')}
          <input
            className={field}
            type="time"
            required
            value={time}
            onChange={(event) => {
              setTime(event.target.value);
            }}
          />
        </label>
        <button className={secondaryButton}>{t('stock.untilThen')}</button>
      </form>
      <button
        type="button"
        className={secondaryButton}
        onClick={() => {
          onChoose({ state: 'for_good' });
        }}
      >
        {t('stock.forGood')}
      </button>
    </div>
  );
};
