import type { ReactNode } from 'react';
import type { OwnData } from '../../../application/account/own-data';
import { useLocated } from '../../navigation/located-route';
import { useEnterPage } from '../../navigation/use-enter-page';
import { usePageStatus } from '../../navigation/use-page-status';
import { FailedPart } from '../../components/failed-part';

interface OwnPartProps<A> {
  readonly own: OwnData<A>;
  readonly skeleton: ReactNode;
  readonly failed: string;
  readonly children: (data: A) => ReactNode;
}

export const OwnPart = <A,>({ own, skeleton, failed, children }: OwnPartProps<A>) => {
  const located = useLocated();
  const enterPage = useEnterPage();
  const isLoading = usePageStatus().kind === 'loading';
  if (own.kind === 'known') return children(own.data);
  if (own.kind === 'unknown' || isLoading) return skeleton;
  return <FailedPart text={failed} onRetry={() => enterPage(located)} />;
};
