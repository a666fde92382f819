import { OpenAPIHono } from '@hono/zod-openapi';
import { type Endpoint, endpoint, type Role } from '@lienzo/schema/api/endpoint';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { authenticate } from '../../modules/accounts/accounts.ts';
import { authenticateToken } from '../../modules/api-tokens/api-tokens.ts';
import { closedServices } from '../../testing/closed-services.ts';
import type { ApiEnv } from './api-env.ts';
import { mountEndpoints } from './mount-endpoints.ts';

const callFor = (roles: 'public' | 'token' | readonly Role[], name = 'call') =>
  endpoint({
    name,
    method: 'GET',
    path: `/${name}`,
    roles,
    response: z.object({}),
    kind: 'json',
  });
const mounting = (table: Record<string, Endpoint>) =>
  mountEndpoints(new OpenAPIHono<ApiEnv>(), {
    services: closedServices(),
    table,
    authenticate,
    authenticateToken,
  });
const answer = async () => ({});

describe('mounting the endpoint table', () => {
  it('accepts each call once, with the handler that its roles ask for', () => {
    const [open, closed] = [callFor('public', 'open'), callFor(['Admin'], 'closed')];
    const mount = mounting({ open, closed });
    mount.open(open, answer);
    mount.guarded(closed, answer);
    expect(() => mount.finish()).not.toThrow();
  });

  it('does not start when a call has no handler', () => {
    expect(() => mounting({ call: callFor(['Admin']) }).finish()).toThrow(
      'endpoints without a handler: call',
    );
  });

  it('does not start with a handler of no call, or a second one', () => {
    const call = callFor(['Admin']);
    expect(() => mounting({}).guarded(call, answer)).toThrow('not in the endpoint table');
    const mount = mounting({ call });
    mount.guarded(call, answer);
    expect(() => mount.guarded(call, answer)).toThrow('mounted twice');
  });

  it('does not start with a body that has no limit', () => {
    const call = { ...callFor(['Admin']), method: 'POST', body: z.object({}) } as const;
    expect(() => mounting({ call }).guarded(call, answer)).toThrow('no limit');
  });

  it('does not start without a role rule', () => {
    const call = callFor([]);
    expect(() => mounting({ call }).guarded(call, answer)).toThrow('no role rule');
  });

  it('lets programs reach only what is theirs, and nobody else that', () => {
    const [open, closed, program] = [
      callFor('public', 'open'),
      callFor(['Admin'], 'closed'),
      callFor('token', 'program'),
    ];
    expect(() => mounting({ program }).byToken(program, answer)).not.toThrow();
    expect(() => mounting({ program }).open(program, answer)).toThrow('disagree');
    expect(() => mounting({ program }).guarded(program, answer)).toThrow('disagree');
    expect(() => mounting({ closed }).byToken(closed, answer)).toThrow('disagree');
    expect(() => mounting({ open }).byToken(open, answer)).toThrow('disagree');
  });

  it('does not open a call that asks for a session, nor close one that does not', () => {
    const [open, closed] = [callFor('public', 'open'), callFor(['Admin'], 'closed')];
    expect(() => mounting({ closed }).open(closed, answer)).toThrow('disagree');
    expect(() => mounting({ open }).guarded(open, answer)).toThrow('disagree');
  });
});
