import { useCallback, useState } from 'react';
import { useNavigate } from 'react-router';
import { isSearchable, normalSearchText } from '../../domain/search/search-text';
import { useShopPath } from '../navigation/use-shop-path';

interface SubmitSearch {
  /** Whether the last text was too short and is still the same. */
  readonly isRefused: boolean;
  readonly forgive: () => void;
  /** Leads to the page of the search, unless the text is too short. Rules 7.1. */
  readonly submit: (text: string) => void;
}

const stayHere = (): void => undefined;

/** Submits a search; calls `onLeave` when it navigates to the results. */
export const useSubmitSearch = (onLeave: () => void = stayHere): SubmitSearch => {
  const navigate = useNavigate();
  const shopPath = useShopPath();
  const [isRefused, setIsRefused] = useState(false);
  const forgive = useCallback(() => setIsRefused(false), []);
  const submit = (text: string): void => {
    const isLongEnough = isSearchable(text);
    setIsRefused(!isLongEnough);
    if (!isLongEnough) return;
    onLeave();
    const query = new URLSearchParams({ query: normalSearchText(text) });
    void navigate(`${shopPath('/search')}?${query.toString()}`);
  };
  return { isRefused, forgive, submit };
};
