import ts from 'typescript';

const TEXT = ts.TypeFlags.StringLike | ts.TypeFlags.NumberLike;
const NOTHING = ts.TypeFlags.Null | ts.TypeFlags.Undefined | ts.TypeFlags.BooleanLike;

const isRendered = (child) =>
  child.type === 'JSXText'
    ? child.value.trim() !== '' || !child.value.includes('\n')
    : child.expression?.type !== 'JSXEmptyExpression';

/** Text, or nothing in its place. Where elements may stand as well, whoever hands them in wraps it. */
const isText = (type) => {
  const members = type.isUnion() ? type.types : [type];
  return (
    members.every(({ flags }) => (flags & (TEXT | NOTHING)) !== 0) &&
    members.some(({ flags }) => (flags & TEXT) !== 0)
  );
};

/**
 * Lint rule: text that may change has an element to itself. Browsers that translate a page put other
 * nodes in the place of its texts; React then finds no text to change, nor a place beside one, unless
 * it is the only child of its parent.
 */
export const bareTextRule = {
  meta: {
    type: 'problem',
    fixable: 'code',
    schema: [],
    messages: { bare: 'Wrap this text in an element: it stands beside other children.' },
  },
  create(context) {
    const { parserServices } = context.sourceCode;
    const isBareText = ({ type, expression }) =>
      type === 'JSXExpressionContainer' &&
      expression.type !== 'Literal' &&
      isText(parserServices.getTypeAtLocation(expression));
    const check = (node) => {
      const children = node.children.filter(isRendered);
      if (children.length < 2 && node.type === 'JSXElement') return;
      for (const child of children.filter(isBareText)) {
        context.report({
          node: child,
          messageId: 'bare',
          fix: (fixer) => [
            fixer.insertTextBefore(child, '<span>'),
            fixer.insertTextAfter(child, '</span>'),
          ],
        });
      }
    };
    return { JSXElement: check, JSXFragment: check };
  },
};
