import { useSelector } from 'react-redux';
import { selectContent } from '../../../application/content/content-slice';
import { usePageStatus } from '../../navigation/use-page-status';
import { listHeading } from '../../components/heading-styles';
import { Message } from '../../components/message';
import { MenuLink } from '../../components/menu-link';
import { PageLinks } from '../../components/page-links';
import { FIRST_STORIES, StoryGridSkeleton } from '../../components/story-card';
import { usePageHeading } from '../../head/use-page-heading';
import { useText } from '../../i18n/use-text';
import { NewsCards } from '../../components/news-cards';

export const NewsPage = () => {
  const t = useText();
  const title = usePageHeading(t('news.title'));
  const status = usePageStatus();
  const list = useSelector(selectContent).newsList;
  const isReady = status.kind === 'ready' && list !== null;
  return (
    <>
      <h1 className={listHeading}>{title}</h1>
      {!isReady && <StoryGridSkeleton />}
      {isReady && list.items.length === 0 && (
        <Message text={t('news.empty')}>
          <MenuLink />
        </Message>
      )}
      {isReady && list.items.length > 0 && (
        <>
          <NewsCards items={list.items} firstCount={FIRST_STORIES} />
          <PageLinks meta={list.meta} />
        </>
      )}
    </>
  );
};
