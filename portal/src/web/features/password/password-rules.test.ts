import { textIn } from '@lienzo/schema/accounts/password-words';
import { expect, it } from 'vitest';
import { passwordProblem } from './password-problem';
import { PASSWORD_RULES } from './password-rules';

const PASSWORDS = [
  '',
  'corta',
  'Corta1',
  'larga y sin nada',
  'Larga y sin número',
  'larga con 1',
  'Ñandú 2026',
  'Lienzo2026',
  'Tres-Nubes-26',
  'Zoraida2026',
];

it.each(PASSWORDS)('the list and the check agree on "%s"', (password) => {
  const own = textIn('Zoraida Quezada');
  expect(PASSWORD_RULES.every((rule) => rule.isMet(password, own))).toBe(
    passwordProblem(password, own) === null,
  );
});
