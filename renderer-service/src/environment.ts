import { rendererMessages } from '@lienzo/schema/messages/renderer-messages';
import { z } from 'zod';

/** The variables that the service alone knows, with their defaults. */
const environment = z.object({
  PORT: z.coerce.number().int().min(1).max(65_535).default(3100),
  HOST: z.string().min(1).default('127.0.0.1'),
  LIENZO_CHROME: z.string().optional(),
  LIENZO_RENDER_WAITING: z.coerce.number().int().min(0).max(10_000).default(50),
  LIENZO_RENDER_DEADLINE: z.coerce.number().int().min(1).max(3_600).default(300),
  LIENZO_RENDER_RUNNING: z.coerce.number().int().min(1).max(64).default(2),
  /** Megabytes. */
  LIENZO_RENDER_MEMORY: z.coerce.number().int().min(256).default(2_048),
  /** Megabytes. */
  LIENZO_RENDER_PAGE_MEMORY: z.coerce.number().int().min(256).default(1_024),
});
export type Environment = z.output<typeof environment>;

/** Reads the variables once. @throws Error that names the wrong ones. */
export function readEnvironment(variables: Record<string, string | undefined>): Environment {
  const parsed = environment.safeParse(variables);
  if (parsed.success) return parsed.data;
  const names = new Set(parsed.error.issues.map((issue) => issue.path.join('.')));
  throw new Error(rendererMessages.terminal.environment([...names]));
}
