/** What travels with a request inside the app. */
import type { HttpBindings } from '@hono/node-server';

export type ApiEnv = {
  /** Node's own request, absent when the app is called without a server. */
  Bindings: Partial<HttpBindings>;
  Variables: { requestId: string };
};
