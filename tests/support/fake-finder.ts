import type {
  AddressFinder,
  AddressSearch,
  FoundAddress,
  LoadAddressFinder,
  MapsFailure,
  StreetSuggestion,
} from '../../src/application/ports/maps';
import type { Result } from '../../src/domain/result/result';
import { ok } from '../../src/domain/result/result';
import { place } from './addresses';

type Answer<A> = Result<MapsFailure, A>;

export const suggestionOf = (title: string): StreetSuggestion => ({
  id: `suggestion of ${title}`,
  title,
  detail: 'Centre',
});

export const foundOf = (street: string, house = '', id = 'found'): FoundAddress => ({
  street,
  house,
  place: place(id),
});

/** A call to the map service as it was made, open until the test answers it. */
interface OpenCall<A> {
  readonly signal: AbortSignal;
  answer(answer: Answer<A>): void;
}

export interface SuggestCall extends OpenCall<readonly StreetSuggestion[]> {
  /** Counted from 1 in the order in which searches were opened. */
  readonly search: number;
  readonly text: string;
}

export interface ChooseCall extends OpenCall<FoundAddress> {
  readonly search: number;
  readonly suggestion: StreetSuggestion;
}

/** A map service whose calls a test sees and answers, in whatever order it likes. */
export const fakeFinder = () => {
  const suggests: SuggestCall[] = [];
  const chooses: ChooseCall[] = [];
  let searches = 0;
  const openSearch = (): AddressSearch => {
    const search = (searches += 1);
    return {
      suggest: (text, signal) =>
        new Promise((answer) => suggests.push({ search, text, signal, answer })),
      choose: (suggestion, signal) =>
        new Promise((answer) => chooses.push({ search, suggestion, signal, answer })),
    };
  };
  const at = jest.fn<ReturnType<AddressFinder['at']>, Parameters<AddressFinder['at']>>(() =>
    Promise.resolve(ok(foundOf('Oborishte', '24'))),
  );
  const lookUp = jest.fn<ReturnType<AddressFinder['lookUp']>, Parameters<AddressFinder['lookUp']>>(
    () => Promise.resolve(ok(null)),
  );
  const loadAddressFinder = jest.fn<Promise<AddressFinder>, Parameters<LoadAddressFinder>>(() =>
    Promise.resolve({ openSearch, at, lookUp }),
  );
  return { suggests, chooses, at, lookUp, loadAddressFinder };
};

export type FakeFinder = ReturnType<typeof fakeFinder>;
