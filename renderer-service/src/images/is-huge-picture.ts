import type { Picture } from './picture.ts';
import { pictureSize } from './picture-size.ts';

/** Pixels of the largest picture that is shown: each takes four bytes, however small its file. */
const MAX_PIXELS = 100_000_000;

/** Whether a picture says that it has more pixels than a page of paper has use for, or memory. */
export function isHugePicture(picture: Picture): boolean {
  const size = pictureSize(picture);
  return size !== null && size.width * size.height > MAX_PIXELS;
}
