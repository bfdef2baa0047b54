/** A view or a context that a library makes where it is loaded, so that it cannot be told apart from work. */
const MAKING = /= (React\d*\.(?:createContext|forwardRef|memo)\()/g;

/** Names for developers' tools, which would keep each view in use. */
const NAMING = /^\w+\.displayName = "\w+";$/gm;

/** What a class gets after it is made, which would keep it in use as well. */
const MEMBER = /^(\w+)\.(contextType = \w+;)$/gm;

/** @param {string} source @param {string} view @param {string} member */
const intoClass = (source, view, member) =>
  source.replace(
    new RegExp(`^(var ${view} = class extends React\\d*\\.Component \\{)`, 'm'),
    `$1 static ${member}`,
  );

/**
 * For the bundler: says of each view and each context of a library that making it does nothing else,
 * so that those that nobody uses are left out.
 * @param {string} source @returns {string}
 */
export const markViews = (source) =>
  [...source.matchAll(MEMBER)]
    .reduce((text, [, view, member]) => intoClass(text, view, member), source)
    .replace(MEMBER, '')
    .replace(MAKING, '= /*#__PURE__*/ $1')
    .replace(NAMING, '');

/** @param {string} source @returns {string} */
export default function load(source) {
  return markViews(source);
}
