import { expect, test } from 'vitest';
import { syllables, withSoftHyphens } from './soft-hyphens.ts';

test.each([
  'ad-mi-nis-tra-ción',
  'cons-ti-tu-cio-nal',
  'trans-por-te',
  'abs-trac-to',
  'ins-tau-rar',
  'pe-rro',
  'ca-lle',
  'mu-cha-cho',
  'al-co-ho-li-zar',
  'atle-ta',
  'aé-reo',
  'le-yes',
  'CONS-TRUC-TO-RA',
  'ban-que-ro',
  'Pa-ran-ga-ri-cu-ti-ri-mí-cua-ro',
  'ex-cep-cio-nal',
  'ho-ja',
  'sol',
])('%s', (parts) => {
  expect(syllables(parts.replaceAll('-', '')).join('-')).toBe(parts);
});

test('only words that are wider than the room are parted, and nothing else is changed', () => {
  const room = { width: 60, fontSize: 10 };
  expect(withSoftHyphens('Administración general', room)).toBe(
    'Ad\u00admi\u00adnis\u00adtra\u00adción general',
  );
  expect(withSoftHyphens('Administración general', { width: 300, fontSize: 10 })).toBe(
    'Administración general',
  );
  expect(
    withSoftHyphens('PEGJ850101HDFRRN09 ana@administracion.mx 123456789012', { width: 200, fontSize: 10 }),
  ).toBe('PEGJ850101HDFRRN09 ana@administracion.mx 123456789012');
});
