import { expect, it } from 'vitest';
import { codeContentProblem, MAX_CODE128, MAX_QR_BYTES } from './code-content.ts';

it('says what cannot be a code', () => {
  expect(codeContentProblem('code128', 'EMP-001 ñ')).toBeNull();
  expect(codeContentProblem('code128', 'precio €')).toContain('“€”');
  expect(codeContentProblem('code128', 'a\nb')).toContain('carácter');
  expect(codeContentProblem('code128', 'x'.repeat(MAX_CODE128 + 1))).toContain('demasiado largo');
  expect(codeContentProblem('qr', 'Ñandú € 🙂')).toBeNull();
  expect(codeContentProblem('qr', '€'.repeat(MAX_QR_BYTES))).toContain('demasiado largo');
  expect(codeContentProblem('qr', '  ')).toContain('no tiene contenido');
});
