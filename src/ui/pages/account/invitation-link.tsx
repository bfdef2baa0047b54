import type { Invitation } from '../../../application/ports/referral-gateway';
import { primaryButton, secondaryButton } from '../../components/button-styles';
import { Icon } from '../../components/icon';
import { visuallyHidden } from '../../components/visually-hidden';
import { fieldControl } from '../../forms/control-styles';
import { Field } from '../../forms/field';
import { useModalOpener } from '../../hooks/use-modal-opener';
import { useText } from '../../i18n/use-text';
import { css, cx } from '../../theme/emotion';
import { PAGE_FROM_TABLET } from '../../theme/media';
import { card } from './part-styles';
import { wrappingRow } from '../../theme/shared-styles';
import { useStore } from 'react-redux';
import { modalOpened } from '../../../application/modals/modal-slice';
import type { ShopState } from '../../../application/store/root-reducer';
import { useInvitationMessage } from '../../referral/use-invitation-message';
import type { RefObject } from 'react';
import { useEffect, useRef, useState } from 'react';

const wide = css({ flex: '1 1 140px', minHeight: 48, [PAGE_FROM_TABLET]: { flex: 'none' } });
const main = cx(primaryButton, wide);
const other = cx(secondaryButton, wide);
const link = css(fieldControl, { textOverflow: 'ellipsis' });

type Copying = 'no' | 'copied' | 'refused';

/** In milliseconds: how long it is said that something was copied. */
const SAID = 4000;

/** The way of browsers that have no clipboard for pages without TLS, or refuse it. */
const copySelected = (field: HTMLInputElement): boolean => {
  field.focus();
  field.select();
  try {
    // The only one left where there is no clipboard.
    return document.execCommand('copy');
  } catch {
    return false;
  }
};

const copyText = async (field: HTMLInputElement): Promise<boolean> => {
  // Absent on pages without TLS, whatever the types say.
  const clipboard = navigator.clipboard as Clipboard | undefined;
  try {
    if (!clipboard) return copySelected(field);
    await clipboard.writeText(field.value);
    return true;
  } catch {
    return copySelected(field);
  }
};

interface Copy {
  /** Holds the text; selected where the browser does not let us copy it. */
  readonly field: RefObject<HTMLInputElement | null>;
  readonly copying: Copying;
  readonly copy: () => void;
}

/** Copies what stands in a field, and says for a while what became of it. */
const useCopy = (): Copy => {
  const field = useRef<HTMLInputElement>(null);
  const [copying, setCopying] = useState<Copying>('no');
  useEffect(() => {
    if (copying !== 'copied') return undefined;
    const timer = setTimeout(() => setCopying('no'), SAID);
    return () => clearTimeout(timer);
  }, [copying]);
  const copy = (): void => {
    if (!field.current) return;
    void copyText(field.current).then((isCopied) => {
      setCopying(isCopied ? 'copied' : 'refused');
    });
  };
  return { field, copying, copy };
};

/** The customer has thought better of it: no reason to offer another way. */
const isGivenUp = (error: unknown): boolean =>
  error instanceof Error && error.name === 'AbortError';

/** Hands the invitation to whatever the device shares with; where there is no such thing, the shop's own list opens. */
const useShare = (invitation: Invitation): (() => void) => {
  const store = useStore<ShopState>();
  const { subject, message } = useInvitationMessage(invitation);
  const openList = () => store.dispatch(modalOpened('referralShare'));
  return () => {
    // Absent in most browsers of computers, whatever the types say.
    const share = navigator.share as Navigator['share'] | undefined;
    if (!share) {
      openList();
      return;
    }
    share
      .call(navigator, { title: subject, text: message, url: invitation.link })
      .catch((error: unknown) => {
        if (!isGivenUp(error)) openList();
      });
  };
};

/** The link by which friends are invited, and every way to give it to them. Rules 12.2. */
export const InvitationLink = ({ invitation }: { readonly invitation: Invitation }) => {
  const t = useText();
  const { field, copying, copy } = useCopy();
  const share = useShare(invitation);
  const qrOpener = useModalOpener('referralQrcode');
  const isCopied = copying === 'copied';
  return (
    <div className={card}>
      <Field
        label={t('referral.link')}
        error={copying === 'refused' ? t('referral.copyFailed') : undefined}
      >
        {(control) => (
          <input
            {...control}
            ref={field}
            className={link}
            type="text"
            name="link"
            value={invitation.link}
            readOnly
            onFocus={(event) => event.target.select()}
          />
        )}
      </Field>
      <div className={wrappingRow}>
        <button type="button" className={main} onClick={share}>
          <Icon name="share" />
          <span>{t('referral.share')}</span>
        </button>
        <button type="button" className={other} onClick={copy}>
          <Icon name={isCopied ? 'check' : 'copy'} />
          <span>{t(isCopied ? 'referral.copied' : 'referral.copy')}</span>
        </button>
        <button type="button" className={other} aria-haspopup="dialog" {...qrOpener}>
          <Icon name="qr" />
          <span>{t('referral.qrCode')}</span>
        </button>
      </div>
      <span className={visuallyHidden} role="status">
        {isCopied && t('referral.copied')}
      </span>
    </div>
  );
};
