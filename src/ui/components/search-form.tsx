import type { FormEvent, ReactNode, Ref } from 'react';
import { useEffect, useId, useImperativeHandle, useRef } from 'react';
import { useShopPath } from '../navigation/use-shop-path';
import { useText } from '../i18n/use-text';
import { css } from '../theme/emotion';
import { WITHOUT_SCRIPTS } from '../theme/media';
import { iconButton, primaryButton } from './button-styles';
import { Icon } from './icon';
import { visuallyHidden } from './visually-hidden';

interface SearchFormProps {
  /** The text that it begins with; another one, of another page, takes the place of what is typed. */
  readonly text: string;
  readonly line: ReactNode;
  /** Whether the text was handed in and is too short. */
  readonly isRefused: boolean;
  readonly input?: Ref<HTMLInputElement>;
  readonly onType: (text: string) => void;
  readonly onSubmit: (text: string) => void;
}

const row = css({ display: 'flex', gap: 8 });
const field = css({ position: 'relative', flex: 1, minWidth: 0, color: 'var(--text-faint)' });

const glass = css({
  position: 'absolute',
  left: 12,
  top: '50%',
  transform: 'translateY(-50%)',
  pointerEvents: 'none',
});

/* From 16 px on, phones do not zoom in on a field. */
const control = css({
  width: '100%',
  minHeight: 48,
  padding: '8px var(--touch) 8px 40px',
  border: '1px solid var(--line-strong)',
  borderRadius: 'var(--radius-control)',
  background: 'var(--surface)',
  color: 'var(--text)',
  fontSize: 'max(16px, var(--size-17))',
  textOverflow: 'ellipsis',
  WebkitAppearance: 'none',
  appearance: 'none',
  '&::placeholder': { color: 'var(--text-faint)', opacity: 1 },
  '&::-webkit-search-cancel-button': { display: 'none' },
  "&[aria-invalid='true']": { borderColor: 'var(--danger-text)' },
});

const clear = css(iconButton, {
  position: 'absolute',
  right: 0,
  top: '50%',
  color: 'var(--text-soft)',
  transform: 'translateY(-50%)',
  'input:placeholder-shown ~ &': { display: 'none' },
  [WITHOUT_SCRIPTS]: { display: 'none' },
});

/* There before anything is to be said, so that nothing moves. */
const remark = css({ minHeight: '1.5em', marginTop: 8, color: 'var(--text-soft)' });

const refusedRemark = css(remark, { color: 'var(--danger-text)' });

/**
 * Asks for dishes by a text. Without scripts, and before they run, the browser sends it to the page
 * of the search by itself. Rules 7.1.
 */
export const SearchForm = ({ text, line, isRefused, input, onType, onSubmit }: SearchFormProps) => {
  const t = useText();
  const shopPath = useShopPath();
  const id = useId();
  const own = useRef<HTMLInputElement>(null);
  const given = useRef(text);
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(input, () => own.current);
  useEffect(() => {
    // Not when it begins: the customer may have typed before the scripts ran.
    if (given.current === text) return;
    given.current = text;
    if (own.current && own.current.value !== text) own.current.value = text;
  }, [text]);

  const submit = (event: FormEvent): void => {
    event.preventDefault();
    onSubmit(own.current?.value ?? '');
  };
  const empty = (): void => {
    if (!own.current) return;
    own.current.value = '';
    own.current.focus();
    onType('');
  };
  return (
    <form role="search" action={shopPath('/search')} onSubmit={submit}>
      <label className={visuallyHidden} htmlFor={`${id}text`}>
        {t('search.label')}
      </label>
      <div className={row}>
        <div className={field}>
          <span className={glass}>
            <Icon name="search" />
          </span>
          <input
            ref={own}
            className={control}
            type="search"
            id={`${id}text`}
            name="query"
            defaultValue={text}
            placeholder={t('search.placeholder')}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            enterKeyHint="search"
            aria-describedby={`${id}line`}
            aria-invalid={isRefused}
            onChange={(event) => onType(event.target.value)}
          />
          <button type="button" className={clear} aria-label={t('search.clear')} onClick={empty}>
            <Icon name="cross" />
          </button>
        </div>
        <button type="submit" className={primaryButton}>
          {t('search.submit')}
        </button>
      </div>
      <p className={isRefused ? refusedRemark : remark} id={`${id}line`} role="status">
        {line}
      </p>
    </form>
  );
};
