import { endpoints } from '@lienzo/schema/endpoints';
import { expect, test } from 'vitest';
import { NO_PDF_CHOICES, pdfOrder, withChoice } from './pdf-choices';

test('a PDF/A and a password turn each other off', () => {
  const archive = withChoice(NO_PDF_CHOICES, 'archive', true);
  const locked = withChoice(archive, 'protect', true);
  expect(locked).toMatchObject({ archive: false, protect: true });
  expect(withChoice(locked, 'archive', true)).toMatchObject({ archive: true, protect: false });
  expect(withChoice(archive, 'outline', true)).toMatchObject({ archive: true, outline: true });
});

test('nothing is ordered while the password is missing; every order is one that the API takes', () => {
  const locked = withChoice(NO_PDF_CHOICES, 'protect', true);
  expect(pdfOrder(locked)).toBeNull();
  for (const choices of [
    NO_PDF_CHOICES,
    withChoice(NO_PDF_CHOICES, 'archive', true),
    withChoice({ ...locked, password: 'Quincena 22' }, 'accessible', true),
  ]) {
    const order = endpoints.download_report.body?.parse({ report_id: 1, ...pdfOrder(choices) });
    expect(order?.pdf?.password?.open).toBe(choices.protect ? 'Quincena 22' : undefined);
  }
});

test('a password that was turned off is not sent', () => {
  expect(pdfOrder({ ...NO_PDF_CHOICES, password: 'Quincena 22' })?.pdf).not.toHaveProperty('password');
});
