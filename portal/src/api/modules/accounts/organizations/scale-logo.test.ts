import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { onePixel } from '../../../testing/one-pixel.ts';
import { scaleLogo } from './scale-logo.ts';

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: { r: 200, g: 30, b: 30 } } });

describe('a logo', () => {
  it('is made no larger than it is shown, and keeps its shape', async () => {
    const scaled = await scaleLogo(await picture(4000, 1000).png().toBuffer(), 'image/png');
    expect(await sharp(scaled ?? undefined).metadata()).toMatchObject({
      format: 'png',
      width: 1000,
      height: 250,
    });
  });

  it('that is small stays as large as it is', async () => {
    const scaled = await scaleLogo(Buffer.from(onePixel()), 'image/png');
    expect(await sharp(scaled ?? undefined).metadata()).toMatchObject({ width: 1, height: 1 });
  });

  it('keeps nothing of what was sent beside the picture', async () => {
    const sent = await picture(40, 20)
      .withExif({ IFD0: { Copyright: 'la casa de Rosa' } })
      .jpeg()
      .toBuffer();
    const trailing = Buffer.concat([sent, Buffer.from('<script>alert(1)</script>')]);
    expect(trailing.includes('la casa de Rosa')).toBe(true);
    const scaled = await scaleLogo(trailing, 'image/jpeg');
    expect(scaled?.includes('la casa de Rosa')).toBe(false);
    expect(scaled?.includes('script')).toBe(false);
  });

  it('that is damaged, or unfolds to more than a machine should hold, is none', async () => {
    const sent = await picture(400, 200).png().toBuffer();
    expect(await scaleLogo(sent.subarray(0, sent.length - 40), 'image/png')).toBeNull();
    expect(await scaleLogo(await picture(9000, 9000).png().toBuffer(), 'image/png')).toBeNull();
  });
});
