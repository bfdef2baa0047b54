import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useNavigate } from 'react-router';
import {
  dishRequested,
  selectCatalogue,
  selectOpenDish,
} from '../../../application/catalogue/catalogue-slice';
import type { Product } from '../../../domain/catalogue/product';
import type { Selection } from '../../../domain/cart/product-options';
import { NOTHING_CHANGED } from '../../../domain/cart/product-options';
import { MAIN_ID } from '../../components/main';
import { Message } from '../../components/message';
import { Modal } from '../../components/modal';
import { RetryButton } from '../../components/retry-button';
import { Skeleton, Skeletons } from '../../components/skeleton';
import { useText } from '../../i18n/use-text';
import { useOpenDish } from '../../navigation/located-route';
import { css } from '../../theme/emotion';
import { FROM_TABLET } from '../../theme/media';
import { column16, column24 } from '../../theme/shared-styles';
import { BuyBar } from './buy-bar';
import { Companions } from './companions';
import { DishDetails } from './dish-details';
import { Gallery } from './gallery';

const content = css({ outline: 'none' });

const layout = css(column16, {
  [FROM_TABLET]: {
    // The cross stands beside the name there.
    '--cross': '48px',
    paddingTop: 14,
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
    gap: 32,
    alignItems: 'start',
  },
});

/* The picture goes to the edges of a sheet; beside the words it is a card. */
const picture = css({
  margin: '0 calc(-1 * var(--gutter))',
  '--radius-card': '0px',
  '--thumbs': '0 var(--gutter)',
  [FROM_TABLET]: {
    position: 'sticky',
    top: 14,
    margin: 0,
    '--radius-card': '16px',
    '--thumbs': '0',
  },
});

const heading = css({ fontSize: 'var(--size-24)', letterSpacing: '-0.01em' });

const DishSkeleton = ({ name }: { readonly name: string }) => (
  <div className={layout}>
    <div className={picture}>
      <Skeleton height="min(70vw, 320px)" />
    </div>
    <div className={column16}>
      <h2 className={heading}>{name}</h2>
      <Skeletons sizes={[['20px', '40%'], '64px', '48px', '160px']} />
    </div>
  </div>
);

interface SetDishProps {
  readonly product: Product;
  readonly selection: Selection;
  readonly onSelect: (selection: Selection) => void;
}

const SetDish = ({ product, selection, onSelect }: SetDishProps) => (
  <>
    <div className={layout}>
      <div className={picture}>
        <Gallery product={product} />
      </div>
      <div className={column24}>
        <DishDetails
          product={product}
          selection={selection}
          onSelect={onSelect}
          heading={<h2 className={heading}>{product.name}</h2>}
        />
      </div>
    </div>
    <Companions product={product} />
  </>
);

/** How the dish of an address is set; another dish starts fresh. */
const useSelection = (slug: string): readonly [Selection, (selection: Selection) => void] => {
  const [set, setSet] = useState({ slug, selection: NOTHING_CHANGED });
  if (set.slug !== slug) setSet({ slug, selection: NOTHING_CHANGED });
  return [set.selection, (selection) => setSet({ slug, selection })];
};

/** Takes the page behind out of reach for readers and tools, too, that do not know it from the dialog. */
const useHiddenPage = (): void => {
  // After the focus has left the page, and before it is given back.
  useLayoutEffect(() => {
    const page = document.getElementById(MAIN_ID);
    page?.setAttribute('aria-hidden', 'true');
    return () => page?.removeAttribute('aria-hidden');
  }, []);
};

interface DishFailedProps {
  readonly status: number;
  readonly onRetry: () => void;
}

/** Why the dish cannot be shown: it is gone, or cannot be had just now. */
const DishFailed = ({ status, onRetry }: DishFailedProps) => {
  const t = useText();
  const isGone = status === 404;
  return (
    <div role="alert">
      <Message
        icon="warning"
        title={t(isGone ? 'error.notFound.title' : 'error.broken.title')}
        text={t(isGone ? 'error.notFound.text' : 'product.failed')}
      >
        {!isGone && <RetryButton onClick={onRetry} />}
      </Message>
    </div>
  );
};

interface DishOverPageProps {
  readonly slug: string;
  readonly name: string;
}

const DishOverPage = ({ slug, name }: DishOverPageProps) => {
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const known = useSelector(selectOpenDish);
  const failure = useSelector(selectCatalogue).dishFailure;
  const [selection, setSelection] = useSelection(slug);
  const top = useRef<HTMLDivElement>(null);
  const shown = useRef(slug);
  const isLeaving = useRef(false);
  const product = known?.slug === slug ? known : null;
  useHiddenPage();

  useEffect(() => {
    dispatch(dishRequested(slug));
    // Another dish has taken the place of the one before, and its link with it.
    if (shown.current !== slug) top.current?.focus();
    shown.current = slug;
  }, [dispatch, slug]);

  const leave = (): void => {
    // The address changes a moment later: a second step back would leave the page.
    if (isLeaving.current) return;
    isLeaving.current = true;
    void navigate(-1);
  };
  return (
    <Modal
      title={product?.name ?? name}
      shape="window"
      onClose={leave}
      footer={product && <BuyBar product={product} selection={selection} />}
    >
      <div className={content} ref={top} tabIndex={-1}>
        {product ? (
          <SetDish
            key={product.id}
            product={product}
            selection={selection}
            onSelect={setSelection}
          />
        ) : failure?.slug === slug ? (
          <DishFailed status={failure.status} onRetry={() => dispatch(dishRequested(slug))} />
        ) : (
          <DishSkeleton name={name} />
        )}
      </div>
    </Modal>
  );
};

/** A dish over the page from which it was opened: a sheet on phones, a window elsewhere. */
export const DishWindow = () => {
  const dish = useOpenDish();
  return dish && <DishOverPage {...dish} />;
};
