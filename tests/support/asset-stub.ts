/** What a picture or font import answers in tests: some address. */
module.exports = '/assets/stub';
