import { useSelector } from 'react-redux';
import { selectInvitation } from '../../application/account/invitation-slice';
import { Modal } from '../components/modal';
import { useText } from '../i18n/use-text';
import { css } from '../theme/emotion';
import { encode } from 'uqr';
import { oneColumn } from '../theme/shared-styles';

const column = css(oneColumn, { gap: 16, paddingBottom: 8, textAlign: 'center' });
const textBlock = css({ maxWidth: '40ch', margin: '0 auto', color: 'var(--text-soft)' });
const address = css({ fontSize: 'var(--size-13)', overflowWrap: 'anywhere' });

interface QrCodeProps {
  readonly text: string;
  readonly label: string;
}

/** Black on white also in the dark: cameras expect it. Its room around it is part of the code. */
const frame = css({
  display: 'block',
  // Whole on a low screen too, beside the head of its sheet.
  width: 'min(100%, 280px, max(120px, 92dvh - 96px))',
  margin: '0 auto',
  borderRadius: 'var(--radius-control)',
  background: '#fff',
  fill: '#000',
});

/** So many squares around it have to stay free. */
const QUIET = 4;

const pathOf = (squares: readonly (readonly boolean[])[]): string =>
  squares
    .flatMap((row, y) =>
      row.map((isDark, x) => (isDark ? `M${String(x)} ${String(y)}h1v1h-1z` : '')),
    )
    .join('');

/** A text as a QR code, drawn here: no other site receives it. */
const QrCode = ({ text, label }: QrCodeProps) => {
  const { data, size } = encode(text, { ecc: 'M', border: QUIET });
  return (
    <svg
      className={frame}
      role="img"
      aria-label={label}
      viewBox={`0 0 ${String(size)} ${String(size)}`}
      shapeRendering="crispEdges"
    >
      <path d={pathOf(data)} />
    </svg>
  );
};

/** Shows an invitation to the camera of a friend who stands beside. Rules 12.2. */
export const ReferralQrcodeModal = () => {
  const t = useText();
  const invitation = useSelector(selectInvitation);
  return (
    <Modal name="referralQrcode" title={t('referral.qrTitle')}>
      {invitation.kind === 'known' ? (
        <div className={column}>
          <QrCode text={invitation.data.link} label={t('referral.qrName')} />
          <p className={textBlock}>{t('referral.qrText')}</p>
          <p className={address}>{invitation.data.link}</p>
        </div>
      ) : (
        <p>{t('referral.failed')}</p>
      )}
    </Modal>
  );
};
