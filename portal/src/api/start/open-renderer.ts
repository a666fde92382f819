import type { Environment } from '../environment.ts';
import type { Logger } from '../log/logger.ts';
import { type RendererClient, rendererClient } from '../renderer-client.ts';
import type { StageTimer } from './stage-timer.ts';

/** What `main.ts` mounts: the rendering service's application, in this process. */
export type MountedRenderer = {
  fetch: (request: Request) => Response | Promise<Response>;
  ready: () => Promise<void>;
  stop: () => Promise<void>;
};

/** Any address: the application in this process never looks at it. */
const IN_PROCESS = 'http://renderer.local';

/**
 * The client of the rendering service: over the network when an address is given, else of the one that `mount`
 * makes here. Its browser warms up while the start goes on.
 */
export async function openRenderer(
  environment: Environment,
  logger: Logger,
  time: StageTimer,
  resources: AsyncDisposableStack,
  mount: () => Promise<MountedRenderer>,
): Promise<RendererClient> {
  if (environment.rendererUrl !== undefined) return rendererClient(environment.rendererUrl);
  const renderer = await time('renderer', mount);
  resources.defer(() => renderer.stop());
  time('browser', renderer.ready).catch((error: unknown) => {
    logger.error('browser_not_ready', { error });
  });
  return rendererClient(IN_PROCESS, renderer.fetch);
}
