import { useSelector } from 'react-redux';
import { selectContent } from '../../../application/content/content-slice';
import { usePageStatus } from '../../navigation/use-page-status';
import { pageHeading } from '../../components/heading-styles';
import { Message } from '../../components/message';
import { MenuLink } from '../../components/menu-link';
import { PageLinks } from '../../components/page-links';
import { StoryGridSkeleton } from '../../components/story-card';
import { usePageHeading } from '../../head/use-page-heading';
import { useText } from '../../text/use-text';
import { css } from '../../theme/emotion';
import { NewsCards } from '../../components/news-cards';

const heading = css(pageHeading, { marginBottom: 24 });

/** Cards of the first screen on a wide monitor. */
const FIRST_CARDS = 3;

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
      {isReady && list.items.length === 0 && (
        <Message text={t('news.empty')}>
          <MenuLink />
        </Message>
      )}
      {isReady && list.items.length > 0 && (
        <>
          <NewsCards items={list.items} firstCount={FIRST_CARDS} />
          <PageLinks meta={list.meta} />
        </>
      )}
    </>
  );
};
