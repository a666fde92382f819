import sharp from 'sharp';

/** Pixels: sharp at ten centimetres of paper. */
const BOX = { width: 1000, height: 500 };
/** A picture that unfolds to more is refused before it is decoded. */
const MOST_PIXELS = 40_000_000;

/**
 * A logo as it is kept: turned as its camera says, no larger than it is shown, and drawn anew, so that nothing but the
 * picture itself is left of what was sent.
 * @param bytes a JPG or PNG.
 * @returns null when it cannot be read as one, or is absurdly large.
 */
export async function scaleLogo(
  bytes: Buffer,
  media_type: 'image/jpeg' | 'image/png',
): Promise<Buffer | null> {
  const scaled = sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error' })
    .autoOrient()
    .resize({ ...BOX, fit: 'inside', withoutEnlargement: true });
  const drawn =
    media_type === 'image/png' ? scaled.png({ compressionLevel: 9 }) : scaled.jpeg({ quality: 90 });
  return await drawn.toBuffer().catch(() => null);
}
