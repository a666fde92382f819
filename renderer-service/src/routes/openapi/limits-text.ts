import { rendererMessages } from '@lienzo/schema/messages/renderer-messages';
import { FORMAT_LIMITS } from '../../platform/limits/format-limits.ts';
import type { RendererLimits } from '../../platform/limits/request-limits.ts';

/** The service's limits as a Markdown list; a request above one is answered 413. */
export function limitsText(limits: RendererLimits): string {
  const lines = rendererMessages.limits({ ...limits, ...FORMAT_LIMITS });
  return `Límites:\n\n${lines.map((line) => `- ${line}`).join('\n')}`;
}
