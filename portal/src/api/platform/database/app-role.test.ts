import fc from 'fast-check';
import { expect, test } from 'vitest';
import { appRoleBase, appRoleOf } from './app-role.ts';

const PASSWORD = 'derived from a secret';

test('a role is named after its database and its password', () => {
  expect(appRoleOf('lienzo', PASSWORD)).toMatch(/^lienzo_app_lienzo_[0-9a-f]{8}$/);
  expect(appRoleOf('lienzo', PASSWORD)).toBe(appRoleOf('lienzo', PASSWORD));
  expect(appRoleOf('lienzo', `${PASSWORD}!`)).not.toBe(appRoleOf('lienzo', PASSWORD));
});

test.each(['a'.repeat(63), 'ñ'.repeat(31), 'Nómina de "Alimentos La Cañada"', `${'b'.repeat(42)}`])(
  'the role of %s has a name that the server keeps whole',
  (database) => {
    expect(Buffer.byteLength(appRoleOf(database, PASSWORD))).toBeLessThanOrEqual(63);
  },
);

test('no two databases have one role, however alike their names are', () => {
  const part = fc.constantFrom('a', '_', 'ñ', '0a1b2c3d', '_0a1b2c3d', 'b'.repeat(20));
  const name = fc.array(part, { minLength: 1, maxLength: 4 }).map((parts) => parts.join(''));
  fc.assert(
    fc.property(name, name, (one, other) => {
      fc.pre(one !== other);
      expect(appRoleBase(one)).not.toBe(appRoleBase(other));
      expect(appRoleOf(one, PASSWORD)).not.toBe(appRoleOf(other, PASSWORD));
      // What is outdated is found by the base: the role of another database never looks like one of ours.
      const rest = appRoleOf(other, PASSWORD).slice(appRoleBase(one).length);
      if (appRoleOf(other, PASSWORD).startsWith(appRoleBase(one))) expect(rest).not.toMatch(/^_[0-9a-f]{8}$/);
    }),
  );
});
