/** The shape of an entry of the endpoint table. */
import type { z } from 'zod';
import type { BodyLimit } from './body-limits.ts';

export const ROLES = ['SuperAdmin', 'Admin', 'Ejecutivo', 'client'] as const;
/** Everybody who may write reports. */
export const STAFF = ['SuperAdmin', 'Admin', 'Ejecutivo'] as const;
export type Role = (typeof ROLES)[number];

export const API_VERSION = '2.3.2';
/** Every path of the table is below this one. */
export const API_PREFIX = '/api';
/** The demonstration's label of the calling client; it grants nothing. */
export const WEB_API_KEY = 'lienzo-web';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** What the answer carries besides JSON. */
export type ResponseKind = 'json' | 'file' | 'empty';

/**
 * One call. `roles: 'public'` needs no session; a list names the roles that may call it; `'token'` is for programs with
 * an API token, which reaches no other call, as a session reaches none of these.
 * A `multipart` body is `{ file }` besides the fields named in `body`; a `streamed` one has only the file, which is
 * never held in memory.
 */
export type Endpoint<
  Query extends z.ZodType = z.ZodType,
  Body extends z.ZodType = z.ZodType,
  Response extends z.ZodType = z.ZodType,
> = {
  name: string;
  method: Method;
  path: string;
  roles: 'public' | 'token' | readonly Role[];
  /** Headers beside those of every call. */
  headers?: z.ZodObject;
  query?: Query;
  body?: Body;
  multipart?: true | 'streamed';
  /** Of every body but a streamed one, which its handler limits; without it the API does not start. */
  bodyLimit?: BodyLimit;
  /** A browser opens it as an address, so it comes without the headers of a call. */
  navigable?: boolean;
  /** The answer carries a secret, so it is not compressed. */
  secret?: boolean;
  response: Response;
  kind: ResponseKind;
};

/** Declares a call; types flow from its schemas. */
export function endpoint<Query extends z.ZodType, Body extends z.ZodType, Response extends z.ZodType>(
  entry: Endpoint<Query, Body, Response>,
): Endpoint<Query, Body, Response> {
  return entry;
}

export type QueryOf<E> = E extends Endpoint<infer Query, z.ZodType, z.ZodType> ? z.input<Query> : never;
export type BodyOf<E> = E extends Endpoint<z.ZodType, infer Body, z.ZodType> ? z.input<Body> : never;
export type ResponseOf<E> =
  E extends Endpoint<z.ZodType, z.ZodType, infer Response> ? z.output<Response> : never;
