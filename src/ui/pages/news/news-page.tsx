import { useSelector } from 'react-redux';
import { selectContent } from '../../../application/content/content-slice';
import type { NewsCard } from '../../../application/ports/article';
import { useCityDay } from '../../hooks/use-date';
import { usePageStatus } from '../../navigation/use-page-status';
import { Day } from '../../components/day';
import { pageHeading } from '../../components/heading-styles';
import { NothingHere } from '../../components/nothing-here';
import { PageLinks } from '../../components/page-links';
import { StoryCard, StoryGridSkeleton, storyGrid } from '../../components/story-card';
import { usePageHeading } from '../../head/use-page-heading';
import { useText } from '../../text/use-text';
import { css } from '../../theme/emotion';

const heading = css(pageHeading, { marginBottom: 24 });

/** Cards of the first screen on a wide monitor. */
const FIRST_CARDS = 3;

const NewsCards = ({ items }: { readonly items: readonly NewsCard[] }) => {
  const dayOf = useCityDay();
  return (
    <ul className={storyGrid}>
      {items.map(({ id, slug, name, picture, publishedAt, summary }, index) => (
        <li key={id}>
          <StoryCard
            to={`/news/${slug}`}
            name={name}
            picture={picture}
            summary={summary}
            time={<Day date={dayOf(publishedAt)} />}
            isFirst={index < FIRST_CARDS}
          />
        </li>
      ))}
    </ul>
  );
};

export const NewsPage = () => {
  const t = useText();
  const title = usePageHeading(t('news.title'));
  const status = usePageStatus();
  const list = useSelector(selectContent).newsList;
  const isReady = status.kind === 'ready' && list !== null;
  return (
    <>
      <h1 className={heading}>{title}</h1>
      {!isReady && <StoryGridSkeleton />}
      {isReady && list.items.length === 0 && <NothingHere text={t('news.empty')} />}
      {isReady && list.items.length > 0 && (
        <>
          <NewsCards items={list.items} />
          <PageLinks meta={list.meta} />
        </>
      )}
    </>
  );
};
