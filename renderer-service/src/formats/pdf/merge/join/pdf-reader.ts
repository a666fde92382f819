import { type PdfDictionary, PdfReference, type PdfValue } from './pdf-value.ts';

const BLANKS = /(?:[\0\t\n\f\r ]|%[^\r\n]*)*/y;
const REFERENCE = /(\d+)[\0\t\n\f\r ]+\d+[\0\t\n\f\r ]+R(?![A-Za-z0-9])/y;
const WORD = /[^\0\t\n\f\r ()<>[\]{}/%]+/y;
const NAME = /\/[^\0\t\n\f\r ()<>[\]{}/%]*/y;
const HEX = /<[0-9A-Fa-f\0\t\n\f\r ]*>/y;
/** The inside of a literal string up to the next parenthesis. */
const PLAIN = /(?:\\[\s\S]|[^\\()])*/y;

/** A parser for PDF syntax, on the file's bytes as Latin-1. @throws Error on invalid syntax. */
export class PdfReader {
  at: number;
  private readonly text: string;

  constructor(text: string, at: number) {
    this.text = text;
    this.at = at;
  }

  value(): PdfValue {
    this.skip(BLANKS);
    switch (this.text[this.at]) {
      case '<':
        return this.text[this.at + 1] === '<' ? this.dictionary() : this.token(HEX);
      case '[':
        return this.list();
      case '(':
        return this.bracketed();
      case '/':
        return this.token(NAME);
      default:
        return this.reference() ?? this.token(WORD);
    }
  }

  /** Consumes a keyword if it follows. */
  accept(word: string): boolean {
    this.skip(BLANKS);
    if (!this.text.startsWith(word, this.at)) return false;
    this.at += word.length;
    return true;
  }

  private dictionary(): PdfDictionary {
    this.at += 2;
    const entries: PdfDictionary = new Map();
    while (!this.accept('>>')) entries.set(this.token(NAME), this.value());
    return entries;
  }

  private list(): PdfValue[] {
    this.at += 1;
    const values: PdfValue[] = [];
    while (!this.accept(']')) values.push(this.value());
    return values;
  }

  private bracketed(): string {
    const from = this.at;
    let depth = 0;
    do {
      const sign = this.text[this.at];
      if (sign === undefined) throw new Error('a text without an end');
      depth += sign === '(' ? 1 : -1;
      this.at += 1;
      if (depth > 0) this.skip(PLAIN);
    } while (depth > 0);
    return this.text.slice(from, this.at);
  }

  private reference(): PdfReference | undefined {
    REFERENCE.lastIndex = this.at;
    const match = REFERENCE.exec(this.text);
    if (match === null) return undefined;
    this.at = REFERENCE.lastIndex;
    return new PdfReference(Number(match[1]));
  }

  private token(pattern: RegExp): string {
    pattern.lastIndex = this.at;
    const [token] = pattern.exec(this.text) ?? [];
    if (token === undefined)
      throw new Error(`no PDF at ${this.at}: ${this.text.slice(this.at, this.at + 20)}`);
    this.at += token.length;
    return token;
  }

  private skip(pattern: RegExp): void {
    pattern.lastIndex = this.at;
    pattern.exec(this.text);
    this.at = pattern.lastIndex;
  }
}
