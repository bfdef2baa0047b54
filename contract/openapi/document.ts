import { HEADERS, REQUEST_HEADERS } from './components';
import { FEATURES } from './contract';
import type { JsonObject } from './error-responses';
import { errorResponsesOf, headersFor, sharedErrorResponses } from './error-responses';
import type { Content, Operation, Parameter, SuccessAnswer } from './operation';
import { changesSomething, errorsOf } from './operation-errors';
import { componentSchemas, documented } from './schemas';

const examplesOf = ({ examples }: Content): JsonObject =>
  Object.fromEntries(Object.entries(examples).map(([name, value]) => [name, { value }]));

const jsonOf = (content: Content): JsonObject => ({
  'application/json': { schema: documented(content.schema), examples: examplesOf(content) },
});

const contentOf = (answer: SuccessAnswer): JsonObject =>
  answer.mediaType === undefined
    ? jsonOf(answer)
    : // The stream as a whole is a text; what each message holds is said beside it.
      {
        [answer.mediaType]: {
          schema: { type: 'string' },
          'x-message': { schema: documented(answer.schema), examples: examplesOf(answer) },
        },
      };

const successResponse = (answer: SuccessAnswer): JsonObject => ({
  description: answer.description,
  headers: headersFor(answer.headers),
  content: contentOf(answer),
});

const parameterOf = ({ schema, ...parameter }: Parameter): JsonObject => ({
  ...parameter,
  schema: documented(schema),
});

const parametersOf = (operation: Operation): readonly unknown[] => [
  ...(operation.parameters ?? []).map(parameterOf),
  ...[
    changesSomething(operation) ? 'ClientRequired' : 'Client',
    'ClientVersion',
    'AcceptLanguage',
  ].map((name) => ({ $ref: `#/components/parameters/${name}` })),
];

const SECURITY = {
  anyone: [],
  'guest or customer': [{}, { token: [] }],
  customer: [{ token: [] }],
} as const;

const operationObject = (operation: Operation, tag: string): JsonObject => {
  const { id, summary, description, rules, access, body, answers } = operation;
  return {
    operationId: id,
    tags: [tag],
    summary,
    ...(description === undefined ? {} : { description }),
    parameters: parametersOf(operation),
    ...(body === undefined
      ? {}
      : { requestBody: { required: body.isOptional !== true, content: jsonOf(body) } }),
    responses: {
      ...Object.fromEntries(
        Object.entries(answers).map(([status, answer]) => [status, successResponse(answer)]),
      ),
      ...errorResponsesOf(operation),
    },
    security: SECURITY[access],
    'x-rules': rules.map((section) => `docs/rules.md ${section}`),
    'x-error-codes': errorsOf(operation),
  };
};

const pathItems = (): JsonObject => {
  const items = new Map<string, JsonObject>();
  for (const { name, operations } of FEATURES)
    for (const operation of operations)
      items.set(operation.path, {
        ...items.get(operation.path),
        [operation.method]: operationObject(operation, name),
      });
  return Object.fromEntries(items);
};

const INFO = {
  title: 'Interface of a restaurant',
  version: '1.0.0',
  license: { name: 'MIT', identifier: 'MIT' },
  description:
    'What a storefront asks of the backend of a restaurant. Unknown fields are ignored, in requests and in answers. A fault of the backend itself is a 500 in the shape of all errors, and any call is answered with 503, `unavailable` and `Retry-After` while its database does not answer.',
} as const;

/** The whole contract as an OpenAPI 3.1 document. */
export const openApiDocument = (): JsonObject => ({
  openapi: '3.1.0',
  info: INFO,
  jsonSchemaDialect: 'https://json-schema.org/draft/2020-12/schema',
  servers: [{ url: '/api/v1' }],
  tags: FEATURES.map(({ name, description }) => ({ name, description })),
  paths: pathItems(),
  components: {
    schemas: componentSchemas(),
    parameters: REQUEST_HEADERS,
    headers: HEADERS,
    responses: sharedErrorResponses(),
    securitySchemes: {
      token: {
        type: 'http',
        scheme: 'bearer',
        description: 'The token that a login was answered with.',
      },
    },
  },
});
