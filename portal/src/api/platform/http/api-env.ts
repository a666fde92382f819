/** What travels with a request inside the app. */
import type { HttpBindings } from '@hono/node-server';

export type ApiEnv = {
  /** Node's own request, absent when the app is called without a server. */
  Bindings: Partial<HttpBindings>;
  Variables: {
    requestId: string;
    /** Who calls, once it is known. */
    userId?: string;
    /** The name of the call, when it is one that a browser opens as an address. */
    navigable?: string;
    /** The answer's body, when nobody else holds its pieces; `sendPieces` writes it. */
    pieces?: ReadableStream<Uint8Array>;
  };
};
