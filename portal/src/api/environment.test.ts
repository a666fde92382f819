import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { EnvironmentError, readEnvironment } from './environment.ts';

const SECRET = 'x'.repeat(32);
let data = '';
beforeEach(() => {
  data = mkdtempSync(path.join(tmpdir(), 'lienzo-env-'));
});
afterEach(() => rmSync(data, { recursive: true, force: true }));

const messageFor = (variables: Record<string, string>): string => {
  try {
    readEnvironment({ LIENZO_DATA: data, ...variables });
    return '';
  } catch (error) {
    if (error instanceof EnvironmentError) return error.message;
    throw error;
  }
};

describe('readEnvironment', () => {
  it('needs nothing for a demonstration', () => {
    expect(readEnvironment({ LIENZO_DATA: data, DATABASE_URL: '' })).toMatchObject({
      port: 3000,
      demo: true,
      production: false,
      databaseUrl: undefined,
      rendererUrl: undefined,
      behindProxy: false,
    });
  });

  it('makes a secret once, that only this account can read', () => {
    const first = readEnvironment({ LIENZO_DATA: path.join(data, 'new') });
    expect(first.sessionSecret.length).toBeGreaterThanOrEqual(32);
    expect(readEnvironment({ LIENZO_DATA: path.join(data, 'new') }).sessionSecret).toBe(first.sessionSecret);
    expect(statSync(path.join(data, 'new/secret')).mode & 0o777).toBe(0o600);
    expect(readFileSync(path.join(data, 'new/secret'), 'utf8')).toBe(first.sessionSecret);
  });

  it('does not start without a secret in production or without the demonstration', () => {
    expect(messageFor({ NODE_ENV: 'production' })).toContain('SESSION_SECRET');
    expect(messageFor({ LIENZO_DEMO: '0' })).toContain('SESSION_SECRET');
    expect(messageFor({ NODE_ENV: 'production', SESSION_SECRET: 'corto' })).toContain('32 caracteres');
  });

  it('has no demonstration in production, whatever is asked', () => {
    const production = { NODE_ENV: 'production', SESSION_SECRET: SECRET, LIENZO_DATA: data };
    expect(readEnvironment({ ...production, LIENZO_DEMO: '1' }).demo).toBe(false);
    expect(readEnvironment({ ...production }).demo).toBe(false);
    expect(readEnvironment({ LIENZO_DEMO: '0', SESSION_SECRET: SECRET, LIENZO_DATA: data }).demo).toBe(false);
  });

  it('names every faulty variable in Spanish', () => {
    const message = messageFor({
      PORT: '99999',
      LIENZO_DEMO: 'sí',
      DATABASE_URL: 'mysql://x',
      SMTP_URL: 'correo',
    });
    for (const name of ['PORT', 'LIENZO_DEMO', 'DATABASE_URL', 'SMTP_URL'])
      expect(message).toContain(`  ${name}: `);
    expect(messageFor({ PORT: 'tres mil' })).toContain('número de puerto');
  });

  it('says when the data directory cannot be written or its secret is damaged', () => {
    writeFileSync(path.join(data, 'a file'), '');
    expect(messageFor({ LIENZO_DATA: path.join(data, 'a file/below') })).toContain('No se puede escribir');
    writeFileSync(path.join(data, 'secret'), 'x');
    expect(messageFor({})).toContain('dañado');
  });
});
