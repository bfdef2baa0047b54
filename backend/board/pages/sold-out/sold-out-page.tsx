import { useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { StockItem } from '../../../../contract/wire/staff-kitchen';
import { Sheet } from '../../parts/sheet';
import { field, page, pageTitle, problem, soft, visuallyHidden } from '../../styles/shared';
import { OffForm } from './off-form';
import { StockList } from './stock-list';
import { useStock } from './use-stock';

const GROUPS = ['product', 'ingredient', 'option'] as const;

/** Letters without their marks and capitals, so that "rucola" finds "Rúcola". */
const plainOf = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

export const SoldOutPage = () => {
  const { t } = useTranslation();
  const { items, hasFailed, isBusy, change } = useStock();
  const [search, setSearch] = useState('');
  const [chosen, setChosen] = useState<StockItem | null>(null);
  const sheet = useRef<HTMLDialogElement>(null);
  const titleId = useId();

  const wanted = plainOf(search.trim());
  const found = (items ?? []).filter(({ name, of }) =>
    plainOf(`${name} ${of ?? ''}`).includes(wanted),
  );
  const out = found.filter((item) => item.out !== null);
  const here = found.filter((item) => item.out === null);

  const open = (item: StockItem): void => {
    setChosen(item);
    sheet.current?.showModal();
  };
  const actions = {
    isBusy,
    onOff: open,
    onBack: (item: StockItem) => void change(item, { state: 'in' }),
  };

  return (
    <div className={page} aria-busy={items === null}>
      <h1 className={pageTitle}>{t('board.page.soldOut')}</h1>
      <label>
        <span className={visuallyHidden}>{t('stock.search')}</span>
        <input
          className={field}
          type="search"
          placeholder={t('stock.search')}
          value={search}
          onChange={(event) => {
            setSearch(event.target.value);
          }}
        />
      </label>
      {hasFailed && (
        <p role="alert" className={problem}>
          {t('board.notSent')}
        </p>
      )}
      <p role="status" className={soft}>
        {items !== null && found.length === 0 && t('stock.nothingFound')}
        {items !== null && wanted === '' && out.length === 0 && t('stock.nothingOut')}
      </p>
      <StockList title={t('stock.out')} items={out} {...actions} />
      {GROUPS.map((kind) => (
        <StockList
          key={kind}
          title={t(`stock.group.${kind}`)}
          items={here.filter((item) => item.kind === kind)}
          {...actions}
        />
      ))}
      <Sheet ref={sheet} titleId={titleId} title={chosen?.name ?? ''}>
        <OffForm
          key={chosen?.id}
          onChoose={(to) => {
            sheet.current?.close();
            if (chosen) void change(chosen, to);
          }}
        />
      </Sheet>
    </div>
  );
};
