import { readXml, type WorkbookPackage } from '../../../workbooks/workbooks.ts';
import { PACKAGE_LIMITS } from '../document-limits.ts';
import {
  type Attributes,
  attribute,
  type ParagraphLook,
  type RunLook,
  takeParagraphProperty,
  takeRunProperty,
} from './looks.ts';

type Style = { name: string; basedOn: string | null; run: RunLook; paragraph: ParagraphLook };

/** A style with all that it inherits. */
export type ResolvedStyle = { name: string; run: RunLook; paragraph: ParagraphLook };

/** Styles that inherit from each other in a longer row, or in a circle, inherit no further. */
const MAX_DEPTH = 20;

/** The styles of a document by id. */
export class DocumentStyles {
  /** The id of the style of paragraphs that name none. */
  normal: string | null = null;
  readonly defaults: RunLook = {};
  readonly #styles = new Map<string, Style>();
  readonly #resolved = new Map<string, ResolvedStyle>();

  add(id: string, style: Style): void {
    this.#styles.set(id, style);
  }

  /** @param id null: that of paragraphs that name none. */
  resolve(id: string | null): ResolvedStyle {
    const key = id ?? this.normal ?? '';
    const known = this.#resolved.get(key);
    if (known !== undefined) return known;
    const chain: Style[] = [];
    for (
      let style = this.#styles.get(key);
      style !== undefined && chain.length < MAX_DEPTH;
      style = this.#styles.get(style.basedOn ?? '')
    )
      chain.unshift(style);
    const resolved = {
      name: chain.at(-1)?.name ?? '',
      run: Object.assign({ ...this.defaults }, ...chain.map(({ run }) => run)),
      paragraph: Object.assign({}, ...chain.map(({ paragraph }) => paragraph)),
    };
    this.#resolved.set(key, resolved);
    return resolved;
  }

  /** What a style of letters adds; nothing of the defaults. */
  ofCharacters(id: string): RunLook {
    return this.#styles.get(id)?.run ?? {};
  }
}

/** @throws WorkbookRefusal. */
export async function readStyles(file: WorkbookPackage, part: string | undefined): Promise<DocumentStyles> {
  const styles = new DocumentStyles();
  if (part === undefined || !file.has(part)) return styles;
  const reader = new StylesReader(styles);
  await readXml(await file.open(part, PACKAGE_LIMITS.partBytes), {
    open: (tag, attributes) => reader.open(tag, attributes),
    close: (tag) => reader.close(tag),
  });
  return styles;
}

class StylesReader {
  readonly #styles: DocumentStyles;
  #style: Style | null = null;
  #isInRun = false;
  #isInDefaults = false;

  constructor(styles: DocumentStyles) {
    this.#styles = styles;
  }

  open(tag: string, attributes: Attributes): void {
    if (tag === 'docDefaults') this.#isInDefaults = true;
    else if (tag === 'rPr') this.#isInRun = true;
    else if (tag === 'style') this.#openStyle(attributes);
    else if (this.#isInDefaults) {
      if (this.#isInRun) takeRunProperty(this.#styles.defaults, tag, attributes);
    } else if (this.#style !== null) this.#openProperty(this.#style, tag, attributes);
  }

  close(tag: string): void {
    if (tag === 'docDefaults') this.#isInDefaults = false;
    else if (tag === 'rPr') this.#isInRun = false;
    else if (tag === 'style') this.#style = null;
  }

  #openStyle(attributes: Attributes): void {
    this.#style = { name: '', basedOn: null, run: {}, paragraph: {} };
    const id = attribute(attributes, 'styleId') ?? '';
    this.#styles.add(id, this.#style);
    if (attribute(attributes, 'type') === 'paragraph' && attribute(attributes, 'default') === '1')
      this.#styles.normal = id;
  }

  #openProperty(style: Style, tag: string, attributes: Attributes): void {
    if (this.#isInRun) takeRunProperty(style.run, tag, attributes);
    else if (tag === 'name') style.name = attribute(attributes, 'val') ?? '';
    else if (tag === 'basedOn') style.basedOn = attribute(attributes, 'val') ?? null;
    else takeParagraphProperty(style.paragraph, tag, attributes);
  }
}

/** The level of a heading by its style or its own outline level; null for body text. */
export function headingLevel({ name, paragraph }: ResolvedStyle, own: ParagraphLook): 1 | 2 | 3 | null {
  const outline = own.outline ?? paragraph.outline;
  if (outline !== undefined && outline >= 0 && outline < 9) return outline === 0 ? 1 : outline === 1 ? 2 : 3;
  const level = /^(?:heading|t[ií]tulo|encabezado)\s*([1-9])$/i.exec(name)?.[1];
  if (level !== undefined) return level === '1' ? 1 : level === '2' ? 2 : 3;
  return /^(?:title|t[ií]tulo|puesto)$/i.test(name) ? 1 : null;
}
