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
    expect(first.sessionSecrets.current.length).toBeGreaterThanOrEqual(32);
    expect(readEnvironment({ LIENZO_DATA: path.join(data, 'new') }).sessionSecrets).toEqual(
      first.sessionSecrets,
    );
    expect(statSync(path.join(data, 'new/secret')).mode & 0o777).toBe(0o600);
    expect(readFileSync(path.join(data, 'new/secret'), 'utf8')).toBe(first.sessionSecrets.current);
  });

  it('does not start without a secret in production or without the demonstration', () => {
    expect(messageFor({ NODE_ENV: 'production' })).toContain('SESSION_SECRET');
    expect(messageFor({ LIENZO_DEMO: '0' })).toContain('SESSION_SECRET');
    expect(messageFor({ NODE_ENV: 'production', SESSION_SECRET: 'corto' })).toContain('32 caracteres');
  });

  it('takes a second secret that is still accepted', () => {
    const given = { SESSION_SECRET: SECRET, SESSION_SECRET_PREVIOUS: 'y'.repeat(32), LIENZO_DATA: data };
    expect(readEnvironment(given).sessionSecrets).toEqual({ current: SECRET, previous: 'y'.repeat(32) });
    const without = { ...given, SESSION_SECRET_PREVIOUS: '' };
    expect(readEnvironment(without).sessionSecrets).toEqual({ current: SECRET, previous: undefined });
    expect(messageFor({ ...given, SESSION_SECRET_PREVIOUS: 'corto' })).toContain('SESSION_SECRET_PREVIOUS');
  });

  it('has no demonstration in production, whatever is asked', () => {
    const production = { NODE_ENV: 'production', SESSION_SECRET: SECRET, LIENZO_DATA: data };
    expect(readEnvironment({ ...production, LIENZO_DEMO: '1' }).demo).toBe(false);
    expect(readEnvironment({ ...production }).demo).toBe(false);
    expect(readEnvironment({ LIENZO_DEMO: '0', SESSION_SECRET: SECRET, LIENZO_DATA: data }).demo).toBe(false);
  });

  it('takes the address of links from PUBLIC_URL, never with a slash at its end', () => {
    const publicUrl = (given: Record<string, string>) =>
      readEnvironment({ LIENZO_DATA: data, ...given }).publicUrl;
    expect(publicUrl({ PORT: '4000' })).toBe('http://localhost:4000');
    expect(publicUrl({ PUBLIC_URL: 'https://portal.ejemplo.mx/' })).toBe('https://portal.ejemplo.mx');
    expect(messageFor({ PUBLIC_URL: 'https://portal.ejemplo.mx/app' })).toContain('PUBLIC_URL');
    const production = { NODE_ENV: 'production', SESSION_SECRET: SECRET, SMTP_URL: 'smtp://correo:25' };
    expect(messageFor(production)).toContain('Falta PUBLIC_URL');
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

  it('lets a demonstration, whose passwords everybody knows, listen to this machine alone unless told otherwise', () => {
    const host = (given: Record<string, string>) =>
      readEnvironment({ LIENZO_DATA: data, SESSION_SECRET: SECRET, ...given }).host;
    expect(host({})).toBe('127.0.0.1');
    expect(host({ HOST: '0.0.0.0' })).toBe('0.0.0.0');
    expect(host({ NODE_ENV: 'production' })).toBeUndefined();
    expect(host({ LIENZO_DEMO: '0' })).toBeUndefined();
    expect(host({ NODE_ENV: 'production', HOST: '127.0.0.1' })).toBe('127.0.0.1');
  });

  it('takes a bucket only with all that is needed to reach it', () => {
    expect(messageFor({ S3_URL: 'http://localhost:9000', S3_BUCKET: 'archivos' })).toBe(
      'Falta S3_ACCESS_KEY, S3_SECRET_KEY: con S3_URL son obligatorias.',
    );
    const keys = { S3_BUCKET: 'archivos', S3_ACCESS_KEY: 'llave', S3_SECRET_KEY: 'secreto' };
    const given = { LIENZO_DATA: data, S3_URL: 'http://localhost:9000', ...keys };
    expect(readEnvironment(given).s3).toMatchObject({ bucket: 'archivos', pathStyle: true });
    expect(readEnvironment({ ...given, S3_PATH_STYLE: '0' }).s3?.pathStyle).toBe(false);
    expect(readEnvironment({ LIENZO_DATA: data, ...keys }).s3).toBeUndefined();
    expect(messageFor({ S3_URL: 's3://archivos' })).toContain('S3_URL');
  });

  it('takes the receivers of webhooks that may be of a private network', () => {
    const allowed = (WEBHOOK_ALLOW: string) => [
      ...readEnvironment({ LIENZO_DATA: data, WEBHOOK_ALLOW }).webhookAllowed,
    ];
    expect(allowed('')).toEqual([]);
    expect(allowed('avisos.interno:443,[::1]:8080')).toEqual(['avisos.interno:443', '::1:8080']);
    for (const wrong of ['avisos.interno', 'https://avisos:443', 'a:1, b:2'])
      expect(messageFor({ WEBHOOK_ALLOW: wrong })).toContain('WEBHOOK_ALLOW');
  });

  it('knows the two addresses of an antivirus', () => {
    for (const url of ['tcp://clamd:3310', 'unix:///run/clamav/clamd.ctl'])
      expect(readEnvironment({ LIENZO_DATA: data, CLAMD_URL: url }).clamdUrl).toBe(url);
    for (const url of ['clamd:3310', 'tcp://clamd', 'unix://clamd'])
      expect(messageFor({ CLAMD_URL: url })).toContain('CLAMD_URL');
  });

  it('says when the data directory cannot be written or its secret is damaged', () => {
    writeFileSync(path.join(data, 'a file'), '');
    expect(messageFor({ LIENZO_DATA: path.join(data, 'a file/below') })).toContain('No se puede escribir');
    writeFileSync(path.join(data, 'secret'), 'x');
    expect(messageFor({})).toContain('dañado');
  });
});
