import type { FeatureContract } from '../operation';
import { object, text } from '../schema';

export const documentContract: FeatureContract = {
  name: 'contract',
  description: 'This document.',
  schemas: {},
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
          schema: object(
            { openapi: text({ pattern: '^3\\.1\\.' }), paths: { type: 'object' } },
            {},
            { additionalProperties: true },
          ),
          examples: { start: { openapi: '3.1.0', paths: {} } },
        },
      },
    },
  ],
};
