import { type PictureBox, pictureBox } from '@lienzo/schema/report/background-picture';
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
import { pictureSize } from '../../../assets/images/picture-size.ts';
import type { WordContext } from '../items/word-context.ts';
import { WORD_TYPES } from '../items/word-image.ts';
import { pixels } from '../items/word-picture.ts';

type Paper = Pick<ReportDocument, 'orientation' | 'page'>;

/** Below the watermark, whose place Word counts down from 503,316,480. */
const PICTURE = 503_316_480 - 251_659_008;
/** English metric units in a point. */
const EMU = 12_700;
/** Thousandths of a percent, in which DrawingML counts. */
const PER_PERCENT = 1_000;

/** The picture behind the pages of a section, in a header; undefined where there is none that Word supports. */
export function backgroundRun(
  { orientation, page }: Paper,
  { images }: WordContext,
  isFirst: boolean,
): Run | undefined {
  const { imagen_fondo: behind, papel } = page;
  if (behind === undefined || (behind.paginas === 'primera' && !isFirst)) return undefined;
  const picture = images(behind.valor);
  const size = picture === null ? null : pictureSize(picture);
  if (picture === null || size === null || picture.type === 'webp') return undefined;
  const paper = pageSize(orientation, papel);
  const box = pictureBox(behind, size, paper);
  const shown: PictureBox = {
    left: Math.max(0, box.left),
    top: Math.max(0, box.top),
    width: Math.min(box.width, paper.width),
    height: Math.min(box.height, paper.height),
  };
  // What would reach over the edges of the page is cut off.
  const crop = {
    across: (Math.max(0, -box.left) / box.width) * 100,
    along: (Math.max(0, -box.top) / box.height) * 100,
  };
  return new CroppedPicture(
    { type: WORD_TYPES[picture.type], data: Buffer.from(picture.bytes), ...placed(shown, PICTURE) },
    crop,
  );
}

/**
 * The colour of pages that may have a picture over it, as a picture of one point: LibreOffice shows pictures below the
 * shapes that Word makes. Undefined for pages without a colour.
 */
export function colorBelowPicture({ orientation, page }: Paper): Run | undefined {
  const { fondo, papel } = page;
  if (fondo === undefined) return undefined;
  const box = { left: 0, top: 0, ...pageSize(orientation, papel) };
  return new CroppedPicture(
    { type: 'gif', data: onePoint(fondo), ...placed(box, PICTURE - 1) },
    { across: 0, along: 0 },
  );
}

/** A GIF of one point. @param color `#rrggbb` */
function onePoint(color: string): Buffer {
  const [head, picture] = ['47494638396101000100800000', '2c00000000010001000002024401003b'];
  return Buffer.from(head + color.slice(1).repeat(2) + picture, 'hex');
}

/** A picture behind the text. It is an ornament: screen readers pass it over. */
const placed = ({ left, top, width, height }: PictureBox, zIndex: number) => ({
  transformation: { width: pixels(width), height: pixels(height) },
  floating: {
    behindDocument: true,
    zIndex,
    horizontalPosition: { relative: HorizontalPositionRelativeFrom.PAGE, offset: Math.round(left * EMU) },
    verticalPosition: { relative: VerticalPositionRelativeFrom.PAGE, offset: Math.round(top * EMU) },
    wrap: { type: TextWrappingType.NONE },
  },
  altText: { name: 'Fondo', title: '', description: '' },
});

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
    const { across, along } = this.crop;
    const [sides, ends] = [Math.round(across * PER_PERCENT), Math.round(along * PER_PERCENT)];
    const xml = this.picture.prepForXml(context);
    setAttributes(xml, 'a:srcRect', { l: sides, t: ends, r: sides, b: ends });
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
