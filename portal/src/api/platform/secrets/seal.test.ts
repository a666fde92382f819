import { expect, test } from 'vitest';
import { reseal, seal, unseal } from './seal.ts';

const OLD = { current: 'an old secret that only these tests know', previous: undefined };
const BOTH = { current: 'a new secret that only these tests know', previous: OLD.current };
const NEW = { ...BOTH, previous: undefined };

test('what was sealed is opened by its secret, current or previous, and by no other', () => {
  const sealed = seal(OLD, 'contraseña');
  expect(sealed.toString('latin1')).not.toContain('contrase');
  expect(unseal(OLD, sealed)).toBe('contraseña');
  expect(unseal(BOTH, sealed)).toBe('contraseña');
  expect(() => unseal(NEW, sealed)).toThrow('not accepted any more');
});

test('it is sealed again under the current secret, once', () => {
  const again = reseal(BOTH, seal(OLD, 'contraseña'));
  if (again === null) throw new Error('it was not sealed again');
  expect(unseal(NEW, again)).toBe('contraseña');
  expect(reseal(BOTH, again)).toBeNull();
  expect(reseal(NEW, seal(OLD, 'x'))).toBeNull();
});

test('what was changed is opened by nobody', () => {
  const sealed = seal(OLD, 'contraseña');
  sealed[sealed.length - 1] = (sealed.at(-1) ?? 0) ^ 1;
  expect(() => unseal(BOTH, sealed)).toThrow('not accepted any more');
});
