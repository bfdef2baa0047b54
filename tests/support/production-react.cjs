// React as operators run it: the one for developers notes who made each element, which takes longer
// than everything else on a page.
const { NODE_ENV } = process.env;
process.env.NODE_ENV = 'production';
require('react');
require('react/jsx-runtime');
require('react-dom');
require('react-dom/server');
process.env.NODE_ENV = NODE_ENV;
