import { afterAll, beforeAll } from 'vitest';
import { createRenderer, type Renderer } from '../app.ts';
import { type Canary, openCanary } from './open-canary.ts';
import { silentLog } from './test-browser.ts';

/** Services for the hostile documents of a file's tests, and what these documents are told to reach. */
export type HostileGround = {
  renderer: Renderer;
  /** One that soon has enough of a document. */
  hasty: Renderer;
  /** Process ids of the browsers that the impatient service has started. */
  hastyBrowsers: readonly number[];
  /** There once the tests run. */
  canary(): Canary;
};

export function hostileGround(): HostileGround {
  const options = { browserPath: process.env.LIENZO_CHROME, log: silentLog };
  const renderer = createRenderer(options);
  const impatientBrowsers: number[] = [];
  const impatientValue = createRenderer({
    ...options,
    deadlineMs: 4_000,
    onBrowserStart: (pid) => void impatientBrowsers.push(pid),
  });
  let canary: Canary | undefined;
  beforeAll(async () => {
    canary = await openCanary();
  });
  afterAll(async () => {
    canary?.close();
    await renderer.stop();
    await impatientValue.stop();
  });
  return {
    renderer,
    hasty: impatientValue,
    hastyBrowsers: impatientBrowsers,
    canary() {
      if (canary === undefined) throw new Error('the canary is not there yet');
      return canary;
    },
  };
}
