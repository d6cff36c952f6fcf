import { z } from 'zod';
import { ERRORS, type ErrorCode } from '../../../contract/src/errors.ts';
import type { Endpoint } from '../../../contract/src/endpoint.ts';

/** Refusals that any call may give, beside its own. */
const ALWAYS: ErrorCode[] = ['invalid_input', 'rate_limited', 'internal', 'database_unavailable'];

const TYPES = {
  json: 'application/json',
  stream: 'text/event-stream',
  picture: 'image/webp',
  photo: 'image/jpeg',
  pdf: 'application/pdf',
  zip: 'application/zip',
  csv: 'text/csv',
  raw: 'application/json',
  file: 'application/json',
};

const schemaOf = (schema: z.ZodType, io: 'input' | 'output') => {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any', target: 'draft-2020-12' });
  return rest;
};

function parametersOf(endpoint: Endpoint): object[] {
  const from = (schema: z.ZodType | undefined, place: 'path' | 'query') => {
    if (!schema) return [];
    const { properties = {}, required = [] } = schemaOf(schema, 'input') as {
      properties?: Record<string, object>;
      required?: string[];
    };
    return Object.entries(properties).map(([name, schema]) => ({
      name,
      in: place,
      required: place === 'path' || required.includes(name),
      schema,
    }));
  };
  return [...from(endpoint.params, 'path'), ...from(endpoint.query, 'query')];
}

function responsesOf(endpoint: Endpoint): Record<string, object> {
  const codes = [
    ...new Set([
      ...endpoint.errors,
      ...ALWAYS,
      ...(endpoint.access === 'public' ? [] : (['unauthorized', 'forbidden', 'factor_needed'] as const)),
      ...(endpoint.fresh ? (['sign_in_again'] as const) : []),
    ]),
  ];
  const refusals = Map.groupBy(codes, code => ERRORS[code]);
  const type = TYPES[endpoint.kind ?? 'json'];
  return {
    200: { description: endpoint.summary, content: { [type]: { schema: schemaOf(endpoint.response, 'output') } } },
    ...Object.fromEntries(
      [...refusals].map(([status, names]) => [
        status,
        {
          description: names.join(', '),
          content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
        },
      ]),
    ),
  };
}

function operationOf(endpoint: Endpoint): object {
  return {
    operationId: endpoint.name,
    summary: endpoint.summary,
    'x-access': endpoint.access,
    ...(endpoint.fresh ? { 'x-fresh-sign-in': true } : {}),
    tags: [endpoint.name.split('.')[0]],
    parameters: parametersOf(endpoint),
    ...(endpoint.kind === 'file'
      ? { requestBody: { required: true, content: { 'application/octet-stream': {} } } }
      : {}),
    ...(endpoint.body
      ? {
          requestBody: {
            required: true,
            content: { 'application/json': { schema: schemaOf(endpoint.body, 'input') } },
          },
        }
      : {}),
    responses: responsesOf(endpoint),
    security: endpoint.access === 'public' ? [{}, { bearer: [] }] : [{ bearer: [] }],
  };
}

/** The contract printed as OpenAPI 3.1. */
export function printOpenApi(endpoints: readonly Endpoint[], shopName: string, publicUrl: string): object {
  const paths: Record<string, Record<string, object>> = {};
  for (const endpoint of endpoints) {
    const path = endpoint.path.replace(/:(\w+)/g, '{$1}');
    (paths[path] ??= {})[endpoint.method.toLowerCase()] = operationOf(endpoint);
  }
  const error = z.object({
    error: z.string(),
    code: z.enum(Object.keys(ERRORS) as [ErrorCode]),
    requestId: z.string(),
    details: z.unknown().optional(),
  });
  return {
    openapi: '3.1.0',
    info: { title: `${shopName} API`, version: '1', license: { name: 'MIT' } },
    servers: [{ url: publicUrl }],
    paths,
    components: {
      schemas: { Error: schemaOf(error, 'output') },
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
    },
  };
}
