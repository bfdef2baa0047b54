import { useSelector } from 'react-redux';
import { selectContent } from '../../../application/content/content-slice';
import { useCityDay } from '../../hooks/use-date';
import { usePageStatus } from '../../navigation/use-page-status';
import { Day } from '../../components/day';
import { FoodPicture } from '../../components/food-picture';
import { pageHeading } from '../../components/heading-styles';
import { RichText } from '../../components/rich-text';
import { StorySkeleton } from '../../components/story-skeleton';
import { STORY_PICTURE_SIZES, story, storyHead, storyTime } from '../../components/story-styles';
import { WayBack } from '../../components/way-back';
import { usePageHeading } from '../../head/use-page-heading';
import { useText } from '../../i18n/use-text';
import { rounded } from '../../theme/shared-styles';

export const NewsItemPage = () => {
  const t = useText();
  const dayOf = useCityDay();
  const status = usePageStatus();
  const item = useSelector(selectContent).newsItem;
  const heading = usePageHeading(item?.name ?? '', item?.seo);
  if (status.kind !== 'ready' || !item) return <StorySkeleton hasPicture />;
  return (
    <article className={story}>
      <header className={storyHead}>
        <WayBack to="/news">{t('news.all')}</WayBack>
        <h1 className={pageHeading}>{heading}</h1>
        <p className={storyTime}>
          <Day date={dayOf(item.publishedAt)} />
        </p>
      </header>
      {item.picture && (
        <div className={rounded}>
          <FoodPicture picture={item.picture} alt="" sizes={STORY_PICTURE_SIZES} isFirst isLarge />
        </div>
      )}
      <RichText html={item.html} />
    </article>
  );
};
