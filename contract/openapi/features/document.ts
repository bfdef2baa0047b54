import type { FeatureContract } from '../operation';
import * as t from 'io-ts';
import { described, text } from '../../wire/codec';

const Document = described(
  t.type({
    openapi: text({ pattern: '^3\\.1\\.' }),
    paths: described(t.unknown, { type: 'object' }),
  }),
  { additionalProperties: true },
);

export const documentContract: FeatureContract = {
  name: 'contract',
  description: 'This document.',
  operations: [
    {
      id: 'showContract',
      method: 'get',
      path: '/openapi.json',
      summary: 'This document',
      rules: [],
      access: 'anyone',
      answers: {
        200: {
          description: 'OpenAPI 3.1',
          schema: Document,
          examples: { start: { openapi: '3.1.0', paths: {} } },
        },
      },
    },
  ],
};
