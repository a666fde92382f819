/** Bindings and variables of a request in Hono. */
import type { HttpBindings } from '@hono/node-server';

export type ApiEnv = {
  /** Node's own request, absent when the app is called without a server. */
  Bindings: Partial<HttpBindings>;
  Variables: {
    requestId: string;
    /** The caller, once authenticated. */
    userId?: string;
    /** The API token of the call, if it is a program's. */
    tokenId?: string;
    /** The call's name, if it is one that a browser opens as a URL. */
    navigable?: string;
    /** The response body, if its chunks belong to the response; written by `sendChunks`. */
    pieces?: ReadableStream<Uint8Array>;
  };
};
