import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as t from 'io-ts';
import { Validator } from '@seriousme/openapi-schema-validator';
import { ERROR_CODES } from '../../../contract/openapi/error-codes';
import { OPERATIONS } from '../../../contract/openapi/contract';
import { openApiDocument } from '../../../contract/openapi/document';
import { errorsOf } from '../../../contract/openapi/operation-errors';
import { answerCodec } from '../../../contract/kit/check-answer';
import { misfitsOf } from '../../../contract/kit/misfits';

const rules = readFileSync(join(__dirname, '../../../docs/rules.md'), 'utf8');

interface WithExamples {
  readonly content?: Record<string, { readonly examples?: Record<string, { value: unknown }> }>;
}

const examplesIn = ({ content }: WithExamples): [string, unknown][] =>
  Object.entries(content?.['application/json']?.examples ?? {}).map(([name, { value }]) => [
    name,
    value,
  ]);

/** The responses of a call as the document has them, with those that it shares. */
const responsesOf = (path: string, method: string): [number, WithExamples][] => {
  const document = openApiDocument() as {
    paths: Record<string, Record<string, { responses: Record<string, { $ref?: string }> }>>;
    components: { responses: Record<string, WithExamples> };
  };
  return Object.entries(document.paths[path]?.[method]?.responses ?? {}).map(
    ([status, response]) => [
      Number(status),
      response.$ref === undefined
        ? // Without a reference it is the response itself.
          (response as WithExamples)
        : (document.components.responses[response.$ref.split('/').at(-1) ?? ''] ?? {}),
    ],
  );
};

describe('the document of the interface', () => {
  it('is OpenAPI 3.1', async () => {
    // As it travels: what is undefined is not there.
    const document = JSON.parse(JSON.stringify(openApiDocument())) as Record<string, unknown>;
    const { errors, valid } = await new Validator().validate(document);
    expect(errors ?? []).toEqual([]);
    expect(valid).toBe(true);
  });

  it('names each call once', () => {
    const ids = OPERATIONS.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    const places = OPERATIONS.map(({ method, path }) => `${method} ${path}`);
    expect(new Set(places).size).toBe(places.length);
  });

  it('names every parameter of every path', () => {
    for (const { path, parameters = [] } of OPERATIONS)
      expect(parameters.filter((one) => one.in === 'path').map(({ name }) => name)).toEqual(
        [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name),
      );
  });

  it('refers to rules that there are', () => {
    for (const { rules: sections } of OPERATIONS)
      for (const section of sections) expect(rules).toContain(`\n### ${section} `);
  });

  it('knows no error that no call has', () => {
    const used = new Set(OPERATIONS.flatMap(errorsOf));
    expect(Object.keys(ERROR_CODES).filter((code) => !used.has(code as never))).toEqual([]);
  });
});

describe.each(OPERATIONS.map((operation) => [operation.id, operation] as const))(
  '%s',
  (_id, operation) => {
    it('has examples of its requests that fit', () => {
      const { body } = operation;
      if (!body) return;
      for (const [name, example] of Object.entries(body.examples))
        expect([name, misfitsOf(body.schema, example, true)]).toEqual([name, []]);
    });

    it('has an example for every answer and every error, and they fit', () => {
      for (const [status, response] of responsesOf(operation.path, operation.method)) {
        if (response.content?.['text/event-stream']) continue;
        const examples = examplesIn(response);
        expect(examples.length).toBeGreaterThan(0);
        for (const [name, example] of examples) {
          const codec = answerCodec(operation, { status, body: example }) ?? t.undefined;
          expect([status, name, misfitsOf(codec, example, true)]).toEqual([status, name, []]);
        }
      }
    });

    it('has examples of its messages that fit', () => {
      const { answers } = operation;
      if (answers[200]?.mediaType === undefined) return;
      const { schema, examples } = answers[200];
      for (const example of Object.values(examples))
        expect(misfitsOf(schema, example, true)).toEqual([]);
    });
  },
);
