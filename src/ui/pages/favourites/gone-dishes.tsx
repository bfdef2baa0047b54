import { useDispatch, useSelector } from 'react-redux';
import { favouriteToggled } from '../../../application/favourites/favourites-slice';
import { selectGoneFavourites } from '../../../application/favourites/favourites-selectors';
import { quietButton } from '../../components/button-styles';
import { MAIN_ID } from '../../components/main';
import { useText } from '../../text/use-text';
import { css } from '../../theme/emotion';
import { WITHOUT_SCRIPTS } from '../../theme/media';

const line = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  column-gap: 8px;
  margin-bottom: 24px;
  padding: 4px 16px;
  border-radius: var(--radius-control);
  background: var(--surface-muted);
  color: var(--text-soft);
  & > p {
    padding: 8px 0;
  }
`;

/* Its words begin where the others do. */
const forgetButton = css`
  ${quietButton};
  margin-left: -8px;
  ${WITHOUT_SCRIPTS} {
    display: none;
  }
`;

/** Says that dishes of the list have left the menu; they may come back, so they go only when told to. */
export const GoneDishes = () => {
  const t = useText();
  const dispatch = useDispatch();
  const gone = useSelector(selectGoneFavourites);
  if (gone.length === 0) return null;
  return (
    <div className={line}>
      <p>{t('favourites.gone', { count: gone.length })}</p>
      <button
        type="button"
        className={forgetButton}
        onClick={() => {
          for (const productId of gone) dispatch(favouriteToggled({ productId }));
          // The pressed button goes with its line.
          document.getElementById(MAIN_ID)?.focus();
        }}
      >
        {t('favourites.forget')}
      </button>
    </div>
  );
};
