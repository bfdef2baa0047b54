import { CHOSEN_IN_SYSTEM_COLOURS } from './forced-colours';
import { FONT_FACES } from './fonts';
import { TOKENS } from './tokens';

/*
 * A restaurant's words may be longer than a phone is wide: what holds them lets itself be narrowed to
 * single letters, so that neither a grid nor a row is pushed out of the page. Languages divide first.
 *
 * A picture that cannot be had leaves its place plain: what stands before its sign pushes that out of it.
 *
 * The bars above and below are in sight all the time, so they are never scrolled to: the space reserved for
 * them is not their own.
 */
/*
 * Where the system has few colours of its own, backgrounds say nothing: buttons have an edge, and what is
 * chosen or filled has the system's colour for it. The id that is nowhere wins over the parts' own rules.
 */
const SYSTEM_COLOURS = `
@media (forced-colors:active){
button:not(#nowhere){border:1px solid ButtonText}
:is(:is(a,button)[aria-current],[aria-pressed=true]:not([data-heart]),[aria-selected=true],[role=progressbar]):not(#nowhere),[data-progress]:not(#nowhere)::before{${CHOSEN_IN_SYSTEM_COLOURS}}
}
`;

const BASE = `
*,*::before,*::after{box-sizing:border-box}
html{-webkit-text-size-adjust:100%;scroll-padding:var(--head-room) 0 var(--foot-room)}
#root>:is(header,header~nav) :is(a,button,summary){scroll-margin-top:calc(-1*var(--head-room))}
body{margin:0;background:var(--ground);color:var(--text);font:400 var(--size-15)/1.45 var(--font);-webkit-font-smoothing:antialiased;overflow-wrap:break-word}
#root{min-height:100vh;min-height:100dvh;display:flex;flex-direction:column}
h1,h2,h3,p,ul,ol,dl,dd,figure,fieldset{margin:0;padding:0}
fieldset{border:0;min-width:0}
ul,ol{list-style:none}
h1,h2,h3{font-weight:600;line-height:1.2;text-wrap:balance;-webkit-hyphens:auto;hyphens:auto;hyphenate-limit-chars:12 4 4}
h1,h2,h3,p,main li,dd{overflow-wrap:anywhere}
a{color:inherit;text-decoration:none}
img,svg{display:block;max-width:100%}
img[alt='']{overflow:hidden}
img[alt='']::before{content:'';display:block;height:100%}
button,input{font:inherit;color:inherit}
button{cursor:pointer}
summary{cursor:pointer;list-style:none}
summary::-webkit-details-marker{display:none}
:is(a,button,summary):not([aria-disabled=true],:disabled):active{opacity:.75}
:focus-visible{outline:3px solid var(--text);outline-offset:2px}
`;

/** What every page needs before anything else; goes into the head as it is. */
export const GLOBAL_CSS = (FONT_FACES + TOKENS + BASE + SYSTEM_COLOURS).replace(/\s*\n\s*/g, '');
