import { useEffect } from 'react';

export interface PageTitleProps {
  readonly title: string;
}

export const PageTitle = ({ title }: PageTitleProps) => {
  useEffect(() => {
    document.title = title;
  }, [title]);
  return null;
};
