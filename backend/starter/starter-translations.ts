import type { LocalisedText } from '../i18n/localised-text';

/** Texts of the first files, in the languages that the program has translations in. */
const TRANSLATIONS = {
  name: {
    en: 'My Shop',
    ru: 'Мой ресторан',
    bg: 'Моят ресторант',
    kk: 'Менің мейрамханам',
    uk: 'Мій ресторан',
  },
  tagline: {
    en: 'Cooked to order and brought hot.',
    ru: 'Готовим под заказ и привозим горячим.',
    bg: 'Приготвяме по поръчка и носим топло.',
    kk: 'Тапсырыс бойынша әзірлеп, ыстықтай жеткіземіз.',
    uk: 'Готуємо на замовлення й привозимо гарячим.',
  },
  homeTitle: {
    en: 'Food delivery in {city}',
    ru: 'Доставка еды: {city}',
    bg: 'Доставка на храна: {city}',
    kk: '{city} бойынша тағам жеткізу',
    uk: 'Доставка їжі в місті {city}',
  },
  dishes: { en: 'Dishes', ru: 'Блюда', bg: 'Ястия', kk: 'Тағамдар', uk: 'Страви' },
  soup: {
    en: 'Soup of the day',
    ru: 'Суп дня',
    bg: 'Супа на деня',
    kk: 'Бүгінгі сорпа',
    uk: 'Суп дня',
  },
  soupText: {
    en: 'A large bowl, with bread',
    ru: 'Большая тарелка, с хлебом',
    bg: 'Голяма купа, с хляб',
    kk: 'Үлкен тостаған, нанымен',
    uk: 'Велика тарілка, з хлібом',
  },
  saladText: {
    en: 'Leaves, cucumber, lemon, olive oil',
    ru: 'Листья салата, огурец, лимон, оливковое масло',
    bg: 'Зелени листа, краставица, лимон, зехтин',
    kk: 'Салат жапырақтары, қияр, лимон, зәйтүн майы',
    uk: 'Листя салату, огірок, лимон, оливкова олія',
  },
  pastaText: {
    en: 'Tomatoes, basil, hard cheese',
    ru: 'Томаты, базилик, твёрдый сыр',
    bg: 'Домати, босилек, твърдо сирене',
    kk: 'Қызанақ, насыбайгүл, қатты ірімшік',
    uk: 'Томати, базилік, твердий сир',
  },
  salad: {
    en: 'Green salad',
    ru: 'Зелёный салат',
    bg: 'Зелена салата',
    kk: 'Жасыл салат',
    uk: 'Зелений салат',
  },
  pasta: {
    en: 'Pasta with tomatoes',
    ru: 'Паста с томатами',
    bg: 'Паста с домати',
    kk: 'Қызанақты паста',
    uk: 'Паста з томатами',
  },
  gluten: {
    en: 'Cereals with gluten',
    ru: 'Злаки с глютеном',
    bg: 'Зърнени култури с глутен',
    kk: 'Құрамында глютен бар дәнді дақылдар',
    uk: 'Злаки, що містять глютен',
  },
  city: { en: 'Sofia', ru: 'София', bg: 'София', kk: 'София', uk: 'Софія' },
  street: {
    en: 'Vitosha Blvd',
    ru: 'бул. Витоша',
    bg: 'бул. Витоша',
    kk: 'Витоша бульвары',
    uk: 'бульвар Вітоша',
  },
  phone: { en: 'Orders', ru: 'Заказы', bg: 'Поръчки', kk: 'Тапсырыс беру', uk: 'Замовлення' },
  zone: { en: 'Centre', ru: 'Центр', bg: 'Център', kk: 'Орталық', uk: 'Центр' },
  menu: { en: 'Menu', ru: 'Меню', bg: 'Меню', kk: 'Мәзір', uk: 'Меню' },
  delivery: {
    en: 'Delivery',
    ru: 'Доставка',
    bg: 'Доставка',
    kk: 'Жеткізу',
    uk: 'Доставка',
  },
  contacts: { en: 'Contacts', ru: 'Контакты', bg: 'Контакти', kk: 'Байланыс', uk: 'Контакти' },
  about: { en: 'About us', ru: 'О нас', bg: 'За нас', kk: 'Біз туралы', uk: 'Про нас' },
  aboutText: {
    en: '<p>Who cooks here, and why.</p>',
    ru: '<p>Кто здесь готовит и почему.</p>',
    bg: '<p>Кой готви тук и защо.</p>',
    kk: '<p>Мұнда кім және не үшін тамақ пісіреді.</p>',
    uk: '<p>Хто тут готує і чому.</p>',
  },
  privacy: {
    en: 'Privacy',
    ru: 'Конфиденциальность',
    bg: 'Поверителност',
    kk: 'Құпиялылық',
    uk: 'Конфіденційність',
  },
  privacyText: {
    en: '<p>What you keep of your customers, why, and for how long.</p>',
    ru: '<p>Что вы храните о клиентах, зачем и как долго.</p>',
    bg: '<p>Какво пазите за клиентите си, защо и колко дълго.</p>',
    kk: '<p>Клиенттер туралы қандай деректерді, не үшін және қанша уақыт сақтайтыныңыз.</p>',
    uk: '<p>Які дані про клієнтів ви зберігаєте, навіщо і як довго.</p>',
  },
  cutlery: {
    en: 'Cutlery',
    ru: 'Приборы',
    bg: 'Прибори',
    kk: 'Ас құралдары',
    uk: 'Столові прибори',
  },
  gram: { en: 'g', ru: 'г', bg: 'г', kk: 'г', uk: 'г' },
  millilitre: { en: 'ml', ru: 'мл', bg: 'мл', kk: 'мл', uk: 'мл' },
  piece: { en: 'pcs', ru: 'шт.', bg: 'бр.', kk: 'дана', uk: 'шт.' },
} as const satisfies Record<string, LocalisedText>;

export type StarterKey = keyof typeof TRANSLATIONS;

/** Such a text in these languages; one without translations begins in English. */
export const starterTranslations =
  (locales: readonly string[]) =>
  (key: StarterKey): LocalisedText => {
    const texts: LocalisedText = TRANSLATIONS[key];
    return Object.fromEntries(
      locales.map((locale) => [locale, texts[locale] ?? TRANSLATIONS[key].en]),
    );
  };
