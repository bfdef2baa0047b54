/** Runs before each test file of the project that repeats the backend's tests on PostgreSQL. */
process.env.TEST_POSTGRES_URL = process.env.SHOP_TEST_POSTGRES;
if (!process.env.TEST_POSTGRES_URL)
  throw new Error('Start these tests by npm test: it brings the PostgreSQL they need');
