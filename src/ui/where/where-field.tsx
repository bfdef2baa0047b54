import type { ComponentType } from 'react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useSelector } from 'react-redux';
import { selectIsPlaceMissing } from '../../application/delivery/delivery-selectors';
import { selectSetup } from '../../application/setup/setup-slice';
import { scriptsOnly } from '../components/scripts-only';
import { fieldControl } from '../forms/control-styles';
import { Field } from '../forms/field';
import { loadDeferredTranslations } from '../i18n/deferred-translations';
import { useText } from '../i18n/use-text';
import { WherePromise } from '../layout/where-promise';
import { css } from '../theme/emotion';
import { PAGE_FROM_TABLET } from '../theme/media';
import { mutedCard } from '../theme/shared-styles';
import { useModalOpener } from '../hooks/use-modal-opener';
import type { StreetBoxProps } from './street-box';

/* With room all of it in one row, so that dishes stay in sight. */
const box = css(mutedCard, scriptsOnly, {
  padding: '12px 16px 6px',
  [PAGE_FROM_TABLET]: {
    padding: '8px 16px',
    '> div > div': {
      gridTemplateColumns: 'auto minmax(0, 1fr) 14rem',
      alignItems: 'center',
      columnGap: 16,
    },
    label: { marginBottom: 0 },
  },
});

/** With the texts and sagas of the form. Null where it cannot be had: then the form itself asks. */
const loadStreetBox = async (): Promise<ComponentType<StreetBoxProps> | null> => {
  try {
    const [{ StreetBox }] = await Promise.all([
      import(/* webpackChunkName: "street-box" */ './street-box'),
      loadDeferredTranslations(),
    ]);
    return StreetBox;
  } catch {
    return null;
  }
};

interface LoadedBox extends StreetBoxProps {
  readonly Box: ComponentType<StreetBoxProps>;
}

const StreetField = () => {
  const t = useText();
  const input = useRef<HTMLInputElement>(null);
  const [loaded, setLoaded] = useState<LoadedBox | null>(null);
  const { onClick: openForm } = useModalOpener('delivery');

  const isLoading = useRef(false);
  const [hasFailed, setFailed] = useState(false);

  const begin = async (): Promise<void> => {
    if (isLoading.current) return;
    isLoading.current = true;
    const Box = await loadStreetBox();
    isLoading.current = false;
    setFailed(Box === null);
    const field = input.current;
    if (Box === null) openForm();
    else if (field)
      // At once: a key between the reading and the rendering would be lost.
      flushSync(() => {
        setLoaded({ Box, text: field.value, takesFocus: document.activeElement === field });
      });
  };
  const beginHydrated = useEffectEvent(begin);
  useEffect(() => {
    // Clicked before the page had hydrated.
    if (document.activeElement === input.current) void beginHydrated();
  }, []);
  if (loaded) return <loaded.Box text={loaded.text} takesFocus={loaded.takesFocus} />;
  return (
    <div>
      <Field label={t('frame.where')} hint={<WherePromise />}>
        {(control) => (
          <input
            {...control}
            className={fieldControl}
            ref={input}
            type="text"
            autoComplete="off"
            spellCheck={false}
            placeholder={t('frame.street')}
            onPointerEnter={() => void loadStreetBox()}
            // The form that opened instead gives the focus back when it closes: only a use of the field tries again.
            onFocus={() => {
              if (!hasFailed) void begin();
            }}
            onClick={() => void begin()}
            onInput={() => void begin()}
          />
        )}
      </Field>
    </div>
  );
};

/** Asks where to as long as nobody has said so; from then on the header says it. Rules 17.2. */
export const WhereField = () => {
  const isShown = useSelector(selectSetup).showsCityBlock;
  const isMissing = useSelector(selectIsPlaceMissing);
  return isShown && isMissing ? (
    <div className={box}>
      <StreetField />
    </div>
  ) : null;
};
