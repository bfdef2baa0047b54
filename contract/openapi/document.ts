import type * as t from 'io-ts';
import type { Call } from '../calls/call';
import { FEATURES, changesSomething, errorsOf, statusOf } from '../calls/calls';
import { WebhookMessage } from '../wire/webhook';
import { HEADERS, REQUEST_HEADERS } from './components';
import type { JsonObject } from './error-responses';
import {
  errorExamples,
  errorResponsesOf,
  headersFor,
  sharedErrorResponses,
} from './error-responses';
import { componentSchemas, documented } from './schemas';

const jsonOf = (codec: t.Mixed, example: unknown): JsonObject => ({
  'application/json': { schema: documented(codec), example },
});

/** The stream as a whole is a text; what each message holds is said beside it. */
const streamOf = (codec: t.Mixed, example: unknown): JsonObject => ({
  'text/event-stream': {
    schema: { type: 'string' },
    'x-message': { schema: documented(codec), example },
  },
});

const answerObject = (call: Call): JsonObject => ({
  [statusOf(call)]: {
    description: call.summary,
    headers: headersFor(call.answerHeaders),
    content: (call.isStream ? streamOf : jsonOf)(call.answer, call.example),
  },
});

/** The fields of a codec as parameters of the request. */
const parametersIn = (place: string, codec: t.Mixed): JsonObject[] => {
  const { properties = {}, required = [] } = documented(codec);
  return Object.entries(properties).map(([name, { description, ...schema }]) => ({
    name,
    in: place,
    required: required.includes(name),
    ...(description !== undefined && { description }),
    schema,
  }));
};

const parametersOf = (call: Call): readonly unknown[] => [
  ...Object.entries<t.Mixed>(call.parameters ?? {}).flatMap(([place, codec]) =>
    parametersIn(place, codec),
  ),
  ...[changesSomething(call) ? 'ClientRequired' : 'Client', 'ClientVersion', 'AcceptLanguage'].map(
    (name) => ({ $ref: `#/components/parameters/${name}` }),
  ),
];

const SECURITY = {
  anyone: [],
  'guest or customer': [{}, { token: [] }],
  customer: [{ token: [] }],
  staff: [{ staff: [] }],
} as const;

const operationObject = (id: string, call: Call, tag: string): JsonObject => ({
  operationId: id,
  tags: [tag],
  summary: call.summary,
  ...(call.description !== undefined && { description: call.description }),
  parameters: parametersOf(call),
  ...(call.body && {
    requestBody: {
      required: call.isBodyOptional !== true,
      content: jsonOf(call.body, call.exampleBody),
    },
  }),
  responses: { ...answerObject(call), ...errorResponsesOf(call) },
  security: SECURITY[call.access],
  'x-rules': call.rules
    .split(' ')
    .filter(Boolean)
    .map((section) => `docs/rules.md ${section}`),
  'x-error-codes': errorsOf(call),
});

const pathItems = (): JsonObject => {
  const items: Record<string, JsonObject> = {};
  for (const { name, calls } of FEATURES)
    for (const [id, call] of Object.entries(calls))
      items[call.path] = { ...items[call.path], [call.method]: operationObject(id, call, name) };
  return items;
};

const SIGNED_BY = {
  'webhook-id': 'Of the message: the same at each attempt',
  'webhook-timestamp': 'The second of this attempt, since 1970',
  'webhook-signature': '`v1,` and the signature in base64; perhaps several, by spaces',
} as const;

/** What a backend sends by itself, to the addresses that its operator has added. */
const webhooks = (): JsonObject => ({
  order: {
    post: {
      operationId: 'receiveOrder',
      summary: 'Something has happened to an order',
      description: 'Signed by the Standard Webhooks convention, and sent again until it is taken.',
      parameters: Object.entries(SIGNED_BY).map(([name, description]) => ({
        name,
        in: 'header',
        required: true,
        description,
        schema: { type: 'string' },
      })),
      requestBody: {
        required: true,
        content: { 'application/json': { schema: documented(WebhookMessage) } },
      },
      responses: { '2XX': { description: 'Taken; anything else counts as not taken' } },
      security: [],
      'x-rules': ['docs/rules.md 13.14'],
    },
  },
});

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
  servers: [{ url: '/api/v1' }],
  tags: FEATURES.map(({ name, description }) => ({ name, description })),
  paths: pathItems(),
  webhooks: webhooks(),
  components: {
    schemas: componentSchemas(),
    examples: errorExamples(),
    parameters: REQUEST_HEADERS,
    headers: HEADERS,
    responses: sharedErrorResponses(),
    securitySchemes: {
      token: {
        type: 'http',
        scheme: 'bearer',
        description: 'The token that a login was answered with.',
      },
      staff: {
        type: 'http',
        scheme: 'bearer',
        description: 'The token that signing in as staff was answered with; no customer has one.',
      },
    },
  },
});
