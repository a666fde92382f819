import type { Picture } from './picture.ts';

/** Segments before the picture's own: a few dozen in any that a program wrote. */
const MAX_SEGMENTS = 1_000;
const ORIENTATION_TAG = 0x0112;

/**
 * How a JPEG is turned, from its EXIF data (CIPA DC-008, 4.6.5.1.6): 1 for upright, 2 to 8 for mirrored and turned by
 * quarters. Cameras keep the sensor's rows and say here which way they were held.
 */
function jpegOrientation({ type, bytes }: Picture): number {
  if (type !== 'jpeg') return 1;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const tiff = exifOf(view);
  const value = tiff === undefined ? 1 : orientationIn(tiff);
  return value >= 1 && value <= 8 ? value : 1;
}

/** A turned photograph is stored in a PDF pixel by pixel, ten times as large as its file. */
export const isTurned = (picture: Picture): boolean => jpegOrientation(picture) !== 1;

/** The TIFF structure of the EXIF segment. */
function exifOf(view: DataView): DataView | undefined {
  let at = 2;
  for (let segment = 0; segment < MAX_SEGMENTS && at + 10 < view.byteLength; segment += 1) {
    const marker = view.getUint16(at);
    const length = view.getUint16(at + 2);
    // From the start of scan on there are pixels.
    if (marker >> 8 !== 0xff || marker === 0xffda) return undefined;
    const isExif = marker === 0xffe1 && length > 16 && view.getUint32(at + 4) === 0x45786966;
    const end = at + 2 + length;
    if (isExif && end <= view.byteLength)
      return new DataView(view.buffer, view.byteOffset + at + 10, end - at - 10);
    at = end;
  }
  return undefined;
}

/** The orientation in the first directory; 1 where it is not said. */
function orientationIn(tiff: DataView): number {
  const little = tiff.getUint16(0) === 0x4949;
  const directory = tiff.getUint32(4, little);
  if (directory + 2 > tiff.byteLength) return 1;
  const entries = tiff.getUint16(directory, little);
  for (let index = 0; index < entries; index += 1) {
    const at = directory + 2 + 12 * index;
    if (at + 12 > tiff.byteLength) return 1;
    if (tiff.getUint16(at, little) === ORIENTATION_TAG) return tiff.getUint16(at + 8, little);
  }
  return 1;
}
