import { errorAnswer } from '@lienzo/schema/api/errors';
import {
  combineHeadLine,
  combineRequest,
  combineRowLine,
  htmlRequest,
  partsRequest,
  renderEndLine,
  renderHeadLine,
  renderNote,
  renderProgress,
  renderRequest,
  renderRowLine,
} from '@lienzo/schema/api/render-contract';
import { z } from 'zod';
import type { RendererLimits } from '../../platform/limits/request-limits.ts';
import { limitsText } from './limits-text.ts';
import { openapiCalls } from './openapi-calls.ts';

type Schemas = Record<string, unknown>;

/** The service's description (OpenAPI 3.1), its schemas made from those that check the requests. */
export function openapiDocument(limits: RendererLimits): Record<string, unknown> {
  const schemas: Schemas = {};
  for (const [name, schema] of Object.entries({
    renderRequest,
    renderHeadLine,
    renderRowLine,
    renderEndLine,
    combineRequest,
    combineHeadLine,
    combineRowLine,
    htmlRequest,
    partsRequest,
    renderProgress,
    renderNote,
    errorAnswer,
  }))
    Object.assign(schemas, componentsOf(name, schema));
  const plain = (
    operationId: string,
    description: string,
    others: Record<number, unknown> = {},
  ): unknown => ({
    get: { operationId, summary: description, responses: { 200: { description }, ...others } },
  });
  return {
    openapi: '3.1.0',
    // The service that answers this document, under whatever address it was reached.
    servers: [{ url: '/', description: 'Este servicio' }],
    // It knows no accounts: whoever reaches it may use it.
    security: [],
    info: {
      title: 'Lienzo: servicio de impresión',
      version: '2.3.2',
      description: `Convierte un reporte y sus filas en PDF, Word o Excel. No guarda nada.\n\n${limitsText(limits)}`,
    },
    paths: {
      ...openapiCalls(),
      '/health': plain('health', 'El proceso vive', {
        503: { description: 'El navegador no se pudo iniciar' },
      }),
      '/ready': plain('ready', 'El navegador está disponible', {
        503: { description: 'No está, o el servicio se detiene' },
      }),
      '/metrics': plain('metrics', 'Métricas para Prometheus'),
    },
    components: { schemas },
  };
}

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
