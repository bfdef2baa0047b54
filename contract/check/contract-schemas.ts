import type { ValidateFunction } from 'ajv';
import { Ajv2020 } from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import { openApiDocument } from '../openapi/document';
import type { Operation } from '../openapi/operation';
import type { Misfit } from './schema-errors';
import { misfitsOf } from './schema-errors';

/** Amounts are binary fractions: 0.1 + 0.2 is still an amount. */
const DECIMALS_OF_ERROR = 6;

const DOCUMENT_URI = 'https://contract.example/openapi.json';

const validator = (document: object): Ajv2020 => {
  const ajv = new Ajv2020({
    strict: false,
    allErrors: true,
    verbose: true,
    multipleOfPrecision: DECIMALS_OF_ERROR,
  });
  addFormats(ajv);
  ajv.addSchema(document, DOCUMENT_URI);
  return ajv;
};

const pointer = (...parts: readonly string[]): string =>
  `${DOCUMENT_URI}#/${parts
    .map((part) => encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1')))
    .join('/')}`;

type Validate = (value: unknown) => readonly Misfit[];

/** Closes every object of a document: a field that it does not name is then one too many. */
const closed = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(closed);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([key, inner]): [string, unknown] => [
    key,
    closed(inner),
  ]);
  const isPlainObject = 'properties' in value && 'type' in value && value.type === 'object';
  return Object.fromEntries(
    isPlainObject && !('additionalProperties' in value)
      ? [...entries, ['additionalProperties', false]]
      : entries,
  );
};

/** The schemas of the document, each compiled when it is first asked for. */
export interface ContractSchemas {
  /** What does not fit in an answer's body; null where the contract has no answer of this status. */
  answer(operation: Operation, status: number, body: unknown): readonly Misfit[] | null;
  /** What does not fit in a body that somebody sends. */
  request(operation: Operation, body: unknown): readonly Misfit[];
  /** What does not fit in a schema of the components. */
  component(name: string, value: unknown): readonly Misfit[];
  /** What does not fit in the data of a message of an event stream. */
  message(operation: Operation, data: unknown): readonly Misfit[];
}

const RESPONSES = /^#\/components\/responses\/(\w+)$/;

/** Follows the place of a response, which may be one that several calls share. */
const responsePlace = (
  responses: Readonly<Record<string, unknown>>,
  operation: Operation,
  status: number,
): readonly string[] | null => {
  const response = responses[String(status)];
  if (typeof response !== 'object' || response === null) return null;
  const shared = '$ref' in response ? RESPONSES.exec(String(response.$ref))?.[1] : undefined;
  return shared === undefined
    ? ['paths', operation.path, operation.method, 'responses', String(status)]
    : ['components', 'responses', shared];
};

interface DocumentOperation {
  readonly responses: Readonly<Record<string, unknown>>;
}

/** `isClosed` reports fields that the contract does not name, which readers would overlook. */
export const contractSchemas = (isClosed = false): ContractSchemas => {
  const document = openApiDocument();
  const ajv = validator(isClosed ? (closed(document) as object) : document);
  // The document is our own: each path holds its methods, each method its responses.
  const paths = document['paths'] as Record<string, Record<string, DocumentOperation>>;
  const compiled = new Map<string, ValidateFunction>();
  const at = (...place: readonly string[]): Validate => {
    const $ref = pointer(...place);
    const validate = compiled.get($ref) ?? ajv.compile({ $ref });
    compiled.set($ref, validate);
    return (value) => (validate(value) ? [] : misfitsOf(validate.errors ?? []));
  };
  const JSON_SCHEMA = ['content', 'application/json', 'schema'];
  return {
    answer: (operation, status, body) => {
      const responses = paths[operation.path]?.[operation.method]?.responses ?? {};
      const place = responsePlace(responses, operation, status);
      return place && at(...place, ...JSON_SCHEMA)(body);
    },
    request: ({ path, method }, body) =>
      at('paths', path, method, 'requestBody', ...JSON_SCHEMA)(body),
    component: (name, value) => at('components', 'schemas', name)(value),
    message: ({ path, method }, data) =>
      at(
        'paths',
        path,
        method,
        'responses',
        '200',
        'content',
        'text/event-stream',
        'x-message',
        'schema',
      )(data),
  };
};
