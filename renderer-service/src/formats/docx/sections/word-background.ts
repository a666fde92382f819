import { picturePlace } from '@lienzo/schema/report/background-picture';
import { pageSize, type ReportDocument } from '@lienzo/schema/report/report';
import {
  HorizontalPositionRelativeFrom,
  type IContext,
  ImageRun,
  type IXmlableObject,
  Run,
  TextWrappingType,
  VerticalPositionRelativeFrom,
} from 'docx';
import { pictureSize } from '../../../images/picture-size.ts';
import type { WordContext } from '../items/word-context.ts';
import { WORD_TYPES } from '../items/word-image.ts';
import { pixels } from '../items/word-picture.ts';

/** English metric units in a point. */
const EMU = 12_700;
/** Thousandths of a percent, in which DrawingML counts. */
const PER_PERCENT = 1_000;

/** The picture behind the pages of a section, in a header; undefined where there is none that Word supports. */
export function backgroundRun(
  { orientation, page }: Pick<ReportDocument, 'orientation' | 'page'>,
  { images }: WordContext,
  isFirst: boolean,
): Run | undefined {
  const { imagen_fondo: behind, papel } = page;
  if (behind === undefined || (behind.paginas === 'primera' && !isFirst)) return undefined;
  const picture = images(behind.valor);
  const size = picture === null ? null : pictureSize(picture);
  if (picture === null || size === null || picture.type === 'webp') return undefined;
  const paper = pageSize(orientation, papel);
  const place = picturePlace(behind, size, paper);
  // What would reach over the edges of the page is cut off.
  const [left, top] = [Math.max(0, place.left), Math.max(0, place.top)];
  const [width, height] = [Math.min(place.width, paper.width), Math.min(place.height, paper.height)];
  const crop = {
    across: (Math.max(0, -place.left) / place.width) * 100,
    along: (Math.max(0, -place.top) / place.height) * 100,
  };
  return new CroppedPicture(
    {
      type: WORD_TYPES[picture.type],
      data: Buffer.from(picture.bytes),
      transformation: { width: pixels(width), height: pixels(height) },
      floating: {
        behindDocument: true,
        horizontalPosition: {
          relative: HorizontalPositionRelativeFrom.PAGE,
          offset: Math.round(left * EMU),
        },
        verticalPosition: { relative: VerticalPositionRelativeFrom.PAGE, offset: Math.round(top * EMU) },
        wrap: { type: TextWrappingType.NONE },
      },
      // It is an ornament: screen readers pass it over.
      altText: { name: 'Fondo', title: '', description: '' },
    },
    crop,
  );
}

type Crop = { across: number; along: number };

/** A picture of which only the middle is shown: the library knows no crop. */
class CroppedPicture extends Run {
  private readonly picture: ImageRun;
  private readonly crop: Crop;

  constructor(options: ConstructorParameters<typeof ImageRun>[0], crop: Crop) {
    super({});
    this.picture = new ImageRun(options);
    this.crop = crop;
  }

  override prepForXml(context: IContext): IXmlableObject | undefined {
    const [across, along] = [this.crop.across, this.crop.along].map((share) =>
      Math.round(share * PER_PERCENT),
    );
    const xml = this.picture.prepForXml(context);
    setAttributes(xml, 'a:srcRect', { l: across, t: along, r: across, b: along });
    return xml;
  }
}

/** Sets the attributes of the first element with a name. */
function setAttributes(node: unknown, name: string, attributes: object): boolean {
  if (typeof node !== 'object' || node === null) return false;
  if (Object.hasOwn(node, name)) {
    Object.assign(node, { [name]: { _attr: attributes } });
    return true;
  }
  return Object.values(node).some((value) => setAttributes(value, name, attributes));
}
