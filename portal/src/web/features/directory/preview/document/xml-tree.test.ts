import { expect, it } from 'vitest';
import { parseXml } from './xml-tree';

it('gives elements, attributes and texts as they are read by docx-preview', () => {
  const root = parseXml(
    '<?xml version="1.0"?><w:document xmlns:w="urn:w" xmlns:x="urn:x"><w:p w:val="1"><w:t>Nómina &amp; más</w:t> fin</w:p></w:document>',
  ).firstElementChild;
  const paragraph = root?.firstElementChild;
  expect(root?.localName).toBe('document');
  expect([paragraph?.localName, paragraph?.namespaceURI]).toEqual(['p', 'urn:w']);
  expect(paragraph?.attributes.item(0)).toEqual({ localName: 'val', value: '1' });
  expect(paragraph?.textContent).toBe('Nómina & más fin');
  expect(paragraph?.lookupNamespaceURI('x')).toBe('urn:x');
  expect(paragraph?.childNodes.item(2)).toBeNull();
});

it.each([
  '<a>'.repeat(2000),
  '<a><b></a>',
  '<a>&lol;</a>',
  '<!DOCTYPE a [<!ENTITY l "l">]><a>&l;</a>',
  'texto',
])('refuses %s', (text) => {
  expect(() => parseXml(text)).toThrow();
});
