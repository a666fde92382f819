/** How a call is answered: parsed input in, the response of the endpoint table (or a stream of it) out. */
import type { Endpoint } from '@lienzo/schema/api/endpoint';
import type { Context } from 'hono';
import type { z } from 'zod';
import type { Services } from '../../services.ts';
import type { ApiEnv } from './api-env.ts';
import type { Caller } from './caller.ts';

/** What every handler gets. */
export type PublicCall<Query extends z.ZodType, Body extends z.ZodType> = {
  query: z.output<Query>;
  body: z.output<Body>;
  /** The `file` part of a multipart call; a streamed one is read by its handler. */
  file: File | undefined;
  services: Services;
  context: Context<ApiEnv>;
};

/** A call of somebody who is signed in and whose role is allowed. */
export type Call<Query extends z.ZodType, Body extends z.ZodType> = PublicCall<Query, Body> & {
  caller: Caller;
};

export type Answer<Answered extends z.ZodType> = Promise<z.input<Answered> | Response>;

export type PublicHandler<E> =
  E extends Endpoint<infer Query, infer Body, infer Answered>
    ? (call: PublicCall<Query, Body>) => Answer<Answered>
    : never;
export type Handler<E> =
  E extends Endpoint<infer Query, infer Body, infer Answered>
    ? (call: Call<Query, Body>) => Answer<Answered>
    : never;
