import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { findUnknownKeys } from './find-unknown-keys.ts';

const PLANTED = `type Style = { bold?: boolean; size?: number };
declare const base: Style;
declare const isBold: boolean;
declare function draw(style: Style, options?: { once?: boolean } | undefined): void;
declare function keep<T extends object>(value: T): T;
draw({ ...base, look: true });
draw({ ...base, ...(isBold && { weight: 700 }) });
draw(base, { ...(isBold ? { twice: true } : {}) });
export const typed: Style = { size: 1, ...base, colour: '#000' };
`;

/** What is no mistake. */
const ALLOWED = `type Style = { bold?: boolean; size?: number };
declare const base: Style;
declare function draw(style: Style | string | null): void;
declare function keep<T extends object>(value: T): T;
draw({ ...base, bold: true, ...(base.bold && { size: 2 }) });
keep({ ...base, anything: 1 });
export const loose: Record<string, unknown> = { ...base, anything: 1 };
export const free = { ...base, anything: 1 };
export const both: Style & { more: number } = { ...base, more: 1 };
export const promised = async (): Promise<Style> => ({ ...base, size: 3 });
`;

let root = '';
beforeAll(() => {
  root = realpathSync(mkdtempSync(path.join(tmpdir(), 'lienzo-literals-')));
  mkdirSync(path.join(root, 'src'));
  writeFileSync(path.join(root, 'src/planted.ts'), PLANTED);
  writeFileSync(path.join(root, 'src/allowed.ts'), ALLOWED);
  const compilerOptions = { strict: true, noEmit: true, target: 'esnext', types: [] };
  writeFileSync(path.join(root, 'tsconfig.json'), JSON.stringify({ compilerOptions, include: ['src'] }));
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

it('finds keys that the type of a literal does not have beside a spread, and within one', () => {
  const { found, literals } = findUnknownKeys(root, ['tsconfig.json']);
  expect(found).toEqual(
    [
      { line: 6, key: 'look' },
      { line: 7, key: 'weight' },
      { line: 8, key: 'twice' },
      { line: 9, key: 'colour' },
    ].map((one) => ({ file: 'src/planted.ts', ...one })),
  );
  expect(literals).toBeGreaterThan(6);
});

it('names a project that there is not', () => {
  expect(() => findUnknownKeys(root, ['nowhere/tsconfig.json'])).toThrow();
});
