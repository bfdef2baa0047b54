import { useSelector } from 'react-redux';
import { selectContent } from '../../../application/content/content-slice';
import { usePageStatus } from '../../navigation/use-page-status';
import { listHeading } from '../../components/heading-styles';
import { Message } from '../../components/message';
import { MenuLink } from '../../components/menu-link';
import {
  FIRST_STORIES,
  StoryCard,
  StoryGridSkeleton,
  storyGrid,
} from '../../components/story-card';
import { usePageHeading } from '../../head/use-page-heading';
import { useText } from '../../i18n/use-text';
import { PromotionTerm } from './promotion-term';

export const PromotionsPage = () => {
  const t = useText();
  const title = usePageHeading(t('promotions.title'));
  const status = usePageStatus();
  const promotions = useSelector(selectContent).promotions;
  const isReady = status.kind === 'ready' && promotions !== null;
  return (
    <>
      <h1 className={listHeading}>{title}</h1>
      {!isReady && <StoryGridSkeleton />}
      {isReady && promotions.length === 0 && (
        <Message text={t('promotions.empty')}>
          <MenuLink />
        </Message>
      )}
      {isReady && promotions.length > 0 && (
        <ul className={storyGrid}>
          {promotions.map((promotion, index) => (
            <li key={promotion.id}>
              <StoryCard
                to={`/promo/${promotion.slug}`}
                name={promotion.name}
                picture={promotion.picture}
                summary={promotion.summary}
                time={<PromotionTerm promotion={promotion} />}
                isFirst={index < FIRST_STORIES}
              />
            </li>
          ))}
        </ul>
      )}
    </>
  );
};
