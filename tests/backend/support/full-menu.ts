import { inAll, smallMenu } from './small-menu';

const banner = (id: number, link: Readonly<Record<string, string>>) => ({
  id,
  name: inAll(`Banner ${String(id)}`),
  text: null,
  picture: null,
  link,
});

/** The small menu with everything in it that a menu may also leave out. */
export const fullMenu = () => {
  const menu = smallMenu();
  return {
    ...menu,
    products: menu.products.map((product) => ({
      ...product,
      pictures: product.picture === null ? ['pictures/dish.webp'] : [],
    })),
    choices: menu.choices.map((choice) => ({
      ...choice,
      options: choice.options.map((option, at) => ({
        ...option,
        allergens: at === 0 ? ['milk', 'gluten'] : [],
      })),
    })),
    mainscreen: {
      ...menu.mainscreen,
      banners: [
        ...menu.mainscreen.banners,
        banner(2, { type: 'product', chpu: 'pizza-margherita' }),
        banner(3, { type: 'promotion', chpu: 'until-friday' }),
        banner(4, { type: 'news', chpu: 'newest' }),
        banner(5, { type: 'page', chpu: 'about' }),
        banner(6, { type: 'url', url: 'https://example.com/cards?from=shop' }),
        banner(7, { type: 'page', chpu: 'nowhere' }),
      ],
      seo: { tt: inAll('Home title'), ds: inAll('Home text') },
    },
  };
};
