import type { CityId } from '../../domain/id/ids';
import { normalSearchText } from '../../domain/search/search-text';
import type { CityRoot } from '../city/city-slice';
import type { ModalRoot } from '../modals/modal-slice';
import type { LanguageRoot } from '../session/language-slice';
import type { SearchRoot } from './search-slice';

/** What the modal has to ask the backend for. */
export interface SearchQuestion {
  readonly cityId: CityId;
  readonly locale: string;
  /** In its normal form. */
  readonly text: string;
}

/** The modal's open question; null while it is closed, its text too short, or answered. Rules 7.1. */
export const openQuestion = ({
  city,
  language,
  modal,
  search,
}: CityRoot & LanguageRoot & ModalRoot & SearchRoot): SearchQuestion | null =>
  modal === 'search' && search.modal.phase === 'searching' && city.current
    ? {
        cityId: city.current.id,
        locale: language.locale,
        text: normalSearchText(search.modal.text),
      }
    : null;

export const isSameQuestion = (one: SearchQuestion, other: SearchQuestion): boolean =>
  one.text === other.text && one.locale === other.locale && one.cityId === other.cityId;
