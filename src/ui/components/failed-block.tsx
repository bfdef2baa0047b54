import { useLocated } from '../navigation/located-route';
import { useEnterPage } from '../navigation/use-enter-page';
import { Message } from './message';
import { RetryButton } from './retry-button';

export const FailedBlock = ({ text }: { readonly text: string }) => {
  const located = useLocated();
  const enterPage = useEnterPage();
  return (
    <Message text={text}>
      <RetryButton onClick={() => enterPage(located)} />
    </Message>
  );
};
