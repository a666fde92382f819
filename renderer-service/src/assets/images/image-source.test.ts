import { starterLogo } from '@lienzo/templates/reports/starter-logo';
import { describe, expect, it } from 'vitest';
import { imageSource } from './image-source.ts';
import { pictureSize } from './picture-size.ts';

describe('the pictures of a report', () => {
  it('are found by id or carried by the item', () => {
    const source = imageSource({ logo: starterLogo });
    const picture = source('logo');
    expect(picture?.type).toBe('png');
    expect(source(starterLogo)?.bytes).toEqual(picture?.bytes);
    expect(picture && pictureSize(picture)).toEqual({ width: 435, height: 144 });
  });

  it.each([
    'file:///etc/passwd',
    'http://127.0.0.1/x.png',
    'data:image/svg+xml;base64,PHN2Zy8+',
    `data:image/png;base64,${Buffer.from('<svg onload="x()"/>').toString('base64')}`,
    'data:text/html;base64,AAAA',
    'constructor',
  ])('are nothing else: %s', (valor) => {
    expect(imageSource({})(valor)).toBeNull();
  });
});
