import { errorAnswer } from '@lienzo/schema/api/errors';
import {
  combineRequest,
  MEDIA_TYPES,
  renderProgress,
  renderRequest,
} from '@lienzo/schema/api/render-contract';
import { z } from 'zod';

type Schemas = Record<string, unknown>;

/** The service's description (OpenAPI 3.1), its schemas made from those that check the requests. */
export function openapiDocument(): Record<string, unknown> {
  const schemas: Schemas = {};
  for (const [name, schema] of Object.entries({ renderRequest, combineRequest, renderProgress, errorAnswer }))
    Object.assign(schemas, componentsOf(name, schema));
  const file = Object.fromEntries(
    Object.values(MEDIA_TYPES).map((type) => [type, { schema: { type: 'string', format: 'binary' } }]),
  );
  const fault = (description: string): unknown => ({
    description,
    content: { 'application/json': { schema: { $ref: '#/components/schemas/errorAnswer' } } },
  });
  const plain = (description: string): unknown => ({
    get: { summary: description, responses: { 200: { description } } },
  });
  const responses = {
    200: {
      description: 'El archivo, o partes con el avance y el archivo',
      content: { ...file, 'multipart/mixed': { schema: { type: 'string', format: 'binary' } } },
    },
    400: fault('La petición no tiene la forma esperada'),
    413: fault('El contenido es demasiado grande'),
    415: fault('El tipo de contenido no se acepta'),
    422: fault('El reporte tiene problemas, con el uuid de cada elemento'),
    429: fault('Hay demasiados reportes en espera; Retry-After dice los segundos'),
    502: fault('No se pudo generar el archivo'),
    503: fault('El tiempo se agotó'),
  };
  return {
    openapi: '3.1.0',
    info: {
      title: 'Lienzo: servicio de impresión',
      version: '2.3.2',
      description: 'Convierte un reporte y sus filas en PDF, Word o Excel. No guarda nada.',
    },
    paths: {
      '/render': {
        post: {
          summary: 'Genera el archivo de un reporte',
          description:
            'El cuerpo es un JSON, o líneas de JSON (application/x-ndjson): la cabecera { report, options }, una línea { item, row } por fila y al final { end: true, rows }. Con Accept: multipart/mixed llegan antes del archivo partes JSON con el avance.',
          parameters: [formatParameter(Object.keys(MEDIA_TYPES))],
          requestBody: {
            required: true,
            content: {
              'application/json': { schema: { $ref: '#/components/schemas/renderRequest' } },
              'application/x-ndjson': { schema: { type: 'string' } },
            },
          },
          responses,
        },
      },
      '/combine': {
        post: {
          summary: 'Genera un solo archivo con varios reportes',
          description:
            'Con portada, contenido, marcadores y numeración continua o por reporte. Los nombres repetidos se distinguen: "Nómina (2)".',
          parameters: [formatParameter(['pdf', 'docx'])],
          requestBody: jsonBody('combineRequest'),
          responses,
        },
      },
      '/health': plain('El proceso vive'),
      '/ready': plain('El navegador está disponible'),
      '/metrics': plain('Métricas para Prometheus'),
    },
    components: { schemas },
  };
}

const formatParameter = (formats: string[]): unknown => ({
  name: 'format',
  in: 'query',
  schema: { type: 'string', enum: formats, default: 'pdf' },
});

const jsonBody = (schema: string): unknown => ({
  required: true,
  content: { 'application/json': { schema: { $ref: `#/components/schemas/${schema}` } } },
});

/** A schema and those that it refers to, as components. */
function componentsOf(name: string, schema: z.ZodType): Schemas {
  const made: unknown = JSON.parse(
    JSON.stringify(z.toJSONSchema(schema, { io: 'input' })).replaceAll(
      '"#/$defs/',
      `"#/components/schemas/${name}_`,
    ),
  );
  const {
    $defs = {},
    $schema: _dialect,
    ...own
  } = z.looseObject({ $defs: z.record(z.string(), z.unknown()).optional() }).parse(made);
  const parts = Object.entries($defs).map(([part, value]) => [`${name}_${part}`, value]);
  return { [name]: own, ...Object.fromEntries(parts) };
}
