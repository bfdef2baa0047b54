import { useSelector } from 'react-redux';
import { selectContent } from '../../../application/content/content-slice';
import { usePageStatus } from '../../navigation/use-page-status';
import { pageHeading } from '../../components/heading-styles';
import { RichText } from '../../components/rich-text';
import { StorySkeleton } from '../../components/story-skeleton';
import { story } from '../../components/story-styles';
import { usePageHeading } from '../../head/use-page-heading';

/** A text of the restaurant on a page of its own: about it, its terms, its privacy. */
export const ArticlePage = () => {
  const status = usePageStatus();
  const article = useSelector(selectContent).article;
  const heading = usePageHeading(article?.name ?? '', article?.seo);
  if (status.kind !== 'ready' || !article) return <StorySkeleton />;
  return (
    <article className={story}>
      <h1 className={pageHeading}>{heading}</h1>
      <RichText html={article.html} />
    </article>
  );
};
