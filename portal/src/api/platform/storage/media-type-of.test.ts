import { describe, expect, it } from 'vitest';
import { isPacked, mayRunInBrowser, mediaTypeOf } from './media-type-of.ts';

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

it.each([
  ['%PDF-1.7', 'a.pdf', 'application/pdf'],
  ['%PDF-1.7', 'a.html', 'application/pdf'],
  ['\x89PNG\r\n\x1a\n…', 'a.txt', 'image/png'],
  ['PK\x03\x04…', 'Nómina.XLSX', XLSX],
  ['PK\x03\x04…', 'a.zip', 'application/zip'],
  ['PK\x03\x04…', 'a.constructor', 'application/zip'],
  ['\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1', 'a.xls', 'application/vnd.ms-excel'],
  ['a,b\r\n1,2', 'a.csv', 'text/csv'],
  ['Se\u00f1or', 'a', 'text/plain'],
  ['<?xml version="1.0"?><cfdi:Comprobante/>', 'factura.xml', 'application/xml'],
  ['<html><script>alert(1)</script>', 'a.png', 'text/html'],
  ['\n <!DOCTYPE html>', 'a.txt', 'text/html'],
  ['nada', 'a.html', 'text/html'],
  ['<svg onload="x"/>', 'a.jpg', 'image/svg+xml'],
  ['<?xml version="1.0"?><!-- x --><svg:svg xmlns:svg="…">', 'a.xml', 'image/svg+xml'],
  ['MZ\x90\0\x03', 'a.pdf', 'application/octet-stream'],
  ['', 'a.txt', 'text/plain'],
])('%j as %s is %s', (head, name, expected) => {
  expect(mediaTypeOf(Buffer.from(head, 'latin1'), name)).toBe(expected);
});

describe('what a type means', () => {
  it('tells what a browser could run', () => {
    for (const type of ['text/html', 'image/svg+xml', 'application/xml', 'text/javascript'])
      expect(mayRunInBrowser(type), type).toBe(true);
    for (const type of ['application/pdf', 'text/plain', 'text/csv', 'image/png', XLSX])
      expect(mayRunInBrowser(type), type).toBe(false);
  });

  it('tells what is packed already', () => {
    for (const type of ['application/pdf', 'image/png', 'application/zip', XLSX])
      expect(isPacked(type), type).toBe(true);
    for (const type of ['application/xml', 'text/csv', 'image/bmp', 'application/msword'])
      expect(isPacked(type), type).toBe(false);
  });
});
