import type { Environment } from '../environment.ts';
import { type RendererClient, rendererClient } from '../modules/renders/renders.ts';
import type { StageTimer } from './stage-timer.ts';

/** The rendering service, in this process. */
type MountedRenderer = {
  fetch: (request: Request) => Response | Promise<Response>;
  ready: () => Promise<void>;
  stop: () => Promise<void>;
};

export type OpenRenderer = {
  client: RendererClient;
  /** Loads the service and starts its browser, so that the first download is fast. */
  warmUp(): Promise<void>;
};

/** Arbitrary: the in-process application ignores it. */
const IN_PROCESS = 'http://renderer.local';

/**
 * The client of the rendering service: over the network if a URL is configured, else of an in-process application that
 * `mount` loads on first use, because loading it takes longer than the rest of the start.
 */
export function openRenderer(
  environment: Environment,
  time: StageTimer,
  resources: AsyncDisposableStack,
  mount: () => Promise<MountedRenderer>,
): OpenRenderer {
  if (environment.rendererUrl !== undefined)
    return { client: rendererClient(environment.rendererUrl), warmUp: async () => undefined };
  let mounted: Promise<MountedRenderer> | undefined;
  const renderer = (): Promise<MountedRenderer> => {
    mounted ??= time('renderer', mount);
    return mounted;
  };
  resources.defer(async () => (await mounted)?.stop());
  return {
    client: rendererClient(IN_PROCESS, async (request) => (await renderer()).fetch(request)),
    warmUp: async () => {
      const { ready } = await renderer();
      await time('browser', ready);
    },
  };
}
