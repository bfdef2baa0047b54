import type { Page } from '@playwright/test';

/*
 * These functions run in the page, all together; that is why they are declared and use nothing from
 * outside. What is looked at is the page, or the dialog that is open over it. Faults are reported in words.
 */

/** A line of text on the screen, with the bar that it lies in; null for the page itself. */
interface Line {
  readonly text: string;
  readonly layer: Element | null;
  readonly box: DOMRect;
}

function rootOf(): HTMLElement {
  return [...document.querySelectorAll<HTMLElement>('dialog:modal')].at(-1) ?? document.body;
}

function nameOf(element: Element): string {
  const words = element.getAttribute('aria-label') ?? element.textContent;
  return `${element.tagName.toLowerCase()} ${words.trim().slice(0, 40)}`;
}

/** Where a part of a text stands, line by line. */
function linesOf(node: Node, start: number, end: number): readonly DOMRect[] {
  const range = document.createRange();
  range.setStart(node, start);
  range.setEnd(node, end);
  const boxes = [...range.getClientRects()].filter(({ width }) => width > 0);
  return boxes.filter(({ top }, index) => index === 0 || top > (boxes[index - 1]?.top ?? 0) + 3);
}

/** Of two boxes, how far the first goes over the edges of the second, in CSS pixels. */
function overEdges(box: DOMRect, frame: DOMRect): { readonly side: number; readonly end: number } {
  return {
    side: Math.max(frame.left - box.left, box.right - frame.right),
    end: Math.max(frame.top - box.top, box.bottom - frame.bottom),
  };
}

/** Whether a text that goes on behind the edge of its part says so by dots. */
function endsInDots({ textOverflow, webkitLineClamp }: CSSStyleDeclaration): boolean {
  return textOverflow === 'ellipsis' || webkitLineClamp !== 'none';
}

/** What one part that a line stands in does to it: nothing, cut it, or hide it as a whole. */
function fateIn(part: Element, box: DOMRect): 'seen' | 'cut' | 'hidden' {
  const style = getComputedStyle(part);
  const frame = part.getBoundingClientRect();
  const { overflowX, overflowY, position } = style;
  const { side, end } = overEdges(box, frame);
  const isBar = position === 'sticky' || position === 'fixed';
  if (overflowX === 'visible' && overflowY === 'visible') return isBar && end > 3 ? 'cut' : 'seen';
  const isTiny = frame.width <= 1 || style.clipPath !== 'none';
  // What is left out as a whole is left out on purpose.
  const scrolls = [overflowX, overflowY].some((overflow) => /auto|scroll/.test(overflow));
  const isOut = end > (scrolls ? 0.4 : 0.7) * box.height || side >= box.width - 2;
  if (isTiny || isOut) return 'hidden';
  return !scrolls && !endsInDots(style) && (side > 2 || end > 3) ? 'cut' : 'seen';
}

function fateOf(element: Element, box: DOMRect): 'seen' | 'cut' | 'hidden' {
  for (let part: Element | null = element; part && part !== rootOf(); part = part.parentElement) {
    const fate = fateIn(part, box);
    if (fate !== 'seen') return fate;
    // Whatever stands around a bar does not hold it.
    if (getComputedStyle(part).position === 'fixed') return 'seen';
  }
  return 'seen';
}

/** A bar that stays in sight while the page moves below it, and lies over the page. */
function layerOf(element: Element): Element | null {
  for (let part: Element | null = element; part && part !== rootOf(); part = part.parentElement)
    if (['fixed', 'sticky'].includes(getComputedStyle(part).position)) return part;
  return null;
}

/** All that is written, text by text. */
function writtenTexts(): readonly (readonly [Text, Element])[] {
  const walker = document.createTreeWalker(rootOf(), NodeFilter.SHOW_TEXT);
  const texts: (readonly [Text, Element])[] = [];
  const others = 'style, script, noscript, svg, option, [role=application], [inert]';
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    if (!(node instanceof Text) || !element || node.data.trim() === '') continue;
    const isSeen = element.checkVisibility({
      contentVisibilityAuto: true,
      opacityProperty: true,
      visibilityProperty: true,
    });
    if (isSeen && !element.closest(others)) texts.push([node, element]);
  }
  return texts;
}

/** Prices on two lines, short words in two pieces, and columns of letters. */
function brokenIn(node: Text, element: Element, boxes: readonly DOMRect[]): readonly string[] {
  const faults: string[] = [];
  const { fontSize, hyphens } = getComputedStyle(element);
  const letter = Number.parseFloat(fontSize);
  const isBroken = ({ 0: part, index }: RegExpExecArray): boolean =>
    linesOf(node, index, index + part.length).length > 1;
  for (const price of node.data.matchAll(/\d[\d\u00a0]*[.,]\d{2}\u00a0(?:лв\.|€)/g))
    if (isBroken(price)) faults.push(`price on two lines: ${price[0]}`);
  if (boxes.length > 2 && Math.max(...boxes.map(({ width }) => width)) < 1.5 * letter)
    faults.push(`column of letters: ${node.data}`);
  // Addresses of pages, and words that may be divided, are.
  if (boxes.length < 2 || hyphens === 'auto' || /\S\/\S/.test(node.data)) return faults;
  for (const word of node.data.matchAll(/(?<!\p{L})\p{L}{4,}(?!\p{L})/gu))
    // A word that has room enough.
    if (word[0].length * letter < 0.7 * innerWidth && isBroken(word))
      faults.push(`broken word: ${word[0]}`);
  return faults;
}

function overlaid(lines: readonly Line[]): readonly string[] {
  const faults: string[] = [];
  const sorted = [...lines].sort((one, other) => one.box.top - other.box.top);
  for (const [index, { text, layer, box }] of sorted.entries())
    for (const below of sorted.slice(index + 1)) {
      if (below.box.top >= box.bottom) break;
      if (below.layer !== layer) continue;
      const width = Math.min(box.right, below.box.right) - Math.max(box.left, below.box.left);
      const height = Math.min(box.bottom, below.box.bottom) - below.box.top;
      if (width > 2 && height > 0.4 * Math.min(box.height, below.box.height))
        faults.push(`text over text: ${text} / ${below.text}`);
    }
  return faults;
}

function textFaults(): readonly string[] {
  const faults: string[] = [];
  const lines: Line[] = [];
  for (const [node, element] of writtenTexts()) {
    const text = node.data.trim().slice(0, 40);
    const boxes = linesOf(node, 0, node.data.length);
    const seen = boxes.filter((box) => fateOf(element, box) !== 'hidden');
    if (seen.length === 0) continue;
    if (seen.some((box) => fateOf(element, box) === 'cut')) faults.push(`cut: ${text}`);
    faults.push(...brokenIn(node, element, boxes));
    const layer = layerOf(element);
    lines.push(...seen.map((box) => ({ text, layer, box })));
  }
  return [...faults, ...overlaid(lines)];
}

/** What is wider than the screen, or than the dialog that it is in. */
function widthFaults(): readonly string[] {
  const parts = [...document.querySelectorAll('dialog:modal, dialog:modal > div')];
  const wide = parts.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1);
  const { scrollWidth, clientWidth } = document.documentElement;
  if (parts.length > 0 || scrollWidth <= clientWidth)
    return wide.map(() => `wider than the dialog: ${nameOf(rootOf())}`);
  const last = [...document.querySelectorAll('body *')].findLast(
    (element) => element.scrollWidth > 1 && element.getBoundingClientRect().right > clientWidth,
  );
  return [`wider than the screen: ${last ? nameOf(last) : ''}`];
}

/** What a finger or the Tab key can come to. */
function stops(): readonly HTMLElement[] {
  const all = 'a[href], button, input, select, textarea, summary, [tabindex="0"]';
  return [...rootOf().querySelectorAll<HTMLElement>(all)].filter(
    (element) =>
      !element.closest('[inert], [role=application]') &&
      !element.matches(':disabled, [tabindex="-1"]') &&
      getComputedStyle(element).pointerEvents !== 'none' &&
      element.checkVisibility({ visibilityProperty: true }) &&
      element.getBoundingClientRect().width > 1,
  );
}

function isHit(element: Element, x: number, y: number): boolean {
  const hit = document.elementFromPoint(x, y);
  return (
    hit !== null && (element.contains(hit) || hit.closest('label')?.contains(element) === true)
  );
}

function scrollBack(): void {
  for (const part of [document.documentElement, ...rootOf().querySelectorAll('*')])
    if (part.scrollTop !== 0 || part.scrollLeft !== 0) part.scrollTo(0, 0);
}

/** Controls that something else lies over, or that nobody can bring into sight. */
function clickFaults(): readonly string[] {
  const faults: string[] = [];
  for (const element of stops()) {
    element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
    const [box] = element.getClientRects();
    // What is above the screen comes with the focus.
    if (!box || box.bottom <= 0) continue;
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
    const over = document.elementFromPoint(x, y);
    if (!isHit(element, x, y))
      faults.push(`covered: ${nameOf(element)}, by ${over ? nameOf(over) : 'the edge'}`);
  }
  scrollBack();
  return faults;
}

/** Whether anything is seen of what the screen holds of it. */
function isSeen(element: Element): boolean {
  const box = element.getBoundingClientRect();
  const [left, top] = [Math.max(box.left, 0), Math.max(box.top, 0)];
  const width = Math.min(box.right, innerWidth) - left;
  const height = Math.min(box.bottom, innerHeight) - top;
  const parts = [0.1, 0.5, 0.9];
  return parts.some((right) =>
    parts.some((down) => isHit(element, left + width * right, top + height * down)),
  );
}

function scrollerOf(element: Element): Element {
  for (let part = element.parentElement; part; part = part.parentElement)
    if (getComputedStyle(part).overflowY === 'auto' && part.scrollHeight > part.clientHeight)
      return part;
  return document.documentElement;
}

/** Whether it stands in one of the middle entries of a list, which are laid out as the first ones are. */
function isRepeated(element: Element): boolean {
  return element.closest(':is(li, article):nth-child(n + 4):not(:last-child)') !== null;
}

/** Things that take the focus at an edge of what scrolls, and stay wholly under a bar there. */
function focusFaults(): readonly string[] {
  const faults: string[] = [];
  const rest = (): void => {
    // What has the focus already would not be scrolled to; the page behind a dialog takes none.
    (
      document.querySelector<HTMLElement>('dialog:modal button') ?? document.querySelector('main')
    )?.focus({ preventScroll: true });
  };
  for (const element of stops().filter((stop) => !isRepeated(stop)))
    for (const edge of ['bottom', 'top'] as const) {
      // What opened with the focus closes when it goes on.
      rest();
      const scroller = scrollerOf(element);
      const isPage = scroller === document.documentElement;
      const frame = isPage ? { top: 0, bottom: innerHeight } : scroller.getBoundingClientRect();
      scroller.scrollTop += element.getBoundingClientRect()[edge] - frame[edge];
      element.focus();
      if (document.activeElement === element && !isSeen(element))
        faults.push(`focus hidden at the ${edge}: ${nameOf(element)}`);
    }
  rest();
  scrollBack();
  return faults;
}

const IN_PAGE = [
  rootOf,
  nameOf,
  linesOf,
  overEdges,
  endsInDots,
  fateIn,
  fateOf,
  layerOf,
  writtenTexts,
  brokenIn,
  overlaid,
  textFaults,
  widthFaults,
  stops,
  isHit,
  scrollBack,
  clickFaults,
  isSeen,
  scrollerOf,
  isRepeated,
  focusFaults,
];

/**
 * What is wrong with how the page, or what is open over it, lies on the screen: a price on two lines, a
 * column of letters, what is cut, covered or too wide, a focus that nobody sees.
 */
export const layoutFaults = (page: Page): Promise<readonly string[]> =>
  page.evaluate(
    `(() => { ${IN_PAGE.map(String).join('\n')}
      return [...new Set([...textFaults(), ...widthFaults(), ...clickFaults(), ...focusFaults()])]; })()`,
  );
