import { expect, it } from 'vitest';
import { pathParts } from './path-parts';

it('tells a folder from those above it', () => {
  expect(pathParts('Clientes → Acme → Recibos')).toEqual({ name: 'Recibos', above: 'Clientes → Acme' });
  expect(pathParts('Recibos')).toEqual({ name: 'Recibos', above: '' });
});
