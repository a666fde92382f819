import { readXml, type WorkbookPackage } from '../../../workbooks/workbooks.ts';
import { PACKAGE_LIMITS } from '../document-limits.ts';
import { type Attributes, attribute } from './looks.ts';

/** Whether the items of a list at a level are numbered; null: they have no mark at all. */
export type Numbering = (list: { id: string; level: number }) => boolean | null;

/** The lists of a document (ECMA-376 Part 1, §17.9). @throws WorkbookRefusal. */
export async function readNumbering(file: WorkbookPackage, part: string | undefined): Promise<Numbering> {
  const formats = new Map<string, string>();
  const abstractOf = new Map<string, string>();
  if (part !== undefined && file.has(part)) {
    const reader = new NumberingReader(formats, abstractOf);
    await readXml(await file.open(part, PACKAGE_LIMITS.partBytes), {
      open: (tag, attributes) => reader.open(tag, attributes),
      close(tag) {
        if (tag === 'num') reader.list = '';
      },
    });
  }
  return ({ id, level }) => {
    const abstract = abstractOf.get(id);
    if (abstract === undefined) return null;
    const format = formats.get(`${abstract} ${level}`) ?? 'decimal';
    return format === 'none' ? null : format !== 'bullet';
  };
}

class NumberingReader {
  /** The list that is read; '' outside of lists. */
  list = '';
  readonly #formats: Map<string, string>;
  readonly #abstractOf: Map<string, string>;
  #abstract = '';
  #level = '';

  constructor(formats: Map<string, string>, abstractOf: Map<string, string>) {
    this.#formats = formats;
    this.#abstractOf = abstractOf;
  }

  open(tag: string, attributes: Attributes): void {
    const value = attribute(attributes, 'val') ?? '';
    switch (tag) {
      case 'abstractNum':
        this.#abstract = attribute(attributes, 'abstractNumId') ?? '';
        return;
      case 'lvl':
        this.#level = attribute(attributes, 'ilvl') ?? '';
        return;
      case 'num':
        this.list = attribute(attributes, 'numId') ?? '';
        return;
      case 'numFmt':
        if (this.list === '') this.#formats.set(`${this.#abstract} ${this.#level}`, value);
        return;
      case 'abstractNumId':
        if (this.list !== '') this.#abstractOf.set(this.list, value);
        return;
    }
  }
}
