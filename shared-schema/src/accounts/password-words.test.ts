import { describe, expect, it } from 'vitest';
import { COMMON_TEXTS, isMadeOf, textIn } from './password-words.ts';

describe('a password', () => {
  it.each([
    'Password1',
    'P@ssw0rd1',
    'Lienzo2026',
    'lienzoLIENZO1',
    'Contraseña1',
    'Qwerty123',
    'Abc12345',
    'Nómina2026!',
    'Bienvenido-1',
  ])('of common words is told: %s', (password) => {
    expect(isMadeOf(password, COMMON_TEXTS)).toBe(true);
  });

  it.each(['Zoraida2026', 'QuezadaZoraida1', 'Z0r4ida99', 'Norte-Capital-1'])(
    'of one’s own words is told: %s',
    (password) => {
      const own = textIn('Zoraida Quezada', 'zoraida.q@norte.test', 'Norte Capital Humano');
      expect(isMadeOf(password, own)).toBe(true);
    },
  );

  it.each(['Tres-Nubes-26', 'Manzanares77x', 'Xk9v2Lq8', 'Lienzo y catorce gansos 7'])(
    'with more than that is not: %s',
    (password) => {
      expect(isMadeOf(password, [...COMMON_TEXTS, ...textIn('Ana', 'ana@norte.test')])).toBe(false);
    },
  );

  it('is not made of words too short to be looked for', () => {
    expect(isMadeOf('Jardín-8', textIn('Jo Li'))).toBe(false);
  });
});
