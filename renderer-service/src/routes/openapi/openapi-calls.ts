import { MEDIA_TYPES, NOTES_HEADER } from '@lienzo/schema/api/render-contract';

/** The calls that make files, as OpenAPI paths. */
export function openapiCalls(): Record<string, unknown> {
  const responses = answers();
  return {
    '/render': {
      post: {
        operationId: 'render',
        summary: 'Genera el archivo de un reporte',
        description:
          'El cuerpo es un JSON, o líneas de JSON (application/x-ndjson): la cabecera { report, options }, una línea { item, row } por fila y al final { end: true, rows }. Con Accept: multipart/mixed llegan antes del archivo partes JSON con el avance.',
        parameters: [formatParameter(Object.keys(MEDIA_TYPES))],
        requestBody: bodyOrLines('renderRequest', ['renderHeadLine', 'renderRowLine', 'renderEndLine']),
        responses,
      },
    },
    '/combine': {
      post: {
        operationId: 'combine',
        summary: 'Genera un solo archivo con varios reportes',
        description:
          'Con portada, contenido, marcadores y numeración continua o por reporte. Los nombres repetidos se distinguen: "Nómina (2)". El cuerpo es un JSON, o líneas de JSON (application/x-ndjson): la cabecera { reports: [{ report, options }], options }, una línea { report, item, row } por fila, con el lugar del reporte desde 0, y al final { end: true, rows }. Con Accept: multipart/mixed llegan antes del archivo partes JSON con el avance.',
        parameters: [formatParameter(['pdf', 'docx'])],
        requestBody: bodyOrLines('combineRequest', ['combineHeadLine', 'combineRowLine', 'renderEndLine']),
        responses,
      },
    },
    '/parts': {
      post: {
        operationId: 'parts',
        summary: 'Genera muchos archivos de un reporte',
        description:
          'Un archivo por cada elemento de parts, con sus filas, en su orden. La respuesta es multipart/mixed: una parte por archivo, con Content-Length y, si hay algo que conviene saber, Lienzo-Notes. Lo que falla a la mitad corta la conexión.',
        parameters: [formatParameter(Object.keys(MEDIA_TYPES))],
        requestBody: jsonBody('partsRequest'),
        responses,
      },
    },
    '/html': {
      post: {
        operationId: 'html',
        summary: 'Genera el archivo de un HTML',
        description: 'El HTML no es de confianza: se limpia; las imágenes van dentro, como data:.',
        parameters: [
          formatParameter(['pdf', 'docx']),
          {
            name: 'orientation',
            in: 'query',
            schema: { type: 'string', enum: ['vertical', 'horizontal'], default: 'vertical' },
          },
        ],
        requestBody: jsonBody('htmlRequest'),
        responses,
      },
    },
  };
}

/** How every call that makes a file answers. */
function answers(): Record<number, unknown> {
  const file = Object.fromEntries(
    Object.values(MEDIA_TYPES).map((type) => [type, { schema: { type: 'string', format: 'binary' } }]),
  );
  const fault = (description: string): unknown => ({
    description,
    content: { 'application/json': { schema: { $ref: '#/components/schemas/errorAnswer' } } },
  });
  return {
    200: {
      description: 'El archivo, o partes con el avance y el archivo',
      headers: {
        [NOTES_HEADER]: {
          description:
            'Lo que conviene saber del archivo, por ejemplo etiquetas con letra más chica (label_smaller) o en una hoja propia (label_own_sheet) o una tabla que va con letra más chica (table_text_smaller) o con sus columnas en varias partes (table_in_bands): una lista JSON de renderNote ({ code, message, field }; field es el uuid del elemento, si se trata de uno), codificada con %; no viene cuando no hay nada. En multipart/mixed es un encabezado de la parte del archivo.',
          schema: jsonText({ type: 'array', items: refTo('renderNote') }),
        },
      },
      content: { ...file, 'multipart/mixed': { schema: partsWithProgress } },
    },
    400: fault('La petición no tiene la forma esperada'),
    413: fault('Se pasa de un límite; el mensaje dice de cuál y qué hacer, el campo en qué elemento'),
    415: fault('El tipo de contenido no se acepta'),
    422: fault('El reporte tiene problemas, con el uuid de cada elemento'),
    429: fault('Hay demasiados reportes en espera; Retry-After dice los segundos'),
    502: fault('No se pudo generar el archivo'),
    499: fault('El cliente cerró la conexión (solo en el registro y las métricas)'),
    503: fault('El tiempo se agotó'),
  };
}

const formatParameter = (formats: string[]): unknown => ({
  name: 'format',
  in: 'query',
  schema: { type: 'string', enum: formats, default: 'pdf' },
});

/** Text that is JSON of a schema. */
const jsonText = (contentSchema: object): object => ({
  type: 'string',
  contentMediaType: 'application/json',
  contentSchema,
});

const refTo = (schema: string): { $ref: string } => ({ $ref: `#/components/schemas/${schema}` });

/** JSON parts with the progress, then the file. */
const partsWithProgress: unknown = {
  description: 'Antes del archivo, partes JSON con el avance.',
  type: 'string',
  format: 'binary',
  contentMediaType: 'multipart/mixed',
  contentSchema: { prefixItems: [refTo('renderProgress'), { type: 'string', format: 'binary' }] },
};

/** @param lines what each line of a streamed body may be. */
const bodyOrLines = (schema: string, lines: string[]): unknown => ({
  required: true,
  content: {
    'application/json': { schema: refTo(schema) },
    'application/x-ndjson': {
      schema: {
        description: 'Cada línea es un JSON de estos.',
        ...jsonText({ anyOf: lines.map(refTo) }),
      },
    },
  },
});

const jsonBody = (schema: string): unknown => ({
  required: true,
  content: { 'application/json': { schema: refTo(schema) } },
});
