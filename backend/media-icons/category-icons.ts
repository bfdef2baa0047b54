/**
 * One line drawing per kind of dish: 24 × 24, one stroke of 1.5 in the colour of the text around.
 * They are code so that a bundled backend needs no files beside it.
 */
const DRAWINGS = {
  pizza:
    '<path d="M3.5 7.2C8.6 3.6 15.4 3.6 20.5 7.2L12 21z"/><path d="M5.2 10c4-2.8 9.6-2.8 13.6 0"/><circle cx="10" cy="12.4" r="1.2"/><circle cx="13.7" cy="14.2" r="1"/>',
  roll: '<ellipse cx="12" cy="7.5" rx="8" ry="4"/><path d="M4 7.5v9c0 2.2 3.6 4 8 4s8-1.8 8-4v-9"/><ellipse cx="12" cy="7.5" rx="3.4" ry="1.5"/>',
  sushi:
    '<path d="M3 12.5c0-4 4-6.5 9-6.5s9 2.5 9 6.5z"/><path d="M8 6.9l2.2 5.6M13.5 6.1l2.2 6.4"/><path d="M4 12.5v2.5a3 3 0 0 0 3 3h10a3 3 0 0 0 3-3v-2.5"/>',
  set: '<rect x="3" y="5" width="18" height="14" rx="2.5"/><path d="M12 5v14M3 12h9"/><circle cx="7.5" cy="8.5" r="1.5"/><circle cx="7.5" cy="15.5" r="1.5"/><path d="M15 9h3M15 12h3M15 15h3"/>',
  salad:
    '<path d="M3 12h18a9 9 0 0 1-5.5 8.3h-7A9 9 0 0 1 3 12z"/><path d="M6 12c-1.5-3 .5-5.5 3-5.5C9.5 4 13.5 3 15 5.5c2.5-.5 4.5 2 3.5 4.5"/><path d="M11 12c0-2 1-3.5 2.5-4.5"/>',
  soup: '<path d="M3 11.5h18a9 9 0 0 1-6 8.5v1H9v-1a9 9 0 0 1-6-8.5z"/><path d="M8.5 8.5c-1-1.5 1-2.5 0-4.5M12 8.5c-1-1.5 1-2.5 0-4.5M15.5 8.5c-1-1.5 1-2.5 0-4.5"/>',
  noodles:
    '<path d="M3 12.5h18a9 9 0 0 1-5.5 8h-7a9 9 0 0 1-5.5-8z"/><path d="M7 12.5V6M10 12.5V5.3M13 12.5V4.6"/><path d="M4.5 6.6L20.5 3M4.5 8.8L20.5 6.8"/>',
  grill:
    '<path d="M4 10h16a8 8 0 0 1-16 0z"/><path d="M9 17.2L6.5 21.5M15 17.2l2.5 4.3M7.7 19.5h8.6"/><path d="M8.5 7c-1-1.3.8-2 0-3.5M12 7c-1-1.3.8-2 0-3.5M15.5 7c-1-1.3.8-2 0-3.5"/>',
  drink:
    '<path d="M6 8h12l-1.3 11.2a2 2 0 0 1-2 1.8H9.3a2 2 0 0 1-2-1.8z"/><path d="M6.6 12.8c1.8-1.2 3.6 1 5.4 0s3.6-1 5.4 0"/><path d="M12 8l1.6-5H17"/>',
  dessert:
    '<path d="M3.5 13.5L20.5 9v9.5h-17z"/><path d="M3.5 16.2h17"/><path d="M3.5 13.5c1.5-4.5 7-7.5 13-6.5l4 2"/><circle cx="12.5" cy="5" r="1.5"/>',
} as const;

export type CategoryIcon = keyof typeof DRAWINGS;

/** In the words of a menu file. */
export const CATEGORY_ICONS: readonly string[] = Object.keys(DRAWINGS);

export const isCategoryIcon = (name: string): name is CategoryIcon => Object.hasOwn(DRAWINGS, name);

/** The icon as an SVG document. */
export const categoryIconSvg = (icon: CategoryIcon): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="24" height="24" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="1.5" stroke-linecap="round" stroke-linejoin="round">${DRAWINGS[icon]}</svg>`;

/** The address of an icon named in a menu: one of ours by its name, any other address as it is. */
export const categoryIconPath = (icon: string): string =>
  isCategoryIcon(icon) ? `/media/icons/${icon}.svg` : icon;
