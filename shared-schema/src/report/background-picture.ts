/** A picture behind the content of the pages, below the watermark. */
import { z } from 'zod';
import { paperMessages } from '../rule-messages/paper-messages.ts';

export const MIN_PICTURE_SHARE = 10;
export const MIN_PICTURE_OPACITY = 5;

export const backgroundPicture = z.object({
  /** As the `valor` of an image. */
  valor: z.string(),
  image_name: z.string().max(255),
  /** `contain`: whole, in the middle of the page; `cover`: over all of the page, cut where it has another shape. */
  fit: z.enum(['contain', 'cover']),
  /** The share of the page, in percent, that one which is whole fits into. */
  tamaño: z.number().min(MIN_PICTURE_SHARE).max(100),
  /** In percent. */
  opacidad: z.number().min(MIN_PICTURE_OPACITY).max(100),
  /** `primera`: where the header and footer of a first page stand. */
  paginas: z.enum(['todas', 'primera']),
});
export type BackgroundPicture = z.infer<typeof backgroundPicture>;

export const NEW_BACKGROUND_PICTURE: BackgroundPicture = {
  ...{ valor: '', image_name: '', fit: 'contain', tamaño: 60, opacidad: 15, paginas: 'todas' },
};

/** Why it cannot be printed; null when it can, and where there is none. */
export const backgroundPictureProblem = ({
  imagen_fondo,
}: {
  imagen_fondo?: BackgroundPicture | undefined;
}): string | null => (imagen_fondo?.valor === '' ? paperMessages.noPicture : null);

/** A place on a page in points. */
export type PictureBox = { left: number; top: number; width: number; height: number };

/** Where a picture of this size stands on its page; one that covers it reaches over its edges. */
export function pictureBox(
  { fit, tamaño }: Pick<BackgroundPicture, 'fit' | 'tamaño'>,
  picture: { width: number; height: number },
  page: { width: number; height: number },
): PictureBox {
  const scales = [page.width / picture.width, page.height / picture.height];
  const scale = fit === 'cover' ? Math.max(...scales) : (Math.min(...scales) * tamaño) / 100;
  const [width, height] = [picture.width * scale, picture.height * scale];
  return { width, height, left: (page.width - width) / 2, top: (page.height - height) / 2 };
}
