import type { Locale } from '../../src/domain/locale/locales';
import { LOCALES } from '../../src/domain/locale/locales';
import { featureMessages } from './feature-messages';
import type { LocalisedText } from './localised-text';

/** Reasons for a pause or a crowd, ready to be shown to customers. */
const REASONS = featureMessages({
  en: {
    many_orders: 'We have more orders than we can cook in time. Please come back a little later.',
    few_couriers: 'There are fewer couriers than usual today, so deliveries take longer.',
    weather: 'Because of the weather our couriers need more time.',
    technical: 'Something in our kitchen is being repaired. We will be back soon.',
  },
  ru: {
    many_orders: 'Заказов больше, чем мы успеваем приготовить. Загляните чуть позже.',
    few_couriers: 'Сегодня курьеров меньше обычного, поэтому доставка занимает больше времени.',
    weather: 'Из-за погоды курьерам нужно больше времени.',
    technical: 'На кухне идёт ремонт оборудования. Скоро вернёмся.',
  },
  bg: {
    many_orders: 'Поръчките са повече, отколкото успяваме да приготвим. Опитайте малко по-късно.',
    few_couriers: 'Днес имаме по-малко куриери от обикновено и доставката отнема повече време.',
    weather: 'Заради времето на куриерите ни трябва повече време.',
    technical: 'В кухнята ни се отстранява повреда. Скоро ще се върнем.',
  },
  uk: {
    many_orders: 'Замовлень більше, ніж ми встигаємо приготувати. Завітайте трохи пізніше.',
    few_couriers: 'Сьогодні кур’єрів менше, ніж зазвичай, тож доставка триває довше.',
    weather: 'Через погоду кур’єрам потрібно більше часу.',
    technical: 'На кухні лагодять обладнання. Скоро повернемося.',
  },
  kk: {
    many_orders: 'Тапсырыс көп, дайындап үлгермей жатырмыз. Сәл кейінірек кіріңіз.',
    few_couriers: 'Бүгін курьерлер әдеттегіден аз, сондықтан жеткізу ұзағырақ болады.',
    weather: 'Ауа райына байланысты курьерлерге көбірек уақыт керек.',
    technical: 'Асүйде жабдық жөнделіп жатыр. Жақында ораламыз.',
  },
});

const isLocale = (text: string): text is Locale => LOCALES.some((locale) => locale === text);

/** Those reasons in the languages of a shop. */
export const orderingReasons = (
  locales: readonly string[],
): readonly { readonly key: string; readonly texts: LocalisedText }[] =>
  // The keys of the table, which Object.keys forgets.
  (Object.keys(REASONS.en) as (keyof typeof REASONS.en)[]).map((key) => ({
    key,
    texts: Object.fromEntries(
      locales.filter(isLocale).map((locale) => [locale, REASONS[locale][key]]),
    ),
  }));
