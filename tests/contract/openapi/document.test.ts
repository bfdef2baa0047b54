import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Validator } from '@seriousme/openapi-schema-validator';
import { OPERATIONS, errorsOf } from '../../../contract/calls/calls';
import { ERRORS } from '../../../contract/calls/errors';
import { openApiDocument } from '../../../contract/openapi/document';
import { WEBHOOK_TYPES } from '../../../contract/wire/webhook';
import { documented } from '../../../contract/openapi/schemas';

const rules = readFileSync(join(__dirname, '../../../docs/rules.md'), 'utf8');

/** As it travels: what is undefined is not there. */
const sent = (value: unknown): unknown => JSON.parse(JSON.stringify(value)) as unknown;

describe('the document of the interface', () => {
  it('is OpenAPI 3.1', async () => {
    // Its own shape is what is being checked.
    const document = sent(openApiDocument()) as Record<string, unknown>;
    const { errors, valid } = await new Validator().validate(document);
    expect(errors ?? []).toEqual([]);
    expect(valid).toBe(true);
  });

  it('has what a backend sends by itself, with every type of it', () => {
    const { webhooks } = sent(openApiDocument()) as {
      webhooks: { order: { post: { requestBody: unknown } } };
    };
    const body = JSON.stringify(webhooks.order.post.requestBody);
    for (const type of WEBHOOK_TYPES) expect(body).toContain(type);
  });

  it('names each call once', () => {
    const places = OPERATIONS.map(({ method, path }) => `${method} ${path}`);
    expect(new Set(places).size).toBe(places.length);
  });

  it('names every parameter of every path', () => {
    for (const { path, parameters } of OPERATIONS)
      expect(
        Object.keys((parameters?.path && documented(parameters.path).properties) ?? {}),
      ).toEqual([...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name));
  });

  it('refers to rules that there are', () => {
    for (const { rules: sections } of OPERATIONS)
      for (const section of sections.split(' ').filter(Boolean))
        expect(rules).toContain(`\n### ${section} `);
  });

  it('knows no error that no call has', () => {
    const used = new Set(OPERATIONS.flatMap(errorsOf));
    expect(Object.keys(ERRORS).filter((code) => !used.has(code as never))).toEqual([]);
  });
});
