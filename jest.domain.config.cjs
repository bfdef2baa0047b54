const { projects } = require('./jest.config.cjs');

/** The rules alone, for the mutation tests. */
const unit = projects.find(({ displayName }) => displayName === 'unit');
module.exports = { ...unit, testRegex: '/tests/domain/.*\\.test\\.ts$' };
