/** Handlers: parsed input in, the endpoint's response (or a stream of it) out. */
import type { Endpoint } from '@lienzo/schema/api/endpoint';
import type { Context } from 'hono';
import type { z } from 'zod';
import type { Caller, TokenCaller } from '../caller.ts';
import type { ApiEnv } from './api-env.ts';

/** Input of every handler. */
export type PublicCall<Query extends z.ZodType, Body extends z.ZodType, Services> = {
  query: z.output<Query>;
  body: z.output<Body>;
  /** The `file` part of a multipart call; a streamed one is read by its handler. */
  file: File | undefined;
  services: Services;
  context: Context<ApiEnv>;
};

/** A call of an authenticated user whose role is allowed. */
export type Call<Query extends z.ZodType, Body extends z.ZodType, Services> = PublicCall<
  Query,
  Body,
  Services
> & {
  caller: Caller;
};

/** A call of a program with an API token. */
export type TokenCall<Query extends z.ZodType, Body extends z.ZodType, Services> = PublicCall<
  Query,
  Body,
  Services
> & {
  caller: TokenCaller;
};

export type Answer<Answered extends z.ZodType> = Promise<z.input<Answered> | Response>;

/** @typeParam Services the services of the handler's module. */
export type PublicHandler<E, Services> =
  E extends Endpoint<infer Query, infer Body, infer Answered>
    ? (call: PublicCall<Query, Body, Services>) => Answer<Answered>
    : never;
export type Handler<E, Services> =
  E extends Endpoint<infer Query, infer Body, infer Answered>
    ? (call: Call<Query, Body, Services>) => Answer<Answered>
    : never;
export type TokenHandler<E, Services> =
  E extends Endpoint<infer Query, infer Body, infer Answered>
    ? (call: TokenCall<Query, Body, Services>) => Answer<Answered>
    : never;
