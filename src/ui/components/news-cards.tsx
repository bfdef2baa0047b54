import type { NewsCard } from '../../application/ports/article';
import { useCityDay } from '../hooks/use-date';
import { Day } from './day';
import { StoryCard, storyGrid } from './story-card';

interface NewsCardsProps {
  readonly items: readonly NewsCard[];
  readonly firstCount?: number;
  readonly headingLevel?: 2 | 3;
}

export const NewsCards = ({ items, firstCount = 0, headingLevel = 2 }: NewsCardsProps) => {
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
            isFirst={index < firstCount}
            headingLevel={headingLevel}
          />
        </li>
      ))}
    </ul>
  );
};
